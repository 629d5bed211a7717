import { bySession } from '../../contract-suite/http.suite.ts';
import { changePlan } from '../../ports/payments/sandbox/commands.ts';
import { giveSubscription } from '../../testing/billing.ts';
import { defineSamples } from '../../testing/samples.ts';

const monthly = { billing_period: 'monthly_period' };
const starter = { tier: 'starter', period: 'monthly_period', currency: 'usd', amount_cents: 500 } as const;

export const billingSamples = defineSamples({
  async addToTenant(app, { user }) {
    // The workspaces of the suites have the enterprise plan of an operator, beside what they pay for.
    await giveSubscription(app, user, {
      tier: 'creator',
      after: (step) => void changePlan(step, { plan: starter, when: 'period_end', discount: null }),
    });
    const [buyer, subscriber] = await Promise.all([app.user(), app.user()]);
    await giveSubscription(app, subscriber, { tier: 'creator' });
    return { buyer, subscriber };
  },
  endpoints: {
    'POST /create-checkout-session': ({ buyer }) => ({
      body: { subscription_type: 'creator', currency: 'usd', ...monthly },
      as: bySession(buyer),
    }),
    'POST /change-subscription': ({ subscriber }) => ({
      body: { subscription_type: 'starter', ...monthly },
      as: bySession(subscriber),
    }),
    'GET /v1/billing/change-preview': ({ subscriber }) => ({
      query: { subscription_type: 'pro', ...monthly },
      as: bySession(subscriber),
    }),
    'POST /cancel-subscription': () => ({ body: { reason: 'unused' } }),
    'POST /apply-discount': () => ({ body: { discount_code: 'special-offer-30' } }),
    'POST /create-connect-account': () => ({ body: { relative_redirect_path: '/app/home' } }),
    'POST /create-connect-account-management-link': () => ({ body: { relative_redirect_path: '/app/home' } }),
    'POST /validate-promocode': () => ({ body: { promocode: 'NOTHING' } }),
    'POST /v1/operator/billing/clock': () => ({ body: { advance_hours: 0 } }),
  },
});
