/** Budgets of credits: whoever watches them is told when a share of one is used. Nothing is refused because of them. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { budgetExists, budgetNotFound, budgetTargetNotFound, tooManyBudgets } from './errors.ts';
import { Budget, CreateBudgetInput, maxBudgets, UpdateBudgetInput } from './types.ts';

const BudgetId = z.object({
  budget_id: z.string().max(100).describe('The id of a budget, as the list tells it.'),
});
const forAdmins = 'Only admins of the workspace may do this.';
const ofAdmins = { tag: 'workspace', access: 'admin', permission: 'workspace_write' } as const;

export const listBudgets = endpoint({
  method: 'GET',
  path: '/v1/usage/budgets',
  operation: 'usage_listBudgets',
  summary: 'List the budgets',
  description:
    'Returns the budgets with what was used of them, oldest first. Admins of the workspace see all of them, others those that count their own use or one of their API keys.',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({
    budgets: z.array(Budget).describe('The budgets.'),
    max_budgets: z.int().describe(`How many budgets a workspace may have: ${maxBudgets}.`),
  }),
});

export const createBudget = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: '/v1/usage/budgets',
  operation: 'usage_createBudget',
  summary: 'Create a budget',
  description: `Creates a budget. What was used in the present period counts from its beginning. When a threshold is reached, the admins of the workspace are told, and the member whose use or whose key it counts: once in each period, and where one step reaches several, of the highest of them. A budget refuses nothing; the limits of keys and members do. ${forAdmins}`,
  body: CreateBudgetInput,
  response: Budget,
  errors: [budgetTargetNotFound, budgetExists, tooManyBudgets],
});

export const updateBudget = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: '/v1/usage/budgets/{budget_id}',
  operation: 'usage_updateBudget',
  summary: 'Update a budget',
  description: `Changes what is given and keeps the rest. A threshold that the new figures have not reached any more is told of again. ${forAdmins}`,
  params: BudgetId,
  body: UpdateBudgetInput,
  response: Budget,
  errors: [budgetNotFound],
});

export const deleteBudget = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: '/v1/usage/budgets/{budget_id}',
  operation: 'usage_deleteBudget',
  summary: 'Delete a budget',
  description: `Deletes the budget. A budget is also deleted with its API key, and when its member leaves the workspace. ${forAdmins}`,
  params: BudgetId,
  response: Ok,
  errors: [budgetNotFound],
});
