/** Browser sessions: a short bearer token, a rotating refresh cookie, a cookie for media. All random, all hashed at rest. */
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newId, newToken } from '../../kernel/ids.ts';

export const accessSeconds = 600;
export const sessionSeconds = 30 * 24 * 3600;
/** Two tabs that renew at the same moment send the same cookie; the second is not a thief. */
const graceMs = 10_000;

export interface SessionTokens {
  user_id: string;
  access: string;
  /** Absent when another tab has just rotated: its cookie is the newer one. */
  refresh?: string;
  media?: string;
}

export async function openSession(
  scope: Scope,
  userId: string,
  client: { ip: string; userAgent: string | undefined },
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
      expires_at: after(scope.now, sessionSeconds),
      user_agent: client.userAgent ?? null,
      ip: client.ip,
      created_at: scope.now,
    })
    .execute();
  return { user_id: userId, access: await issueAccess(scope, session_id), refresh, media };
}

/**
 * A new bearer token for the refresh cookie, which is rotated. A cookie that was replaced longer ago than the grace
 * has been copied: its session is ended.
 * @throws AppError 401 invalid_refresh_token
 */
export async function refreshSession(scope: Scope, cookie: string): Promise<SessionTokens> {
  const hash = hashToken(cookie);
  const refresh = newToken();
  const rotated = await scope.db
    .updateTable('session')
    .set({
      refresh_hash: hashToken(refresh),
      previous_refresh_hash: hash,
      rotated_at: scope.now,
      expires_at: after(scope.now, sessionSeconds),
    })
    .where('refresh_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .returning(['session_id', 'user_id'])
    .executeTakeFirst();
  if (rotated) {
    return { user_id: rotated.user_id, access: await issueAccess(scope, rotated.session_id), refresh };
  }
  const replaced = await scope.db
    .selectFrom('session')
    .select(['session_id', 'user_id', 'rotated_at'])
    .where('previous_refresh_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .executeTakeFirst();
  if (replaced && scope.now.getTime() - replaced.rotated_at.getTime() <= graceMs) {
    return { user_id: replaced.user_id, access: await issueAccess(scope, replaced.session_id) };
  }
  if (replaced) await revoke(scope, replaced.session_id);
  throw new AppError(401, 'invalid_refresh_token', 'The session has ended. Sign in again.');
}

/** Ends the session of a refresh cookie; an unknown one is nothing to end. */
export async function closeSession(scope: Scope, cookie: string): Promise<void> {
  const session = await scope.db
    .selectFrom('session')
    .select('session_id')
    .where((q) => q.or([q('refresh_hash', '=', hashToken(cookie)), q('previous_refresh_hash', '=', hashToken(cookie))]))
    .executeTakeFirst();
  if (session) await revoke(scope, session.session_id);
}

async function revoke(scope: Scope, sessionId: string): Promise<void> {
  await scope.db.updateTable('session').set({ revoked_at: scope.now }).where('session_id', '=', sessionId).execute();
}

async function issueAccess(scope: Scope, sessionId: string): Promise<string> {
  const access = newToken();
  await scope.db
    .deleteFrom('session_access')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<=', scope.now)
    .execute();
  await scope.db
    .insertInto('session_access')
    .values({ access_hash: hashToken(access), session_id: sessionId, expires_at: after(scope.now, accessSeconds) })
    .execute();
  return access;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
