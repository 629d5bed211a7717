import * as api from '#contract/profile/api.ts';
import { on } from '../../context.ts';
import * as alpha from './alpha-access.service.ts';
import { generateName } from './generate-name.ts';
import { optOutOfUpdates } from './product-updates.service.ts';
import * as profile from './profile.service.ts';
import { getReferralLink } from './referral.service.ts';
import { getUser } from './user-document.service.ts';

const ok = { status: 'ok' as const };

export const profileRoutes = [
  on(api.getUser, (ctx, { query }, exchange) => getUser(ctx, query.extended, exchange)),
  on(api.optOutOfUpdates, async (ctx, { body }, exchange) => {
    await optOutOfUpdates(ctx, body.opt_out_updates_key, exchange);
    return ok;
  }),
  on(api.editUserMetadata, async (ctx, { body }, exchange) => {
    await profile.editMetadata(ctx, body.account_metadata, exchange);
    return ok;
  }),
  on(api.editUser, async (ctx, { body }, exchange) => {
    await profile.editUser(ctx, body, exchange);
    return ok;
  }),
  on(api.updatePublicUserName, async (ctx, { body }) => ({
    ...ok,
    ...(await profile.updatePublicUserName(ctx, body.public_user_name)),
  })),
  on(api.dismissModerationWarning, async (ctx) => {
    await profile.dismissModerationWarning(ctx);
    return ok;
  }),
  on(api.hasAlphaAccess, (ctx) => alpha.getAlphaAccess(ctx)),
  on(api.requestAlphaAccess, async (ctx, { body }) => {
    await alpha.requestAlphaAccess(ctx, body?.reason);
    return ok;
  }),
  on(api.getReferralLink, async (ctx) => ({ referral_link: await getReferralLink(ctx) })),
  on(api.getRand, async (ctx) => ({ rand: await profile.getRand(ctx) })),
  on(api.generateName, async (_ctx, { body }) => ({ name: generateName(body ?? {}) })),
];
