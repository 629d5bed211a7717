/** The one query behind every request: a credential becomes the actor that it stands for. */
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { TableName } from '../../../kernel/db/read-cache.ts';

/** What an actor is read from, and `workspace`, whose deletion takes its members along. */
export const tablesOfActors: readonly TableName[] = [
  'user_account',
  'workspace',
  'member',
  'operator',
  'session',
  'session_access',
  'support_grant',
  'api_key',
];

/** The columns of an actor. Every request waits for this query, so it stays a single one. */
const actors = (db: Db) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('member as m', 'm.user_id', 'u.user_id')
    .leftJoin('operator as o', 'o.user_id', 'u.user_id')
    .select(['u.user_id', 'u.email_verified_at', 'm.workspace_id', 'm.role', 'o.granted_at as operator_since'])
    // The lock of an operator, or else that of an admin of the workspace.
    .select((q) => q.fn.coalesce('u.locked_at', 'm.disabled_at').as('member_disabled_at'));

/**
 * Actors with the open session that admits them. The support session of an operator ends with the user's grant and with
 * the operator's rights; for every other session the first condition already decides, so the subquery is never run.
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

/** The columns of a key that are checked at every use. */
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

/** A key is found by its secret, or by the secret that the last rotation replaced. */
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

/** An actor who was admitted before. The key that admitted them must still be usable. */
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

/** Actors of the sessions that are still open. The ids are one parameter, so that the prepared statement is always the same. */
export function findActorsOfSessions(db: Db, sessionIds: string[], now: Date) {
  return actorsInSession(db, now)
    .where(sql<boolean>`s.session_id = ANY (${sessionIds}::text[])`)
    .execute();
}
