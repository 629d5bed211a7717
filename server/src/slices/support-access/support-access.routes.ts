import { verifySignInRequest } from '#contract/support-access/api.ts';
import * as api from '#contract/support-access/api.ts';
import { on } from '../../context.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import * as support from './support-access.service.ts';
import { toUnix } from '../../kernel/unix-time.ts';

const ok = { status: 'ok' as const };

export const supportAccessRoutes = [
  on(verifySignInRequest, async (ctx, { body }, exchange) => {
    const expiresAt = await support.verifyRequest(ctx, body.sign_in_request_verification_code, exchange.ip);
    return { ...ok, expires_at_unix: toUnix(expiresAt) };
  }),
  on(api.listSupportGrants, async (ctx) => ({ grants: await support.listGrants(ctx) })),
  on(api.offerSupportAccess, (ctx, { body }, exchange) => support.offerAccess(ctx, body, readProof(exchange))),
  on(api.endSupportAccess, async (ctx, { params }) => {
    await support.endAccess(ctx, params.grant_id);
    return ok;
  }),
  on(api.requestSupportAccess, async (ctx, { body }, exchange) => {
    await support.requestAccess(ctx, body, exchange.ip);
    return ok;
  }),
  on(api.listSupportAccess, async (ctx) => ({ grants: await support.listAccess(ctx) })),
  on(api.enterAccount, (ctx, { params }, exchange) => support.enterAccount(ctx, params.grant_id, exchange)),
];
