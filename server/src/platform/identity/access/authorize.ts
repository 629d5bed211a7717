/** Whether an actor may call an endpoint or open a socket. */
import { isForOwnersOnly } from '#contract/kit/common-errors.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Socket } from '#contract/kit/socket.ts';
import type { Actor } from '../../../kernel/context.ts';
import { AppError, forbidden } from '../../../kernel/errors.ts';
import { refuseSupportSession } from '../sessions/support-session.ts';

/** @throws AppError 401 missing_permissions; 403 session_required, email_not_verified, not_workspace_admin, not_operator, support_session */
export function authorize(actor: Actor, target: Endpoint | Socket): void {
  const { permission } = target;
  const access = 'access' in target ? target.access : 'user';
  if (actor.key) {
    if (permission === 'session-only') {
      throw forbidden('session_required', 'This call takes a signed-in browser session, not an API key.');
    }
    const held = actor.key.permissions;
    if (permission !== 'any-key' && held && !held.includes(permission)) {
      // The public API answers 401 here, not 403, and its clients rely on it.
      const message = `The API key you used is missing the permission ${permission} to execute this operation.`;
      throw new AppError(401, 'missing_permissions', message, { type: 'authorization_error' });
    }
  }
  if (!actor.email_verified) throw forbidden('email_not_verified', 'Verify your email address first.');
  if (access === 'admin' && actor.role !== 'admin') {
    throw forbidden('not_workspace_admin', 'Only an admin of the workspace can do this.');
  }
  if (access === 'operator' && !actor.is_operator) {
    throw forbidden('not_operator', 'Only an operator of this installation can do this.');
  }
  if ('method' in target && isForOwnersOnly(target)) refuseSupportSession(actor);
}
