import * as links from '#contract/action-links.ts';
import * as api from '#contract/sign-up.ts';
import { on } from '../../context.ts';
import * as actionLinks from './action-links.service.ts';
import { getBotCheck } from './bot-check.service.ts';
import { prepareInternalCode } from './internal-codes.service.ts';
import * as signUps from './sign-up.service.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

const ok = { status: 'ok' as const };

/** How accounts begin, and what the links in mails do. */
export const signUpRoutes = [
  on(api.getBotCheck, (ctx) => getBotCheck(ctx)),
  on(api.preSignUp, async (ctx, { body }, edge) => {
    await signUps.preSignUp(ctx, body, edge);
    return ok;
  }),
  on(api.signUp, async (ctx, { body }, edge) => {
    await signUps.signUp(ctx, body, edge);
    return { status: 'verification_sent' as const };
  }),
  on(api.postRegistrationUserSetup, async (ctx, { body }) => ({
    status: 'ok' as const,
    ...(await signUps.finishRegistration(ctx, body)),
  })),
  on(links.sendVerificationEmail, async (ctx, { body }, edge) => {
    await sendVerification(ctx, body, edge.ip);
    return ok;
  }),
  on(links.verifyEmail, async (ctx, { body }, edge) => {
    await verifyEmail(ctx, body.action_code, edge.ip);
    return ok;
  }),
  on(links.sendPasswordResetEmail, async (ctx, { body }, edge) => {
    await actionLinks.sendPasswordReset(ctx, body, edge.ip);
    return ok;
  }),
  on(links.confirmPasswordReset, async (ctx, { body }, edge) => {
    await actionLinks.resetPassword(ctx, body, edge.ip);
    return ok;
  }),
  on(links.checkActionCode, (ctx, { body }, edge) => actionLinks.checkCode(ctx, body.action_code, edge.ip)),
  on(links.optOutOfUpdates, async (ctx, { body }, edge) => {
    await actionLinks.optOutOfUpdates(ctx, body.opt_out_updates_key, edge);
    return ok;
  }),
  on(links.prepareInternalVerification, async (ctx, { body }, edge) => ({
    status: 'ok' as const,
    internal_code: await prepareInternalCode(ctx, body, edge.ip),
  })),
];
