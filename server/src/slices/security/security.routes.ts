import * as api from '#contract/security/api.ts';
import { on } from '../../context.ts';
import * as factors from './second-factor.service.ts';
import * as sessions from './sessions.service.ts';
import { proofOf } from './proof.rules.ts';

const ok = { status: 'ok' as const };

export const securityRoutes = [
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
  on(api.confirmTotp, (ctx, { body }, exchange) => factors.confirmTotp(ctx, body.code, exchange.ip, proofOf(exchange))),
  on(api.updateMfaFactors, async (ctx, { body }, exchange) => {
    if (body?.totp_enabled === false) await factors.turnOffTotp(ctx, proofOf(exchange));
    return factors.getFactors(ctx);
  }),
  on(api.createBackupCode, (ctx, _input, exchange) => factors.createBackupCode(ctx, proofOf(exchange))),
];
