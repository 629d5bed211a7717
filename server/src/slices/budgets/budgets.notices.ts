/** Tells of budgets, once for each period and threshold: the admins, and the member whose use or whose key it counts. */
import type { BudgetPeriod, BudgetScope } from '#contract/budgets/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { UpkeepTask } from '../../manifest.ts';
import { findWorkspaceOf, listAdmins } from '../../platform/identity/accounts/members.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import * as store from './budgets.store.ts';

export const tellOfBudgets: UpkeepTask = async (scope) => {
  await transaction(scope, async (scope) => {
    for (const budget of await store.takeReached(scope)) await tell(scope, budget);
  });
};

async function tell(scope: Scope, budget: store.ReachedBudget): Promise<void> {
  const { budget_id, workspace_id, concerns, percent, credits, credits_used, key_name, email } = budget;
  const notice = {
    kind: 'budget_reached',
    params: {
      ...{ scope: budget.scope as BudgetScope, period: budget.period as BudgetPeriod },
      ...{ name: key_name, email, percent, credits, used: credits_used },
    },
  } as const;
  const readers = new Set(await listAdmins(scope, workspace_id));
  // The key of somebody who has left stays in the workspace, and is no concern of theirs.
  if (concerns && (await findWorkspaceOf(scope, concerns)) === workspace_id) readers.add(concerns);
  for (const user_id of readers) await notifyUser(scope, { user_id, workspace_id }, notice);
  const change = { collection: 'budget', id: budget_id, what: 'changed' } as const;
  await recordChangeFor(scope, change, { workspace_id, user_id: null });
}
