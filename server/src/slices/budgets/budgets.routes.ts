import * as api from '#contract/budgets/api.ts';
import { on } from '../../context.ts';
import * as service from './budgets.service.ts';

export const budgetsRoutes = [
  on(api.listBudgets, (ctx) => service.listBudgets(ctx)),
  on(api.createBudget, (ctx, { body }) => service.createBudget(ctx, body)),
  on(api.updateBudget, (ctx, { params, body }) => service.updateBudget(ctx, params.budget_id, body)),
  on(api.deleteBudget, async (ctx, { params }) => {
    await service.deleteBudget(ctx, params.budget_id);
    return { status: 'ok' as const };
  }),
];
