import type { Scope } from '../../kernel/context.ts';

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

export async function deleteFlag(scope: Scope, workspaceId: string, flag: string): Promise<void> {
  await scope.db.deleteFrom('flag_value').where('workspace_id', '=', workspaceId).where('flag', '=', flag).execute();
}

export function listAllFlags({ db }: Pick<Scope, 'db'>, count: number) {
  return db.selectFrom('flag_value').selectAll().orderBy('flag').orderBy('workspace_id').limit(count).execute();
}
