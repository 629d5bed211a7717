import * as profileApi from '#contract/profile/api.ts';
import * as links from '#contract/security/api.ts';
import * as signInApi from '#contract/sign-in/api.ts';
import * as signUpApi from '#contract/sign-up/api.ts';
import * as api from '#contract/sign-up/api.ts';
import { on } from '../../context.ts';
import * as actionLinks from '../sign-in/action-links.service.ts';
import { getBotCheck } from './bot-check.service.ts';
import { prepareInternalCode } from '../sign-in/internal-codes.service.ts';
import * as signUps from './sign-up.service.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

const ok = { status: 'ok' as const };

/** How accounts begin, and what the links in mails do. */
export const signUpRoutes = [
  on(api.getBotCheck, (ctx) => getBotCheck(ctx)),
  on(api.preSignUp, async (ctx, { body }, exchange) => {
    await signUps.preSignUp(ctx, body, exchange);
    return ok;
  }),
  on(api.signUp, async (ctx, { body }, exchange) => {
    await signUps.signUp(ctx, body, exchange);
    return { status: 'verification_sent' as const };
  }),
  on(api.postRegistrationUserSetup, async (ctx, { body }) => ({
    status: 'ok' as const,
    ...(await signUps.finishRegistration(ctx, body)),
  })),
  on(signUpApi.sendVerificationEmail, async (ctx, { body }, exchange) => {
    await sendVerification(ctx, body, exchange.ip);
    return ok;
  }),
  on(signUpApi.verifyEmail, async (ctx, { body }, exchange) => {
    await verifyEmail(ctx, body.action_code, exchange.ip);
    return ok;
  }),
  on(links.sendPasswordResetEmail, async (ctx, { body }, exchange) => {
    await actionLinks.sendPasswordReset(ctx, body, exchange.ip);
    return ok;
  }),
  on(links.confirmPasswordReset, async (ctx, { body }, exchange) => {
    await actionLinks.resetPassword(ctx, body, exchange.ip);
    return ok;
  }),
  on(links.checkActionCode, (ctx, { body }, exchange) => actionLinks.checkCode(ctx, body.action_code, exchange.ip)),
  on(profileApi.optOutOfUpdates, async (ctx, { body }, exchange) => {
    await actionLinks.optOutOfUpdates(ctx, body.opt_out_updates_key, exchange);
    return ok;
  }),
  on(signInApi.prepareInternalVerification, async (ctx, { body }, exchange) => ({
    status: 'ok' as const,
    internal_code: await prepareInternalCode(ctx, body, exchange.ip),
  })),
];
