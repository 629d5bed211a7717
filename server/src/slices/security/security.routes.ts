import * as api from '#contract/security/api.ts';
import { on } from '../../context.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import { readSignUpCookie } from '../../platform/identity/credentials/pending-sign-ups.ts';
import { checkCode } from './action-links.service.ts';
import { recordFingerprint } from './devices.service.ts';
import * as emails from './email-change.service.ts';
import { changePassword } from './password-change.service.ts';
import * as resets from './password-reset.service.ts';
import * as factors from './second-factor.service.ts';
import * as proofs from './sensitive-actions.service.ts';
import * as sessions from './sessions.service.ts';

const ok = { status: 'ok' as const };

export const securityRoutes = [
  on(api.sendPasswordResetEmail, async (ctx, { body }, exchange) => {
    await resets.sendPasswordReset(ctx, body, exchange.ip);
    return ok;
  }),
  on(api.confirmPasswordReset, async (ctx, { body }, exchange) => {
    await resets.resetPassword(ctx, body, exchange.ip);
    return ok;
  }),
  on(api.checkActionCode, (ctx, { body }, exchange) =>
    checkCode(ctx, body.action_code, readSignUpCookie(exchange), exchange.ip),
  ),
  on(api.verifySensitiveActionCode, async (ctx, { body }, exchange) => {
    await proofs.verifyCode(ctx, body.verification_code, exchange.ip);
    return ok;
  }),
  on(api.sendSensitiveActionCode, async (ctx) => {
    await proofs.sendCode(ctx);
    return ok;
  }),
  on(api.sendEmailChangeVerification, async (ctx, { body }, exchange) => {
    await emails.requestEmailChange(ctx, body.new_email, exchange.ip, readProof(exchange));
    return ok;
  }),
  on(api.changeEmail, async (ctx, { query }, exchange) => {
    const apply = query.is_reverting ? emails.revertEmailChange : emails.changeEmail;
    return { ...ok, email: await apply(ctx, query.verification_code, exchange.ip) };
  }),
  on(api.changePassword, async (ctx, { body }, exchange) => {
    await changePassword(ctx, body, exchange.ip, readProof(exchange));
    return ok;
  }),
  on(api.listSessions, async (ctx) => ({ sessions: await sessions.listSessions(ctx) })),
  on(api.endSession, async (ctx, { params }) => {
    await sessions.endSession(ctx, params.session_id);
    return ok;
  }),
  on(api.endOtherSessions, async (ctx) => {
    await sessions.endOtherSessions(ctx);
    return ok;
  }),
  on(api.beginTotp, (ctx) => factors.beginTotp(ctx)),
  on(api.confirmTotp, (ctx, { body }, exchange) =>
    factors.confirmTotp(ctx, body.code, exchange.ip, readProof(exchange)),
  ),
  on(api.updateMfaFactors, async (ctx, { body }, exchange) => {
    if (body?.totp_enabled === false) await factors.turnOffTotp(ctx, readProof(exchange));
    return factors.getFactors(ctx);
  }),
  on(api.createBackupCode, (ctx, _input, exchange) => factors.createBackupCode(ctx, readProof(exchange))),
  on(api.recordDeviceFingerprint, async (ctx, { body }) => {
    await recordFingerprint(ctx, body);
    return ok;
  }),
];
