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
/** Two tabs that renew within this time send the same cookie, and the answer to the first one has the new cookie. */
const graceMs = 10_000;
/** The answers of so many renewals with one cookie may be lost or late. */
const maxNewCookies = 5;

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
      refresh_hashes: sql<Buffer[]>`ARRAY[${hashToken(refresh)}::bytea]`,
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
 * Issues a new bearer token for the refresh cookie, which is rotated. The former cookie stays good until the new one has
 * been used, because the answer may be lost; each use of it brings another new cookie. A cookie of any other renewal has
 * been copied, so its session is ended. So is a session that was idle for longer than its workspace allows.
 * @throws AppError 401 invalid_refresh_token
 */
export async function refreshSession(scope: Scope, cookie: string): Promise<SessionTokens> {
  const { session_id, hash } = fromCookie(cookie);
  const tokens = (await rotate(scope, session_id, hash)) ?? (await repeatRotation(scope, session_id, hash));
  if (tokens) return tokens;
  const session = await scope.db
    .selectFrom('session')
    .select('user_id')
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (session) await endSessions(scope, { user_id: session.user_id, only: session_id });
  throw AppError.from(invalidRefreshToken);
}

/** The first use of a new cookie ends the former one, and every other new one. */
async function rotate(scope: Scope, session_id: string, hash: Buffer): Promise<SessionTokens | undefined> {
  const refresh = newToken();
  const rotated = await renewOpen(scope, session_id)
    .set({
      refresh_hashes: sql<Buffer[]>`ARRAY[${hashToken(refresh)}::bytea]`,
      previous_refresh_hash: hash,
    })
    .where(isNewCookie(hash))
    .returning('user_id')
    .executeTakeFirst();
  if (!rotated) return undefined;
  const access = await issueAccess(scope, session_id);
  return { user_id: rotated.user_id, session_id, access, refresh: toCookie(session_id, refresh) };
}

/** The former cookie is used again before any new one was. */
async function repeatRotation(scope: Scope, session_id: string, hash: Buffer): Promise<SessionTokens | undefined> {
  const isSoon = new Date(scope.now.getTime() - graceMs);
  const inOtherTab = await scope.db
    .selectFrom('session')
    .select('user_id')
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .where('previous_refresh_hash', '=', hash)
    .where('rotated_at', '>=', isSoon)
    .executeTakeFirst();
  if (inOtherTab) {
    return { user_id: inOtherTab.user_id, session_id, access: await issueAccess(scope, session_id) };
  }
  const refresh = newToken();
  const repeated = await renewOpen(scope, session_id)
    .set({
      refresh_hashes: sql<Buffer[]>`
        (array_prepend(${hashToken(refresh)}::bytea, refresh_hashes))[1:${maxNewCookies}::integer]`,
    })
    .where('previous_refresh_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  if (!repeated) return undefined;
  const access = await issueAccess(scope, session_id);
  return { user_id: repeated.user_id, session_id, access, refresh: toCookie(session_id, refresh) };
}

const isNewCookie = (hash: Buffer) => sql<boolean>`${hash}::bytea = ANY (refresh_hashes)`;

const renewOpen = (scope: Scope, sessionId: string) =>
  scope.db
    .updateTable('session')
    .set({ rotated_at: scope.now, expires_at: after(scope.now, sessionSeconds) })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .where(sql<boolean>`NOT ${isIdle(scope.now)}`);

/** Ends the session of a refresh cookie, or all sessions of its user. A cookie that does not belong to its session ends nothing. */
export async function closeSession(scope: Scope, cookie: string, all = false): Promise<void> {
  const { session_id, hash } = fromCookie(cookie);
  const session = await scope.db
    .selectFrom('session')
    .select('user_id')
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .where((q) => q.or([isNewCookie(hash), q('previous_refresh_hash', '=', hash)]))
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
