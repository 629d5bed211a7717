import * as profileApi from '#contract/profile/api.ts';
import * as api from '#contract/sign-in/api.ts';
import * as signUpApi from '#contract/sign-up/api.ts';
import type { SignedIn } from '#contract/sign-in/types.ts';
import { on } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { getUser } from '../../platform/identity/authentication.ts';
import {
  accessSeconds,
  closeSession,
  refreshSession,
  sessionSeconds,
  type SessionTokens,
} from '../../platform/identity/sessions.ts';
import { forgetSession, hintCookie, mediaCookie, refreshCookie } from '../../platform/identity/session-cookies.ts';
import * as signIns from './sign-in.service.ts';

const ok = { status: 'ok' as const };

export const accountRoutes = [
  on(api.getInstance, async (ctx) => ({
    ...(await signIns.getSetUpState(ctx)),
    sign_up: ctx.parts.config.signUp,
    version: ctx.parts.version,
    has_analytics: ctx.parts.config.hasAnalytics,
  })),
  on(api.signIn, async (ctx, { body }, exchange) => {
    const { tokens, email_verified } = await signIns.signIn(ctx, body, exchange);
    return giveTokens(exchange, tokens, email_verified);
  }),
  on(signUpApi.setUp, async (ctx, { body }, exchange) =>
    giveTokens(exchange, await signIns.setUp(ctx, body, exchange), true),
  ),
  on(api.refresh, async (ctx, _input, exchange) => {
    const cookie = exchange.cookie(refreshCookie.name);
    // Cleared with a refusal, set again with tokens.
    exchange.clearCookie(hintCookie.name, hintCookie.path);
    if (!cookie) throw new AppError(401, 'invalid_refresh_token', 'There is no session. Sign in.');
    const tokens = await refreshSession(ctx, cookie);
    return giveTokens(exchange, tokens, await signIns.isVerified(ctx, tokens.user_id));
  }),
  on(api.signOut, async (ctx, { body }, exchange) => {
    const cookie = exchange.cookie(refreshCookie.name);
    if (cookie) await closeSession(ctx, cookie, body?.all);
    forgetSession(exchange);
    return ok;
  }),
  on(profileApi.getUser, (ctx, { query }, exchange) => getUser(ctx, query.extended, exchange)),
];

function giveTokens(exchange: HttpExchange, tokens: SessionTokens, email_verified: boolean): SignedIn {
  if (tokens.refresh)
    exchange.setCookie(refreshCookie.name, tokens.refresh, { path: refreshCookie.path, maxAge: sessionSeconds });
  if (tokens.media)
    exchange.setCookie(mediaCookie.name, tokens.media, { path: mediaCookie.path, maxAge: sessionSeconds });
  exchange.setCookie(hintCookie.name, '1', { path: hintCookie.path, maxAge: sessionSeconds, isReadable: true });
  return { id_token: tokens.access, expires_in: accessSeconds, user_id: tokens.user_id, email_verified };
}
