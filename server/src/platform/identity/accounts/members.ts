/** Rows of `member`: which workspace a user works in, and with which role. */
import type { Updateable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';

type Data = Pick<Scope, 'db'>;

export async function insertMember(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  member: { user_id: string; workspace_id: string; role: string },
): Promise<void> {
  await db
    .insertInto('member')
    .values({ ...member, created_at: now })
    .execute();
}

/** The workspace that the user works in; undefined when the account is gone. */
export async function findWorkspaceOf({ db }: Data, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('member').select('workspace_id').where('user_id', '=', userId).executeTakeFirst();
  return row?.workspace_id;
}

/** The members of a workspace by role. A member who is locked out keeps their seat. */
export async function countMembers({ db }: Data, workspaceId: string): Promise<{ admin: number; editor: number }> {
  const rows = await db
    .selectFrom('member')
    .select((q) => ['role', q.fn.countAll<number>().as('count')])
    .where('workspace_id', '=', workspaceId)
    .groupBy('role')
    .execute();
  const countOf = (role: string) => rows.find((row) => row.role === role)?.count ?? 0;
  return { admin: countOf('admin'), editor: countOf('editor') };
}

/** Every member of the workspace, the oldest membership first, with the time of their last renewed session. */
export function listMembers({ db }: Data, workspaceId: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('user_account as u', 'u.user_id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.disabled_at', 'm.created_at', 'm.credit_limit', 'm.credits_used'])
    .select(['u.email', 'u.first_name'])
    .select((q) =>
      q
        .selectFrom('session as s')
        .whereRef('s.user_id', '=', 'm.user_id')
        .select((s) => s.fn.max('s.rotated_at').as('last'))
        .as('last_active_at'),
    )
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .execute();
}

export function findMember({ db }: Data, workspaceId: string, email: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('user_account as u', 'u.user_id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.disabled_at'])
    .where('m.workspace_id', '=', workspaceId)
    .where('u.email', '=', email)
    .executeTakeFirst();
}

export async function updateMember(
  { db }: Data,
  { user_id, workspace_id }: { user_id: string; workspace_id: string },
  change: Updateable<Database['member']>,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ user_id, ...change })
    .where('user_id', '=', user_id)
    .where('workspace_id', '=', workspace_id)
    .execute();
}

/** What the member may use in each period; undefined when they have no limit of their own. */
export async function readMemberCredits({ db, actor }: Pick<Scope, 'db' | 'actor'>, userId: string) {
  const member = await db
    .selectFrom('member')
    .select(['credit_limit', 'credits_used', 'credits_reserved'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member || member.credit_limit === null) return undefined;
  return { ...member, credit_limit: member.credit_limit };
}

/** @returns false when the user has left the former workspace in the meantime. */
export async function moveMember(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { user_id, from, to, role }: { user_id: string; from: string; to: string; role: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({
      ...{ workspace_id: to, role, disabled_at: null, created_at: now },
      ...{ credit_limit: null, credits_used: 0, credits_reserved: 0 },
    })
    .where('user_id', '=', user_id)
    .where('workspace_id', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whom somebody who is locked out can ask: undefined where they are not locked, and null where an operator has locked them or
 * no admin is left.
 */
export async function findContactOfLocked({ db }: Data, userId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('member as m')
    .innerJoin('user_account as locked', 'locked.user_id', 'm.user_id')
    .select('locked.locked_at')
    .select((q) =>
      q
        .selectFrom('member as a')
        .innerJoin('user_account as u', 'u.user_id', 'a.user_id')
        .select('u.email')
        .whereRef('a.workspace_id', '=', 'm.workspace_id')
        .where('a.role', '=', 'admin')
        .where('a.disabled_at', 'is', null)
        .orderBy('a.created_at')
        .limit(1)
        .as('contact'),
    )
    .where('m.user_id', '=', userId)
    .where((q) => q.or([q('m.disabled_at', 'is not', null), q('locked.locked_at', 'is not', null)]))
    .executeTakeFirst();
  return row && (row.locked_at ? null : row.contact);
}

/** The admins of a workspace who are not locked out. */
export async function listAdmins({ db }: Data, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Every account of the installation with its workspace, the oldest first. */
export function listAccounts({ db }: Data) {
  return db
    .selectFrom('user_account as u')
    .innerJoin('member as m', 'm.user_id', 'u.user_id')
    .leftJoin('operator as o', 'o.user_id', 'u.user_id')
    .select([
      'u.user_id',
      'm.workspace_id',
      'u.email',
      'u.email_verified_at',
      'o.granted_at as operator_since',
      'u.created_at',
    ])
    .orderBy('u.created_at')
    .execute();
}

/** The account with this address and the workspace that it works in. */
export function findAccountByEmail({ db }: Data, email: string) {
  return db
    .selectFrom('user_account as u')
    .innerJoin('member as m', 'm.user_id', 'u.user_id')
    .select(['u.user_id', 'm.workspace_id'])
    .where('u.email', '=', email)
    .executeTakeFirst();
}
