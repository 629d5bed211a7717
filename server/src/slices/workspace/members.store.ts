import type { Scope } from '../../kernel/context.ts';

/**
 * Whatever changes who is in a workspace holds its row, and those of all it concerns in one order: seats are counted by
 * one at a time. Not in the way of anything else that is written about the workspace. Held to the end of the transaction.
 */
export async function lockWorkspaces(scope: Scope, workspaceIds: string[]): Promise<void> {
  await scope.db
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', 'in', workspaceIds)
    .orderBy('workspace_id')
    .forNoKeyUpdate()
    .execute();
}

/** What the seats of a workspace are counted by. */
export function readSeatTerms(scope: Scope, workspaceId: string) {
  return scope.db
    .selectFrom('workspace as w')
    .innerJoin('subscription as s', 's.workspace_id', 'w.workspace_id')
    .select(['w.max_seats', 's.tier'])
    .where('w.workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

/** Those who are locked out keep their seat. */
export async function countMembers(scope: Scope, workspaceId: string): Promise<{ admin: number; editor: number }> {
  const rows = await scope.db
    .selectFrom('member')
    .select((q) => ['role', q.fn.countAll<number>().as('count')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('role')
    .execute();
  const of = (role: string) => rows.find((row) => row.role === role)?.count ?? 0;
  return { admin: of('admin'), editor: of('editor') };
}
