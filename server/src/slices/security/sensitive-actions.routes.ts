import * as api from '#contract/security/api.ts';
import { on } from '../../context.ts';
import * as emails from './email-change.service.ts';
import { changePassword } from './password-change.service.ts';
import { proofOf } from './proof.rules.ts';
import * as proofs from './sensitive-actions.service.ts';

const ok = { status: 'ok' as const };

export const sensitiveActionRoutes = [
  on(api.verifySensitiveActionCode, async (ctx, { body }, exchange) => {
    await proofs.verifyCode(ctx, body.verification_code, exchange.ip);
    return ok;
  }),
  on(api.sendSensitiveActionCode, async (ctx) => {
    await proofs.sendCode(ctx);
    return ok;
  }),
  on(api.sendEmailChangeVerification, async (ctx, { body }, exchange) => {
    await emails.askForChange(ctx, body.new_email, exchange.ip, proofOf(exchange));
    return ok;
  }),
  on(api.changeEmail, async (ctx, { query }, exchange) => {
    const use = query.is_reverting ? emails.revertChange : emails.changeEmail;
    return { status: 'ok' as const, email: await use(ctx, query.verification_code, exchange.ip) };
  }),
  on(api.changePassword, async (ctx, { body }, exchange) => {
    await changePassword(ctx, body, exchange.ip, proofOf(exchange));
    return ok;
  }),
];
