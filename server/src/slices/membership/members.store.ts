import type { Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

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

/** Everybody in the caller's workspace, oldest first. */
export function listMembers(scope: Scope) {
  return scope.db
    .selectFrom('member as m')
    .innerJoin('user_account as u', 'u.user_id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.disabled_at', 'm.created_at', 'u.email', 'u.first_name'])
    .select((q) =>
      q
        .selectFrom('session as s')
        .whereRef('s.user_id', '=', 'm.user_id')
        .select((s) => s.fn.max('s.rotated_at').as('last'))
        .as('last_active_at'),
    )
    .where('m.workspace_id', '=', scope.actor.workspace_id)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .execute();
}

export function findMember(scope: Scope, workspaceId: string, email: string) {
  return scope.db
    .selectFrom('member as m')
    .innerJoin('user_account as u', 'u.user_id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.disabled_at'])
    .where('m.workspace_id', '=', workspaceId)
    .where('u.email', '=', email)
    .executeTakeFirst();
}

export async function updateMember(
  scope: Scope,
  userId: string,
  change: Updateable<Database['member']>,
): Promise<void> {
  await scope.db
    .updateTable('member')
    .set(change)
    .where('user_id', '=', userId)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .execute();
}

/** False when they are no longer where they were. */
export async function moveMember(
  scope: Scope,
  { user_id, from, to, role }: { user_id: string; from: string; to: string; role: string },
): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('member')
    .set({ workspace_id: to, role, disabled_at: null, created_at: scope.now })
    .where('user_id', '=', user_id)
    .where('workspace_id', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function findOwnWorkspace(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('workspace')
    .select('workspace_id')
    .where('owner_user_id', '=', userId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Admins who are not locked out. */
export async function listAdmins(scope: Scope, workspaceId: string): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('member')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
