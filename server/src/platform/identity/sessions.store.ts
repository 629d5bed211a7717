import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

/** A browser that is open renews every five minutes: without that much more, its pause would be counted as inactivity. */
const inactivityGraceSeconds = 300;

/** Nobody has renewed the session for longer than its workspace allows. */
export const isIdle = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM member m JOIN workspace w USING (workspace_id)
  WHERE m.user_id = session.user_id
    AND session.rotated_at < ${now}::timestamptz
      - make_interval(secs => w.session_inactivity_timeout + ${inactivityGraceSeconds}::integer)
)`;

/** Which sessions end: all of a user, unless one is named or left out, or all of a grant of support access. */
export interface WhichSessions {
  user_id: string;
  only?: string;
  except?: string;
  support_grant_id?: string;
}

/** In one statement with what tells the account's browsers of it. @returns how many were open. */
export async function endSessions(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { user_id, only, except, support_grant_id }: WhichSessions,
): Promise<number> {
  const { rows } = await sql`
    WITH ended AS (
      UPDATE session SET revoked_at = ${now}
      WHERE user_id = ${user_id} AND revoked_at IS NULL
        AND (${only ?? null}::text IS NULL OR session_id = ${only ?? null}::text)
        AND (${except ?? null}::text IS NULL OR session_id <> ${except ?? null}::text)
        AND (${support_grant_id ?? null}::text IS NULL OR support_grant_id = ${support_grant_id ?? null}::text)
      RETURNING session_id, user_id
    ), told AS (
      INSERT INTO change (workspace_id, user_id, collection, id, what)
      SELECT m.workspace_id, m.user_id, 'session', e.session_id, 'removed' FROM ended e JOIN member m USING (user_id)
    )
    SELECT session_id FROM ended`.execute(db);
  return rows.length;
}

/** @returns the workspace of the user. */
export async function tellOfSession({ db }: Pick<Scope, 'db'>, userId: string, sessionId: string) {
  const { rows } = await sql<{ workspace_id: string }>`
    INSERT INTO change (workspace_id, user_id, collection, id, what)
    SELECT workspace_id, user_id, 'session', ${sessionId}, 'added' FROM member WHERE user_id = ${userId}
    RETURNING workspace_id`.execute(db);
  return rows[0]?.workspace_id ?? null;
}

/** Those that are open, the newest first. */
export function listSessions({ db, actor, now }: Scope) {
  return db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'ip', 'created_at', 'rotated_at', 'support_grant_id'])
    .where('user_id', '=', actor.user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('session_id')
    .execute();
}

/** Also one that has ended. */
export async function isOwnSession({ db, actor }: Scope, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** With what tells the accounts' browsers, as above. Nobody renews those of support, which end by themselves. */
export async function endIdleSessions({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE session SET revoked_at = ${now}
      WHERE revoked_at IS NULL AND expires_at > ${now} AND support_grant_id IS NULL AND ${isIdle(now)}
      RETURNING session_id, user_id
    )
    INSERT INTO change (workspace_id, user_id, collection, id, what)
    SELECT m.workspace_id, m.user_id, 'session', e.session_id, 'removed' FROM ended e JOIN member m USING (user_id)`.execute(
    db,
  );
}

/** Addresses and browsers of long ago are nobody's business. Those of support tell when somebody went in. */
export async function deleteOldSessions({ db }: Pick<Scope, 'db'>, endedBefore: Date): Promise<void> {
  await sql`
    DELETE FROM session WHERE support_grant_id IS NULL AND least(revoked_at, expires_at) < ${endedBefore}`.execute(db);
}
