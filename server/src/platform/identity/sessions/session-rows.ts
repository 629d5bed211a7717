/** Rows of `session`. Whatever opens or ends a session tells the account's browsers in the same statement. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import { insertChanges } from '../../../kernel/live/changes.ts';

type Data = Pick<Scope, 'db'>;

/** A browser that is open renews its session every five minutes, so that much is added before a session counts as idle. */
const inactivityGraceSeconds = 300;

/** A session is idle when nobody has renewed it for longer than its workspace allows. */
export const isIdle = (now: Date) => sql<boolean>`EXISTS (
  SELECT FROM member m JOIN workspace w USING (workspace_id)
  WHERE m.user_id = session.user_id
    AND session.rotated_at < ${now}::timestamptz
      - make_interval(secs => w.session_inactivity_timeout + ${inactivityGraceSeconds}::integer)
)`;

/** Every session of the user, unless one is named or excepted, or only those of one support grant. */
export interface SessionSelection {
  user_id: string;
  only?: string;
  except?: string;
  support_grant_id?: string;
}

/** @returns how many sessions were open. */
export async function endSessions(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { user_id, only, except, support_grant_id }: SessionSelection,
): Promise<number> {
  const { rows } = await sql`
    WITH ended AS (
      UPDATE session SET revoked_at = ${now}
      WHERE user_id = ${user_id} AND revoked_at IS NULL
        AND (${only ?? null}::text IS NULL OR session_id = ${only ?? null}::text)
        AND (${except ?? null}::text IS NULL OR session_id <> ${except ?? null}::text)
        AND (${support_grant_id ?? null}::text IS NULL OR support_grant_id = ${support_grant_id ?? null}::text)
      RETURNING session_id, user_id
    ), announced AS (${insertChanges(endedChanges())})
    SELECT session_id FROM ended`.execute(db);
  return rows.length;
}

/** A row for each session of `ended`. */
const endedChanges = () => sql`
  SELECT m.workspace_id, m.user_id, 'session', e.session_id, 'removed' FROM ended e JOIN member m USING (user_id)`;

/** Tells the account's browsers of a session that was opened. @returns the workspace of the user. */
export async function announceSession({ db }: Data, userId: string, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ workspace_id: string }>`
    ${insertChanges(sql`
      SELECT workspace_id, user_id, 'session', ${sessionId}, 'added' FROM member WHERE user_id = ${userId}`)}
    RETURNING workspace_id`.execute(db);
  return rows[0]?.workspace_id ?? null;
}

/** The open sessions of the caller, the newest first. */
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

/** True also for a session that has ended. */
export async function isOwnSession({ db, actor }: Scope, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the caller's session last proved who uses it; undefined when the session has ended or there is none. */
export function findProof({ db, actor }: Scope) {
  return db
    .selectFrom('session')
    .select(['authenticated_at', 'sensitive_until'])
    .where('session_id', '=', actor.session_id ?? '')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
}

/** Sensitive actions need no further proof from the caller's session until then. */
export async function unlockSensitiveActions({ db, actor }: Scope, until: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ sensitive_until: until })
    .where('session_id', '=', actor.session_id ?? '')
    .execute();
}

/** Support sessions are left out: nobody renews them, and they end by themselves. */
export async function endIdleSessions({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE session SET revoked_at = ${now}
      WHERE revoked_at IS NULL AND expires_at > ${now} AND support_grant_id IS NULL AND ${isIdle(now)}
      RETURNING session_id, user_id
    )
    ${insertChanges(endedChanges())}`.execute(db);
}

/** Support sessions stay, because they are the record of when an operator entered the account. */
export async function deleteOldSessions({ db }: Data, endedBefore: Date): Promise<void> {
  await sql`
    DELETE FROM session WHERE support_grant_id IS NULL AND least(revoked_at, expires_at) < ${endedBefore}`.execute(db);
}
