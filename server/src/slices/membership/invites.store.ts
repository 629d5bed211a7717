import type { Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

/** An invitation with what is told of it: the workspace's name, the address of who invited. */
const invites = (scope: Scope) =>
  scope.db
    .selectFrom('workspace_invite as i')
    .innerJoin('workspace as w', 'w.workspace_id', 'i.workspace_id')
    .innerJoin('user_account as u', 'u.user_id', 'i.invited_by_user_id')
    .selectAll('i')
    .select(['w.name as workspace_name', 'u.email as invited_by']);

export function findInvite(scope: Scope, code: string) {
  return invites(scope).where('i.code', '=', code).executeTakeFirst();
}

/** Of those that nobody has answered and that are still good. */
export async function countPending(scope: Scope, workspaceId: string): Promise<number> {
  const { count } = await scope.db
    .selectFrom('workspace_invite')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', scope.now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of a workspace that nobody has answered, expired ones too. */
export function listSent(scope: Scope, workspaceId: string) {
  return invites(scope)
    .where('i.workspace_id', '=', workspaceId)
    .where('i.state', '=', 'pending')
    .orderBy('i.created_at')
    .orderBy('i.email')
    .execute();
}

/** The one to an address that nobody has answered. */
export function findSent(scope: Scope, workspaceId: string, email: string) {
  return scope.db
    .selectFrom('workspace_invite')
    .select('code')
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

export function listReceived(scope: Scope, email: string) {
  return invites(scope)
    .where('i.email', '=', email)
    .where('i.state', '=', 'pending')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.code')
    .execute();
}

export async function insertInvite(scope: Scope, invite: Insertable<Database['workspace_invite']>): Promise<void> {
  await scope.db.insertInto('workspace_invite').values(invite).execute();
}

export async function renewInvite(
  scope: Scope,
  code: string,
  change: { role: string; invited_by_user_id: string; expires_at: Date },
): Promise<void> {
  await scope.db.updateTable('workspace_invite').set(change).where('code', '=', code).execute();
}

/** Answers an invitation; false when it has been answered already. */
export async function endInvite(
  scope: Scope,
  code: string,
  state: 'accepted' | 'declined' | 'revoked',
): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('workspace_invite')
    .set({ state, ended_at: scope.now })
    .where('code', '=', code)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns the code of the one to this address. */
export function revokeInvite(scope: Scope, workspaceId: string, email: string): Promise<{ code: string } | undefined> {
  return scope.db
    .updateTable('workspace_invite')
    .set({ state: 'revoked', ended_at: scope.now })
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .returning('code')
    .executeTakeFirst();
}

export async function revokeAll(scope: Scope, workspaceId: string): Promise<void> {
  await scope.db
    .updateTable('workspace_invite')
    .set({ state: 'revoked', ended_at: scope.now })
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .execute();
}

export async function deleteInvitesTo({ db }: Pick<Scope, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('workspace_invite').where('email', '=', email).execute();
}
