import type { Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export async function insertWorkspace(
  scope: Scope,
  workspace: { workspace_id: string; name: string; owner_user_id: string },
): Promise<void> {
  await scope.db
    .insertInto('workspace')
    .values({ ...workspace, created_at: scope.now })
    .execute();
}

export async function insertMember(
  scope: Scope,
  member: { user_id: string; workspace_id: string; role: string },
): Promise<void> {
  await scope.db
    .insertInto('member')
    .values({ ...member, created_at: scope.now })
    .execute();
}

export function updateWorkspace(scope: Scope, change: Updateable<Database['workspace']>) {
  return scope.db
    .updateTable('workspace')
    .set(change)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .returning(['training_opt_out', 'training_opt_out_at'])
    .executeTakeFirstOrThrow();
}

export function readWorkspace(scope: Scope) {
  return scope.db
    .selectFrom('workspace')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .executeTakeFirstOrThrow();
}

export function readFlags(scope: Scope) {
  return scope.db
    .selectFrom('flag_value')
    .select(['flag', 'is_on'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .execute();
}

export async function writeFlag(scope: Scope, workspaceId: string, flag: string, isOn: boolean): Promise<void> {
  await scope.db
    .insertInto('flag_value')
    .values({ workspace_id: workspaceId, flag, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'flag']).doUpdateSet({ is_on: isOn }))
    .execute();
}
