/** The cookies of a session, as sign-in sets them and as whatever ends a session clears them. */
import type { HttpExchange } from '../../kernel/http/route.ts';

export const refreshCookie = { name: 'veery_refresh', path: '/v1/auth' };
export const mediaCookie = { name: 'veery_media', path: '/v1' };
/** Tells the page that there is a session to renew, so that a visitor without one is not asked for it in vain. No secret. */
export const hintCookie = { name: 'veery_session', path: '/' };

export function forgetSession(exchange: HttpExchange): void {
  for (const { name, path } of [refreshCookie, mediaCookie, hintCookie]) exchange.clearCookie(name, path);
}
