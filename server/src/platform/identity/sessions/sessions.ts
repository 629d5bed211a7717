/** A browser session has a short-lived bearer token, a rotating refresh cookie and a media cookie. All are random and stored as hashes. */
import { invalidRefreshToken } from '#contract/sign-in/errors.ts';
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashToken } from '../../../kernel/hash.ts';
import { newId, newToken } from '../../../kernel/ids.ts';
import { endSessions, isIdle } from './session-rows.ts';

export const accessSeconds = 600;
/** The token of a support session is not renewed. When it expires the operator enters the account again, on record. */
export const supportAccessSeconds = 3600;
export const sessionSeconds = 30 * 24 * 3600;
/** Two tabs that renew at the same moment send the same cookie, so the second use within this time is no theft. */
const graceMs = 10_000;

export interface SessionTokens {
  user_id: string;
  session_id: string;
  access: string;
  /** Absent when another tab has just rotated the cookie, because that tab's cookie is the newer one. */
  refresh?: string;
  media?: string;
}

/** The browser that a session is opened for. */
export interface SessionClient {
  ip: string;
  userAgent: string | undefined;
}

export async function openSession(
  scope: Scope,
  userId: string,
  client: SessionClient,
  support?: { grant_id: string; operator_user_id: string; expires_at: Date },
): Promise<SessionTokens> {
  const [refresh, media, session_id] = [newToken(), newToken(), newId()];
  await scope.db
    .insertInto('session')
    .values({
      session_id,
      user_id: userId,
      refresh_hash: hashToken(refresh),
      rotated_at: scope.now,
      media_hash: hashToken(media),
      expires_at: support?.expires_at ?? after(scope.now, sessionSeconds),
      user_agent: client.userAgent ?? null,
      ip: client.ip,
      created_at: scope.now,
      authenticated_at: scope.now,
      support_grant_id: support?.grant_id ?? null,
      operator_user_id: support?.operator_user_id ?? null,
    })
    .execute();
  return {
    user_id: userId,
    session_id,
    access: await issueAccess(scope, session_id, support ? supportAccessSeconds : accessSeconds),
    refresh: toCookie(session_id, refresh),
    media,
  };
}

/** The cookie names its session, so that a cookie of any earlier renewal can be recognised as a copy. */
const toCookie = (sessionId: string, token: string) => `${sessionId}.${token}`;

function fromCookie(cookie: string): { session_id: string; hash: Buffer } {
  const [session_id = '', token = ''] = cookie.split('.');
  return { session_id, hash: hashToken(token) };
}

/**
 * Issues a new bearer token for the refresh cookie, which is rotated. A cookie that was replaced longer ago than the grace
 * period has been copied, so its session is ended. So is a session that was idle for longer than its workspace allows.
 * @throws AppError 401 invalid_refresh_token
 */
export async function refreshSession(scope: Scope, cookie: string): Promise<SessionTokens> {
  const { session_id, hash } = fromCookie(cookie);
  const refresh = newToken();
  const rotated = await updateOpen(scope, session_id)
    .set({
      refresh_hash: hashToken(refresh),
      previous_refresh_hash: hash,
      rotated_at: scope.now,
      expires_at: after(scope.now, sessionSeconds),
    })
    .where('refresh_hash', '=', hash)
    .where(sql<boolean>`NOT ${isIdle(scope.now)}`)
    .returning('user_id')
    .executeTakeFirst();
  if (rotated) {
    const access = await issueAccess(scope, session_id);
    return { user_id: rotated.user_id, session_id, access, refresh: toCookie(session_id, refresh) };
  }
  const session = await scope.db
    .selectFrom('session')
    .select(['user_id', 'rotated_at', 'previous_refresh_hash'])
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
  const isPrevious = session?.previous_refresh_hash?.equals(hash) ?? false;
  if (session && isPrevious && scope.now.getTime() - session.rotated_at.getTime() <= graceMs) {
    return { user_id: session.user_id, session_id, access: await issueAccess(scope, session_id) };
  }
  if (session) await endSessions(scope, { user_id: session.user_id, only: session_id });
  throw AppError.from(invalidRefreshToken);
}

const updateOpen = (scope: Scope, sessionId: string) =>
  scope.db
    .updateTable('session')
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now);

/** Ends the session of a refresh cookie, or all sessions of its user. A cookie that does not belong to its session ends nothing. */
export async function closeSession(scope: Scope, cookie: string, all = false): Promise<void> {
  const { session_id, hash } = fromCookie(cookie);
  const session = await scope.db
    .selectFrom('session')
    .select('user_id')
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .where((q) => q.or([q('refresh_hash', '=', hash), q('previous_refresh_hash', '=', hash)]))
    .executeTakeFirst();
  if (session) await endSessions(scope, { user_id: session.user_id, ...(all ? {} : { only: session_id }) });
}

/** Ends all sessions of a user, or all but one. */
export async function closeSessions(scope: Scope, userId: string, except?: string): Promise<void> {
  await endSessions(scope, { user_id: userId, ...(except === undefined ? {} : { except }) });
}

async function issueAccess(scope: Scope, sessionId: string, seconds = accessSeconds): Promise<string> {
  const access = newToken();
  await scope.db
    .deleteFrom('session_access')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<=', scope.now)
    .execute();
  await scope.db
    .insertInto('session_access')
    .values({ access_hash: hashToken(access), session_id: sessionId, expires_at: after(scope.now, seconds) })
    .execute();
  return access;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
