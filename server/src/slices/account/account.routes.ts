import * as api from '#contract/account.ts';
import type { SignedIn } from '#contract/account.ts';
import { on } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Edge } from '../../kernel/route.ts';
import { getUser } from './account.service.ts';
import { accessSeconds, closeSession, refreshSession, sessionSeconds, type SessionTokens } from './sessions.ts';
import * as signIns from './sign-in.service.ts';

const refreshCookie = { name: 'veery_refresh', path: '/v1/auth' };
const mediaCookie = { name: 'veery_media', path: '/v1' };
/** Tells the page that there is a session to renew, so that a visitor without one is not asked for it in vain. No secret. */
const hintCookie = { name: 'veery_session', path: '/' };
export const mediaCookieName = mediaCookie.name;

const ok = { status: 'ok' as const };

export const accountRoutes = [
  on(api.getInstance, async (ctx) => ({
    ...(await signIns.getSetUpState(ctx)),
    sign_up: ctx.parts.config.signUp,
    version: ctx.parts.version,
    has_analytics: ctx.parts.config.hasAnalytics,
  })),
  on(api.signIn, async (ctx, { body }, edge) => {
    const { tokens, email_verified } = await signIns.signIn(ctx, body, edge);
    return giveTokens(edge, tokens, email_verified);
  }),
  on(api.setUp, async (ctx, { body }, edge) => giveTokens(edge, await signIns.setUp(ctx, body, edge), true)),
  on(api.refresh, async (ctx, _input, edge) => {
    const cookie = edge.cookie(refreshCookie.name);
    // Cleared with a refusal, set again with tokens.
    edge.clearCookie(hintCookie.name, hintCookie.path);
    if (!cookie) throw new AppError(401, 'invalid_refresh_token', 'There is no session. Sign in.');
    const tokens = await refreshSession(ctx, cookie);
    return giveTokens(edge, tokens, await signIns.isVerified(ctx, tokens.user_id));
  }),
  on(api.signOut, async (ctx, { body }, edge) => {
    const cookie = edge.cookie(refreshCookie.name);
    if (cookie) await closeSession(ctx, cookie, body?.all);
    forgetSession(edge);
    return ok;
  }),
  on(api.getUser, (ctx, { query }, edge) => getUser(ctx, query.extended, edge)),
];

/** The cookies of a session that is over. */
export function forgetSession(edge: Edge): void {
  for (const { name, path } of [refreshCookie, mediaCookie, hintCookie]) edge.clearCookie(name, path);
}

function giveTokens(edge: Edge, tokens: SessionTokens, email_verified: boolean): SignedIn {
  if (tokens.refresh)
    edge.setCookie(refreshCookie.name, tokens.refresh, { path: refreshCookie.path, maxAge: sessionSeconds });
  if (tokens.media) edge.setCookie(mediaCookie.name, tokens.media, { path: mediaCookie.path, maxAge: sessionSeconds });
  edge.setCookie(hintCookie.name, '1', { path: hintCookie.path, maxAge: sessionSeconds, isReadable: true });
  return { id_token: tokens.access, expires_in: accessSeconds, user_id: tokens.user_id, email_verified };
}
