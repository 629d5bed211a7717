/** Where an account is signed in, as its user sees and ends it. */
import type { Session } from '#contract/security/types.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { notFound, supportSession } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import * as store from '../../platform/identity/sessions.store.ts';

export async function listSessions(scope: Scope): Promise<Session[]> {
  const rows = await store.listSessions(scope);
  return rows.map((row) => ({
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
 * Its tokens and its media cookie are good for nothing from here on. One that has ended already is no mistake: two
 * browsers show the same list.
 * @throws AppError 404 session_not_found, 403 support_session
 */
export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  const { actor } = scope;
  // An operator may leave, and send nobody else away.
  if (actor.support && sessionId !== actor.session_id) throw supportSession();
  await transaction(scope, async (scope) => {
    const ended = await store.endSessions(scope, { user_id: actor.user_id, only: sessionId });
    if (ended > 0) return audit(scope, 'session.ended', { session_id: sessionId });
    if (!(await store.isOwnSession(scope, sessionId))) throw notFound('session', sessionId);
  });
}

/** @throws AppError 403 support_session */
export async function endOtherSessions(scope: Scope): Promise<void> {
  const { actor } = scope;
  if (actor.support) throw supportSession();
  await transaction(scope, async (scope) => {
    const which = actor.session_id === undefined ? {} : { except: actor.session_id };
    const count = await store.endSessions(scope, { user_id: actor.user_id, ...which });
    await audit(scope, 'session.others_ended', { count });
  });
}

const keptDays = 30;

/** Those that lie idle for longer than their workspace allows end, and those that ended long ago are forgotten. */
export async function purgeExpiredSessions(scope: Scope): Promise<void> {
  await store.endIdleSessions(scope);
  await store.deleteOldSessions(scope, new Date(scope.now.getTime() - keptDays * 86_400_000));
}

const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);
