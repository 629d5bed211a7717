/** A user's own settings, and the small calls around them. */
import * as messagesApi from '#contract/messages/api.ts';
import * as privacyApi from '#contract/privacy/api.ts';
import * as api from '#contract/profile/api.ts';
import * as securityApi from '#contract/security/api.ts';
import { on } from '../../context.ts';
import * as alpha from './alpha-access.service.ts';
import { generateName } from './generate-name.ts';
import { editPreferences, getPreferences } from '../../platform/notify/preferences.ts';
import * as profile from './profile.service.ts';
import { getReferralLink } from './referral.service.ts';

const ok = { status: 'ok' as const };

export const userRoutes = [
  on(messagesApi.getNotificationPreferences, (ctx) => getPreferences(ctx)),
  on(messagesApi.editNotificationPreferences, (ctx, { body }, exchange) =>
    editPreferences(ctx, body.preferences, exchange),
  ),
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
  on(privacyApi.acceptBipaTerms, async (ctx, _input, exchange) => {
    await profile.acceptBiometricTerms(ctx, exchange);
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
  on(securityApi.recordDeviceFingerprint, async (ctx, { body }) => {
    await profile.recordFingerprint(ctx, body);
    return ok;
  }),
];
