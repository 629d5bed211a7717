/** Reads the credentials in the headers and cookies of a request. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { refuseForeignPage } from './own-page.ts';

export interface Credentials {
  /** The address of the client, because a key may be bound to some addresses. */
  ip: string;
  apiKey?: string;
  bearer?: string;
  /** Only endpoints that `<audio>` and EventSource fetch accept this cookie. */
  mediaCookie?: string;
}

/** @throws AppError 403 cross_origin where only the cookie would let a page of another site in */
export function credentialsOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { mediaCookieName, publicUrl }: { mediaCookieName: string; publicUrl: string },
): Credentials {
  const shown = shownCredentials(endpoint, request, { mediaCookieName });
  if (shown.mediaCookie && shown.apiKey === undefined && !shown.bearer) {
    refuseForeignPage((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    }, publicUrl);
  }
  return shown;
}

/** The same, whatever page the request comes from. */
export function shownCredentials(
  endpoint: Endpoint,
  request: FastifyRequest,
  { mediaCookieName }: { mediaCookieName: string },
): Credentials {
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
