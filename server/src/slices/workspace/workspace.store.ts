import type { Scope } from '../../kernel/context.ts';

export async function insertWorkspace(
  scope: Scope,
  workspace: { workspace_id: string; name: string; owner_user_id: string },
): Promise<void> {
  await scope.db
    .insertInto('workspace')
    .values({ ...workspace, created_at: scope.now })
    .execute();
  await scope.db
    .insertInto('member')
    .values({
      user_id: workspace.owner_user_id,
      workspace_id: workspace.workspace_id,
      role: 'admin',
      created_at: scope.now,
    })
    .execute();
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
