import * as api from '#contract/sign-up/api.ts';
import { on } from '../../context.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import {
  clearSignUpCookie,
  readSignUpCookie,
  setSignUpCookie,
} from '../../platform/identity/credentials/pending-sign-ups.ts';
import { setSessionCookies } from '../../platform/identity/sessions/session-cookies.ts';
import { joinWorkspace } from './join.service.ts';
import { getBotCheck } from './bot-check.service.ts';
import { setUp } from './set-up.service.ts';
import * as signUps from './sign-up.service.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

/** A page of another installation may ask for a sign-up, but not with the cookies of a browser. */
const readOwnCookie = (exchange: HttpExchange): string | undefined =>
  exchange.header('cookie') === undefined ? undefined : readSignUpCookie(exchange);

const ok = { status: 'ok' as const };

export const signUpRoutes = [
  on(api.setUp, async (ctx, { body }, exchange) => setSessionCookies(exchange, await setUp(ctx, body, exchange), true)),
  on(api.getBotCheck, (ctx) => getBotCheck(ctx)),
  on(api.preSignUp, async (ctx, { body }, exchange) => {
    setSignUpCookie(exchange, await signUps.preSignUp(ctx, body, readOwnCookie(exchange), exchange));
    return ok;
  }),
  on(api.signUp, async (ctx, { body }, exchange) => {
    setSignUpCookie(exchange, await signUps.signUp(ctx, body, readOwnCookie(exchange), exchange));
    return { status: 'verification_sent' as const };
  }),
  on(api.joinWorkspace, async (ctx, { body }, exchange) => {
    const tokens = await joinWorkspace(ctx, body, exchange);
    clearSignUpCookie(exchange);
    return setSessionCookies(exchange, tokens, true);
  }),
  on(api.postRegistrationUserSetup, async (ctx, { body }) => ({
    ...ok,
    ...(await signUps.finishRegistration(ctx, body)),
  })),
  on(api.sendVerificationEmail, async (ctx, { body }, exchange) => {
    await sendVerification(ctx, body, readSignUpCookie(exchange), exchange.ip);
    return ok;
  }),
  on(api.verifyEmail, async (ctx, { body }, exchange) => {
    await verifyEmail(ctx, body, readSignUpCookie(exchange), exchange);
    clearSignUpCookie(exchange);
    return ok;
  }),
];
