import { sessionRequired } from '#contract/kit/access-errors.ts';
import type { Actor } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { refuseSupportSession } from '../sessions/support-session.ts';

/**
 * Guards the fields of a call that only the person decides: consent, their place, what they may spend.
 * @throws AppError 403 session_required, support_session
 */
export function requireOwnSession(actor: Pick<Actor, 'key' | 'support'>): void {
  if (actor.key) throw AppError.from(sessionRequired);
  refuseSupportSession(actor);
}
