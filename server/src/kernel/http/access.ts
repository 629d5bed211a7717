/** Who may call an endpoint, by what the request brings. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Actor } from '../context.ts';
import { AppError, forbidden } from '../errors.ts';

/** What a request brings to say who it is. */
export interface Credentials {
  /** Of the client; API keys may be bound to some. */
  ip: string;
  apiKey?: string;
  bearer?: string;
  /** Only for endpoints that `<audio>` and EventSource fetch. */
  mediaCookie?: string;
}

/** @throws AppError 401 missing_permissions, 403 */
export function checkAccess(actor: Actor, { access = 'user', permission }: Pick<Endpoint, 'access' | 'permission'>) {
  if (actor.key) {
    if (permission === 'session-only') {
      throw forbidden('session_required', 'This call takes a signed-in browser session, not an API key.');
    }
    const held = actor.key.permissions;
    if (permission !== 'any-key' && held && !held.includes(permission)) {
      // 401, not 403: clients of the public API know it so.
      const message = `The API key you used is missing the permission ${permission} to execute this operation.`;
      throw new AppError(401, 'missing_permissions', message, { type: 'authorization_error' });
    }
  }
  if (!actor.email_verified) throw forbidden('email_not_verified', 'Verify your e-mail address first.');
  if (access === 'admin' && actor.role !== 'admin') {
    throw forbidden('not_workspace_admin', 'Only an admin of the workspace can do this.');
  }
  if (access === 'operator' && !actor.is_operator) {
    throw forbidden('not_operator', 'Only an operator of this installation can do this.');
  }
}

export function credentialsOf(endpoint: Endpoint, request: FastifyRequest, mediaCookieName: string): Credentials {
  const apiKey = request.headers['xi-api-key'];
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const cookie = endpoint.media ? request.cookies[mediaCookieName] : undefined;
  return {
    ip: request.ip,
    ...(typeof apiKey === 'string' ? { apiKey } : {}),
    ...(bearer ? { bearer } : {}),
    ...(cookie ? { mediaCookie: cookie } : {}),
  };
}

export function mayUse(actor: Actor, endpoint: Endpoint): boolean {
  try {
    checkAccess(actor, endpoint);
    return true;
  } catch {
    return false;
  }
}
