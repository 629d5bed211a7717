import { noSession } from '#contract/sign-in/errors.ts';
import * as api from '#contract/sign-in/api.ts';
import { on } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  clearSessionCookies,
  clearSessionHint,
  readRefreshCookie,
  setSessionCookies,
} from '../../platform/identity/sessions/session-cookies.ts';
import { closeSession, refreshSession } from '../../platform/identity/sessions/sessions.ts';
import { countAttempt, countFailures } from '../../platform/identity/credentials/attempts.ts';
import { prepareInternalCode } from './internal-codes.service.ts';
import * as signIns from './sign-in.service.ts';

export const signInRoutes = [
  on(api.getInstance, (ctx) => signIns.getInstance(ctx)),
  on(api.signIn, async (ctx, { body }, exchange) => {
    const { tokens, email_verified } = await signIns.signIn(ctx, body, exchange);
    return setSessionCookies(exchange, tokens, email_verified);
  }),
  on(api.refresh, async (ctx, _input, exchange) => {
    const cookie = readRefreshCookie(exchange);
    if (!cookie) {
      clearSessionHint(exchange);
      throw AppError.from(noSession);
    }
    const tokens = await countFailures(ctx, 'refresh', { ip: exchange.ip }, () => {
      // A refusal leaves the hint cleared; tokens set it again. Whoever has to wait keeps it.
      clearSessionHint(exchange);
      return refreshSession(ctx, cookie);
    });
    return setSessionCookies(exchange, tokens, await signIns.isEmailVerified(ctx, tokens.user_id));
  }),
  on(api.signOut, async (ctx, { body }, exchange) => {
    const cookie = readRefreshCookie(exchange);
    if (cookie) await closeSession(ctx, cookie, body?.all);
    clearSessionCookies(exchange);
    return { status: 'ok' as const };
  }),
  on(api.prepareInternalVerification, async (ctx, { body }, exchange) => ({
    status: 'ok' as const,
    internal_code: await prepareInternalCode(ctx, body, exchange.ip),
  })),
  // No provider can be configured yet. Nothing is looked up, so that every address takes the same time.
  on(api.findSsoProvider, async (ctx, _input, { ip }) => {
    await countAttempt(ctx, 'sso_look', { ip });
    return { provider_id: null, sso_required: false };
  }),
  on(api.listIdentityProviders, async (ctx, _input, { ip }) => {
    await countAttempt(ctx, 'sso_look', { ip });
    return [];
  }),
];
