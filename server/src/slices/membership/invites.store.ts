import type { Insertable, Selectable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type InviteRow = Selectable<Database['workspace_invite']>;

const invites = (scope: Scope) => scope.db.selectFrom('workspace_invite').selectAll();

export function findInvite(scope: Scope, code: string) {
  return invites(scope).where('code', '=', code).executeTakeFirst();
}

/** Counts the invites that nobody has answered and that have not expired. */
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

/** The invites of a workspace that nobody has answered, including expired ones. */
export function listSent(scope: Scope, workspaceId: string) {
  return invites(scope)
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .orderBy('created_at')
    .orderBy('email')
    .execute();
}

/** The unanswered invite to an address. */
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
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('code')
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

/** @returns false when the invite has been answered already. */
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

/** @returns the code of the invite to this address. */
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
