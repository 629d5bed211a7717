/** Reads the credentials in the headers and cookies of a request. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { cookiesOf } from './cookies.ts';
import { bearerOf, isKeyAsBearer } from './answers/openai-clients.ts';
import { refuseForeignPage } from './own-page.ts';

export interface Credentials {
  /** The address of the client, because a key may be bound to some addresses. */
  ip: string;
  apiKey?: string;
  bearer?: string;
  /** Only endpoints that `<audio>` and EventSource fetch accept this cookie. */
  mediaCookie?: string;
  /** Only endpoints that name a type of token accept it. */
  singleUseToken?: string;
}

/** @throws AppError 403 cross_origin where only the cookie would let a page of another site in */
export function refuseForeignCookie(
  shown: Credentials,
  request: FastifyRequest,
  { publicUrl }: { publicUrl: string },
): void {
  if (!shown.mediaCookie || shown.apiKey !== undefined || shown.bearer) return;
  refuseForeignPage((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  }, publicUrl);
}

/** The credentials that a request shows, whatever page it comes from. */
export function shownCredentials(
  endpoint: Endpoint,
  request: FastifyRequest,
  { mediaCookieName }: { mediaCookieName: string },
): Credentials {
  const shown = bearerOf(request);
  const apiKey = request.headers['xi-api-key'] ?? (isKeyAsBearer(shown) ? shown : undefined);
  const bearer = apiKey === shown ? undefined : shown;
  const cookie = endpoint.media ? cookiesOf(request)[mediaCookieName] : undefined;
  const token = endpoint.tokenType ? (request.query as Record<string, unknown>).token : undefined;
  return {
    ip: request.ip,
    ...(typeof token === 'string' ? { singleUseToken: token } : {}),
    ...(typeof apiKey === 'string' ? { apiKey } : {}),
    ...(bearer ? { bearer } : {}),
    ...(cookie ? { mediaCookie: cookie } : {}),
  };
}
