/** The cookies of a browser session. Scripts can read only the hint, which holds no secret. */
import type { SignedIn } from '#contract/sign-in/types.ts';
import type { HttpExchange } from '../../../kernel/http/route.ts';
import { accessSeconds, sessionSeconds, type SessionTokens } from './sessions.ts';

const refreshCookie = { name: 'veery_refresh', path: '/v1/auth' };
const mediaCookie = { name: 'veery_media', path: '/v1' };
/** Tells the page that there is a session to renew, so that a visitor without one does not ask for it in vain. */
const hintCookie = { name: 'veery_session', path: '/' };
export const mediaCookieName = mediaCookie.name;

export const readRefreshCookie = (exchange: HttpExchange): string | undefined => exchange.cookie(refreshCookie.name);

export function setSessionCookies(exchange: HttpExchange, tokens: SessionTokens, email_verified: boolean): SignedIn {
  const { refresh, media } = tokens;
  if (refresh) exchange.setCookie(refreshCookie.name, refresh, { path: refreshCookie.path, maxAge: sessionSeconds });
  if (media) exchange.setCookie(mediaCookie.name, media, { path: mediaCookie.path, maxAge: sessionSeconds });
  exchange.setCookie(hintCookie.name, '1', { path: hintCookie.path, maxAge: sessionSeconds, isReadable: true });
  return { id_token: tokens.access, expires_in: accessSeconds, user_id: tokens.user_id, email_verified };
}

/** The refusal of a renewal clears the hint, so that the page does not ask again. */
export const clearSessionHint = (exchange: HttpExchange): void =>
  exchange.clearCookie(hintCookie.name, hintCookie.path);

export function clearSessionCookies(exchange: HttpExchange): void {
  for (const { name, path } of [refreshCookie, mediaCookie, hintCookie]) exchange.clearCookie(name, path);
}
