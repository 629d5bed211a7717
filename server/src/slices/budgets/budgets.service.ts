/** Budgets, as the admins of a workspace set them. What is used of them is counted where credits are settled. */
import { budgetExists, budgetNotFound, budgetTargetNotFound, tooManyBudgets } from '#contract/budgets/errors.ts';
import {
  maxBudgets,
  type Budget,
  type BudgetPeriod,
  type BudgetScope,
  type CreateBudgetInput,
  type UpdateBudgetInput,
} from '#contract/budgets/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { findWorkspaceOf } from '../../platform/identity/accounts/members.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { listKeys, readKeyNames } from '../../platform/identity/keys/api-keys.ts';
import { getBalance, lockCredits, sumCharged } from '../usage/usage.service.ts';
import { presentPeriodOf, reachedThreshold } from './budgets.rules.ts';
import * as store from './budgets.store.ts';
import type { BudgetRow } from './budgets.store.ts';

/** Admins see all budgets, others those that count their own use or one of their keys. */
export async function listBudgets(scope: Scope): Promise<{ budgets: Budget[]; max_budgets: number }> {
  const ownKeys = (await listKeys(scope)).map(({ key_id }) => key_id);
  return { budgets: await present(scope, await store.listBudgets(scope, ownKeys)), max_budgets: maxBudgets };
}

async function present(scope: Scope, rows: BudgetRow[]): Promise<Budget[]> {
  if (rows.length === 0) return [];
  const [billing, emails, names] = await Promise.all([
    getBalance(scope),
    readEmails(scope, [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]),
    readKeyNames(scope, [...new Set(rows.flatMap(({ key_id }) => key_id ?? []))]),
  ]);
  return rows.map((row) => {
    const { budget_id, credits, thresholds, key_id, user_id } = row;
    const { number, ends_at } = presentPeriodOf(row.period as BudgetPeriod, billing, scope.now);
    const credits_used = row.counted_period === number ? row.credits_used : 0;
    return {
      ...{ budget_id, credits, thresholds, credits_used },
      scope: row.scope as BudgetScope,
      target_id: key_id ?? user_id,
      target_name: (key_id && names.get(key_id)) ?? (user_id && emails.get(user_id)) ?? null,
      period: row.period as BudgetPeriod,
      reached: reachedThreshold(credits_used, credits, thresholds),
      resets_at_unix: toUnix(ends_at),
      created_at_unix: toUnix(row.created_at),
    };
  });
}

/**
 * The lock of the credits keeps settlements away, so that each is counted in the sum or by the budget, and not in both.
 * @throws AppError 404 budget_target_not_found, 409 budget_exists, 400 too_many_budgets
 */
export async function createBudget(scope: Scope, input: CreateBudgetInput): Promise<Budget> {
  const { credits, period, thresholds } = input;
  return transaction(scope, async (scope) => {
    const billing = await lockCredits(scope);
    const target = { key_id: null, user_id: null, ...(await requireTarget(scope, input)) };
    if ((await store.countBudgets(scope)) >= maxBudgets) throw AppError.from(tooManyBudgets);
    const { number, starts_at } = presentPeriodOf(period, billing, scope.now);
    const row = await store.insertBudget(scope, {
      ...{ budget_id: newId(), scope: input.scope, ...target, credits, period, thresholds: ordered(thresholds) },
      credits_used: await sumCharged(scope, { since: starts_at ?? { period: number }, ...target }),
      counted_period: number,
    });
    if (!row) throw AppError.from(budgetExists);
    const { budget_id } = row;
    await audit(scope, 'budget.created', { budget_id, scope: input.scope, ...target, credits, period, thresholds });
    await recordChange(scope, { collection: 'budget', id: budget_id, what: 'added' }, 'workspace');
    return (await present(scope, [row]))[0]!;
  });
}

async function requireTarget(
  scope: Scope,
  input: CreateBudgetInput,
): Promise<{ key_id: string } | { user_id: string } | {}> {
  const id = input.target_id;
  if (id == null) return {};
  if (input.scope === 'api_key') {
    if ((await readKeyNames(scope, [id])).has(id)) return { key_id: id };
  } else if ((await findWorkspaceOf(scope, id)) === scope.actor.workspace_id) return { user_id: id };
  throw AppError.from(budgetTargetNotFound, { scope: input.scope, id });
}

/** @throws AppError 404 budget_not_found */
export async function updateBudget(
  scope: Scope,
  id: string,
  { credits, thresholds }: UpdateBudgetInput,
): Promise<Budget> {
  return transaction(scope, async (scope) => {
    const before = await store.lockBudget(scope, id);
    if (!before) throw AppError.from(budgetNotFound, { id });
    const after = {
      credits: credits ?? before.credits,
      thresholds: thresholds ? ordered(thresholds) : before.thresholds,
    };
    // What has been told of and is not reached any more is told of when it is reached again.
    const reached = reachedThreshold(before.credits_used, after.credits, after.thresholds) ?? 0;
    const row = await store.updateBudget(scope, id, { ...after, told_percent: Math.min(before.told_percent, reached) });
    await audit(scope, 'budget.changed', { budget_id: id, ...after });
    await recordChange(scope, { collection: 'budget', id, what: 'changed' }, 'workspace');
    return (await present(scope, [row]))[0]!;
  });
}

const ordered = (thresholds: number[]): number[] => thresholds.toSorted((a, b) => a - b);

/** @throws AppError 404 budget_not_found */
export async function deleteBudget(scope: Scope, id: string): Promise<void> {
  await transaction(scope, async (scope) => {
    if (!(await store.deleteBudget(scope, id))) throw AppError.from(budgetNotFound, { id });
    await audit(scope, 'budget.deleted', { budget_id: id });
    await recordChange(scope, { collection: 'budget', id, what: 'removed' }, 'workspace');
  });
}

/** A member has left the workspace. */
export const removeBudgetsOfMember = (scope: Scope, leaver: { user_id: string; workspace_id: string }): Promise<void> =>
  store.deleteBudgetsOfMember(scope, leaver);
