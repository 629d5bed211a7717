/** Whether an actor may call an endpoint or open a socket. */
import {
  emailNotVerified,
  missingPermissions,
  notOperator,
  notWorkspaceAdmin,
  sessionRequired,
} from '#contract/kit/access-errors.ts';
import { isForOwnersOnly } from '#contract/kit/common-errors.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Socket } from '#contract/kit/socket.ts';
import type { Actor } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { refuseSupportSession } from '../sessions/support-session.ts';

/** @throws AppError 401 missing_permissions; 403 session_required, email_not_verified, not_workspace_admin, not_operator, support_session */
export function authorize(actor: Actor, target: Endpoint | Socket): void {
  const { permission } = target;
  const access = 'access' in target ? target.access : 'user';
  if (actor.key) {
    if (permission === 'session-only') {
      throw AppError.from(sessionRequired);
    }
    const held = actor.key.permissions;
    const isNamed = permission !== 'any-key' && permission !== 'by-kind';
    if (isNamed && held && !held.includes(permission)) {
      // The public API answers 401 here, not 403, and its clients rely on it.
      throw AppError.from(missingPermissions, { permission });
    }
  }
  if (!actor.email_verified) throw AppError.from(emailNotVerified);
  if (access === 'admin' && actor.role !== 'admin') {
    throw AppError.from(notWorkspaceAdmin);
  }
  if (access === 'operator' && !actor.is_operator) {
    throw AppError.from(notOperator);
  }
  if ('method' in target && isForOwnersOnly(target)) refuseSupportSession(actor);
}
