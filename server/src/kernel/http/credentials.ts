/** Reads the credentials in the headers and cookies of a request. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';

export interface Credentials {
  /** The address of the client, because a key may be bound to some addresses. */
  ip: string;
  apiKey?: string;
  bearer?: string;
  /** Only endpoints that `<audio>` and EventSource fetch accept this cookie. */
  mediaCookie?: string;
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
