import { defineSamples } from '../../testing/samples.ts';
import { createBudget } from './budgets.service.ts';

export const budgetsSamples = defineSamples({
  async addToTenant(_app, { user }) {
    const target = { scope: 'api_key', target_id: user.key_id } as const;
    const made = await createBudget(user.ctx(), {
      ...{ ...target, credits: 5000, period: 'calendar_month', thresholds: [50, 100] },
    });
    return { budget_id: made.budget_id };
  },
  endpoints: {
    'POST /v1/usage/budgets': () => ({ body: { scope: 'api_key', credits: 1000 } }),
    'PATCH /v1/usage/budgets/{budget_id}': () => ({ body: { credits: 2000, thresholds: [80] } }),
  },
  ids: {
    budget_id: { owner: 'private', kind: 'budget', of: (tenant) => tenant.budget_id },
    'POST /v1/usage/budgets target_id': { owner: 'private', kind: 'API key', of: ({ user }) => user.key_id },
  },
});
