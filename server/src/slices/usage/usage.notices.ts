/** Tells the admins of a workspace, once a period each, that 80 % of its credits are used, and that all are. */
import type { UpkeepTask } from '../../manifest.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { listAdmins } from '../../platform/identity/accounts/members.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import * as store from './notices.store.ts';

export const tellOfUse: UpkeepTask = async (scope) => {
  await transaction(scope, async (scope) => {
    for (const { workspace_id, credit_limit, percent } of await store.takeUntold(scope)) {
      const notice = { kind: percent === 100 ? 'usage_100' : 'usage_80', params: { limit: credit_limit } } as const;
      for (const user_id of await listAdmins(scope, workspace_id))
        await notifyUser(scope, { user_id, workspace_id }, notice);
    }
  });
};
