import { declareError, declareNotFound } from '../kit/declared-error.ts';
import { maxBudgets } from './types.ts';

export const budgetNotFound = declareNotFound('budget', {
  param: 'budget_id',
  when: 'There is no budget with this id in the workspace.',
  remedy: 'Take the id from the list of budgets.',
});

export const budgetTargetNotFound = declareError(404, 'budget_target_not_found', {
  example: { scope: 'api_key', id: '21m00Tcm4TlvDq8ikWAM' },
  message: ({ scope, id }) => `The workspace has no ${scope === 'api_key' ? 'API key' : 'member'} with the id ${id}.`,
  param: 'target_id',
  when: 'A budget is to count an API key or a member that the workspace does not have.',
  remedy: 'Take the id of a member from the list of members, and that of a key from the usage by API key.',
});

export const budgetExists = declareError(409, 'budget_exists', {
  message: 'There is a budget for this and for this period already. Change its credits or its thresholds.',
  param: 'scope',
  when: 'The workspace has a budget that counts the same in the same kind of period.',
  remedy: 'Change the budget that exists, with `PATCH /v1/usage/budgets/{budget_id}`.',
});

export const tooManyBudgets = declareError(400, 'too_many_budgets', {
  message: `A workspace may have ${maxBudgets} budgets. Delete one first.`,
  when: 'The workspace has the maximum number of budgets.',
  remedy: 'Delete a budget that is no longer needed.',
});
