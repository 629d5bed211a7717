import * as api from '#contract/sensitive-actions.ts';
import { on } from '../../context.ts';
import type { Edge } from '../../kernel/route.ts';
import { deleteOwnAccount } from './account-deletion.service.ts';
import { forgetSession } from './account.routes.ts';
import * as emails from './email-change.service.ts';
import { changePassword } from './password-change.service.ts';
import { createArchive } from './personal-data.jobs.ts';
import * as proofs from './sensitive-actions.service.ts';

const ok = { status: 'ok' as const };

/** The mailed code that a request may bring along. */
export const proofOf = (edge: Edge): string | undefined => edge.header('sensitive-action-code')?.slice(0, 200);

export const sensitiveActionRoutes = [
  on(api.verifySensitiveActionCode, async (ctx, { body }, edge) => {
    await proofs.verifyCode(ctx, body.verification_code, edge.ip);
    return ok;
  }),
  on(api.sendSensitiveActionCode, async (ctx) => {
    await proofs.sendCode(ctx);
    return ok;
  }),
  on(api.sendEmailChangeVerification, async (ctx, { body }, edge) => {
    await emails.askForChange(ctx, body.new_email, edge.ip, proofOf(edge));
    return ok;
  }),
  on(api.changeEmail, async (ctx, { query }, edge) => {
    const use = query.is_reverting ? emails.revertChange : emails.changeEmail;
    return { status: 'ok' as const, email: await use(ctx, query.verification_code, edge.ip) };
  }),
  on(api.deleteUser, async (ctx, _input, edge) => {
    await deleteOwnAccount(ctx, proofOf(edge));
    forgetSession(edge);
    return ok;
  }),
  on(api.downloadPersonalData, (ctx) => createArchive(ctx)),
  on(api.changePassword, async (ctx, { body }, edge) => {
    await changePassword(ctx, body, edge.ip, proofOf(edge));
    return ok;
  }),
];
