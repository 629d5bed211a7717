/** The sessions of an account, as its user sees and ends them. */
import { sessionNotFound } from '#contract/security/errors.ts';
import { supportSession } from '#contract/kit/access-errors.ts';
import type { Session } from '#contract/security/types.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import * as rows from '../../platform/identity/sessions/session-rows.ts';
import { refuseSupportSession } from '../../platform/identity/sessions/support-session.ts';

export async function listSessions(scope: Scope): Promise<Session[]> {
  const sessions = await rows.listSessions(scope);
  return sessions.map((row) => ({
    session_id: row.session_id,
    is_current: row.session_id === scope.actor.session_id,
    user_agent: row.user_agent,
    ip: row.ip,
    created_at_unix: toUnix(row.created_at),
    last_used_at_unix: toUnix(row.rotated_at),
    is_support: row.support_grant_id !== null,
  }));
}

/**
 * Its tokens and its media cookie stop working at once. A session that has ended already is no error, because two browsers
 * may show the same list.
 * @throws AppError 404 session_not_found, 403 support_session
 */
export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  const { actor } = scope;
  // An operator may end the support session itself, but nobody else's.
  if (actor.support && sessionId !== actor.session_id) throw AppError.from(supportSession);
  await transaction(scope, async (scope) => {
    const ended = await rows.endSessions(scope, { user_id: actor.user_id, only: sessionId });
    if (ended > 0) return audit(scope, 'session.ended', { session_id: sessionId });
    if (!(await rows.isOwnSession(scope, sessionId))) throw AppError.from(sessionNotFound, { id: sessionId });
  });
}

/** @throws AppError 403 support_session */
export async function endOtherSessions(scope: Scope): Promise<void> {
  const { actor } = scope;
  refuseSupportSession(actor);
  await transaction(scope, async (scope) => {
    const which = actor.session_id === undefined ? {} : { except: actor.session_id };
    const count = await rows.endSessions(scope, { user_id: actor.user_id, ...which });
    await audit(scope, 'session.others_ended', { count });
  });
}

const retentionDays = 30;

/** Sessions that are idle for longer than their workspace allows end. Sessions that ended long ago are deleted. */
export async function purgeExpiredSessions(scope: Scope): Promise<void> {
  await rows.endIdleSessions(scope);
  await rows.deleteOldSessions(scope, new Date(scope.now.getTime() - retentionDays * 86_400_000));
}
