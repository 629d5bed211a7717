import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor, Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';

export function findByEmail(scope: Scope, email: string) {
  return scope.db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUser(scope: Pick<Scope, 'db'>, userId: string) {
  return scope.db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

export interface NewUser {
  user_id: string;
  email: string;
  password_hash: string;
  first_name: string | null;
  email_verified_at: Date | null;
  is_onboarding_completed: boolean;
}

export async function hasOperator(db: Db): Promise<boolean> {
  return (await db.selectFrom('operator').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

/** False when the address is taken, also by a call at the same time. */
export async function insertUser(scope: Scope, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('user_account')
    .values({ ...user, public_user_id: randomBytes(32).toString('hex'), created_at: scope.now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function grantOperator(scope: Scope, userId: string): Promise<void> {
  await scope.db
    .insertInto('operator')
    .values({ user_id: userId, granted_at: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One set-up at a time: two browsers with the one link must not both pass. Held to the end of the transaction. */
export async function lockSetUp(scope: Scope): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('veery set-up'))`.execute(scope.db);
}

/** What an actor is made of, in one query: it is on the way of every request. */
const actors = (db: Db) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('member as m', 'm.user_id', 'u.user_id')
    .leftJoin('operator as o', 'o.user_id', 'u.user_id')
    .select([
      'u.user_id',
      'u.email_verified_at',
      'm.workspace_id',
      'm.role',
      'm.disabled_at as member_disabled_at',
      'o.granted_at as operator_since',
    ]);

/**
 * With the session that lets them in, which must be open. One of an operator holds as long as the user's grant does, and
 * the operator is one; of all others the conditions cost no look.
 */
const actorsInSession = (db: Db, now: Date) =>
  actors(db)
    .innerJoin('session as s', 's.user_id', 'u.user_id')
    .select(['s.session_id', 's.support_grant_id', 's.operator_user_id'])
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where((q) =>
      q.or([
        q('s.support_grant_id', 'is', null),
        q.exists(
          q
            .selectFrom('support_grant as g')
            .innerJoin('operator as helper', (join) => join.onRef('helper.user_id', '=', 's.operator_user_id'))
            .select('g.grant_id')
            .whereRef('g.grant_id', '=', 's.support_grant_id')
            .where('g.ended_at', 'is', null)
            .where('g.expires_at', '>', now),
        ),
      ]),
    );

export function findActorByAccessToken(db: Db, hash: Buffer, now: Date) {
  return actorsInSession(db, now)
    .innerJoin('session_access as a', 'a.session_id', 's.session_id')
    .where('a.access_hash', '=', hash)
    .where('a.expires_at', '>', now)
    .executeTakeFirst();
}

export function findActorByMediaCookie(db: Db, hash: Buffer, now: Date) {
  return actorsInSession(db, now).where('s.media_hash', '=', hash).executeTakeFirst();
}

/** What is asked of a key each time it is used. */
const keyColumns = [
  'k.key_id',
  'k.permissions',
  'k.credit_limit',
  'k.allowed_ips',
  'k.expires_at',
  'k.key_hash',
  'k.previous_key_hash',
  'k.previous_expires_at',
] as const;

/** By its secret, or by the one before the last rotation. */
export function findActorByApiKey(db: Db, hash: Buffer, now: Date) {
  return actors(db)
    .innerJoin('api_key as k', (join) =>
      join.onRef('k.user_id', '=', 'u.user_id').onRef('k.workspace_id', '=', 'm.workspace_id'),
    )
    .select([...keyColumns, 'k.last_used_at'])
    .where((q) => q.or([q('k.key_hash', '=', hash), q('k.previous_key_hash', '=', hash)]))
    .where('k.disabled_at', 'is', null)
    .where((q) => q.or([q('k.expires_at', 'is', null), q('k.expires_at', '>', now)]))
    .executeTakeFirst();
}

/** The actor again, by what identifies them: the key that let them in must still be good. */
export function findActorAgain(
  db: Db,
  { user_id, workspace_id, key }: Pick<Actor, 'user_id' | 'workspace_id'> & { key?: { key_id: string } },
  now: Date,
) {
  return actors(db)
    .leftJoin('api_key as k', (join) =>
      join
        .onRef('k.user_id', '=', 'u.user_id')
        .onRef('k.workspace_id', '=', 'm.workspace_id')
        .on('k.key_id', '=', key?.key_id ?? '')
        .on('k.disabled_at', 'is', null)
        .on((q) => q.or([q('k.expires_at', 'is', null), q('k.expires_at', '>', now)])),
    )
    .select(keyColumns)
    .where('u.user_id', '=', user_id)
    .where('m.workspace_id', '=', workspace_id)
    .$if(key !== undefined, (query) => query.where('k.key_id', 'is not', null))
    .executeTakeFirst();
}

/** Of sessions that are still good. One parameter however many there are, so that the statement stays the same. */
export function findActorsOfSessions(db: Db, sessionIds: string[], now: Date) {
  return actorsInSession(db, now)
    .where(sql<boolean>`s.session_id = ANY (${sessionIds}::text[])`)
    .execute();
}

/** With workspace and tier; one when an address is given. */
export function listUsers(scope: Scope, email?: string) {
  return scope.db
    .selectFrom('user_account as u')
    .innerJoin('member as m', 'm.user_id', 'u.user_id')
    .innerJoin('subscription as s', 's.workspace_id', 'm.workspace_id')
    .leftJoin('operator as o', 'o.user_id', 'u.user_id')
    .select(['u.user_id', 'm.workspace_id', 'u.email', 's.tier', 'u.email_verified_at', 'o.granted_at', 'u.created_at'])
    .$if(email !== undefined, (q) => q.where('u.email', '=', email ?? ''))
    .orderBy('u.created_at')
    .execute();
}

/** Whoever runs the installation, with the workspace in which they are told things. */
export function listOperators(scope: Scope) {
  return scope.db
    .selectFrom('operator as o')
    .innerJoin('user_account as u', 'u.user_id', 'o.user_id')
    .innerJoin('member as m', 'm.user_id', 'o.user_id')
    .select(['u.user_id', 'm.workspace_id', 'u.email'])
    .where('m.disabled_at', 'is', null)
    .execute();
}

/** Who agreed to product updates, with an address that is theirs. */
export function listUpdateReaders(scope: Scope) {
  return scope.db
    .selectFrom('user_account')
    .select(['user_id', 'email'])
    .where('agrees_to_product_updates', '=', true)
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at')
    .execute();
}
