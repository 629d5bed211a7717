/** The user's own settings and small things (spec-1 §7). */
import { z } from 'zod';
import { AccountMetadata } from './sign-up.ts';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const notificationKinds = [
  'usage_80',
  'usage_100',
  'new_member',
  'api_key_created',
  'webhook_disabled',
  'voice_removal_notice',
  'billing',
  'product_updates',
  'job_done',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const Choice = z.object({ email: z.boolean(), in_app: z.boolean() });
export const NotificationPreferences = z.object({
  preferences: z.record(z.enum(notificationKinds), Choice),
});

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/v1/workspace/notification-preferences',
  summary: 'What the caller wants to be told of, and where',
  tag: 'user',
  permission: 'session-only',
  response: NotificationPreferences,
});

export const editNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/v1/workspace/notification-preferences',
  summary: 'Change some of them; the rest stays',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ preferences: z.partialRecord(z.enum(notificationKinds), Choice.partial()) }),
  response: NotificationPreferences,
});

export const editUserMetadata = endpoint({
  method: 'POST',
  path: '/v1/user/edit-user-metadata',
  summary: 'Product updates, and where the user says to be',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ account_metadata: AccountMetadata }),
  response: Ok,
});

/** optOutCCPA is the other spelling of ccpa_opt_out. */
export const editUser = endpoint({
  method: 'POST',
  path: '/v1/user/edit',
  summary: 'Usage beyond the credits, the privacy opt-out, and what the settings screen holds',
  tag: 'user',
  permission: 'session-only',
  body: z.object({
    allowed_to_extend_character_limit: z.boolean().optional(),
    max_character_limit_extension: z.int().min(0).max(1_000_000_000).nullish(),
    ccpa_opt_out: z.boolean().optional(),
    optOutCCPA: z.boolean().optional(),
    first_name: z.string().trim().min(1).max(100).optional(),
    /** A language tag; null: as the browser says. */
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .max(35)
      .nullish(),
    theme: z.enum(['light', 'dark', 'system']).nullish(),
  }),
  response: Ok,
});

export const updatePublicUserName = endpoint({
  method: 'POST',
  path: '/v1/user/update-public-user-name',
  summary: 'The name that others see',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ public_user_name: z.string() }),
  response: z.object({ status: z.literal('ok'), public_user_name: z.string(), public_user_id: z.string() }),
});

export const dismissModerationWarning = endpoint({
  method: 'POST',
  path: '/v1/user/dismiss-moderation-warning',
  summary: 'The warning was read',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const acceptBipaTerms = endpoint({
  method: 'POST',
  path: '/v1/user/accept-bipa-terms',
  summary: 'Agree to the terms on biometric data; kept with its proof',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const hasAlphaAccess = endpoint({
  method: 'GET',
  path: '/v1/user/has-alpha-access',
  summary: 'Whether the caller may use what is not finished yet',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ has_alpha_access: z.boolean(), requested: z.boolean() }),
});

export const requestAlphaAccess = endpoint({
  method: 'POST',
  path: '/v1/user/request-alpha-access',
  summary: 'Ask the operator for it',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ reason: z.string().trim().max(1000).optional() }).nullish(),
  response: Ok,
});

export const getReferralLink = endpoint({
  method: 'GET',
  path: '/v1/user/referral-link',
  summary: 'A link by which others come to the product; made at the first call',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ referral_link: z.string() }),
});

export const getRand = endpoint({
  method: 'GET',
  path: '/v1/user/rand',
  summary: 'A number of this user in [0, 1), the same each time',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ rand: z.number() }),
});

export const generateName = endpoint({
  method: 'POST',
  path: '/v1/user/generate-name',
  summary: 'A name for a new thing',
  tag: 'user',
  permission: 'any-key',
  body: z
    .object({ description: z.string().max(1000).optional(), kind: z.enum(['voice', 'agent', 'api_key']).optional() })
    .nullish(),
  response: z.object({ name: z.string() }),
});

export const recordDeviceFingerprint = endpoint({
  method: 'POST',
  path: '/v1/user/record-device-fingerprint',
  summary: 'A browser of this account, to be known again',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ fingerprint: z.string().min(1).max(500), visitor_id: z.string().max(500).nullish() }),
  response: Ok,
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/v1/feedback',
  summary: 'Tell the operator what is wrong or missing',
  tag: 'user',
  permission: 'session-only',
  body: z.object({
    message: z.string().trim().min(1).max(5000),
    kind: z.enum(['bug', 'idea', 'other']),
    page: z.string().max(500).nullish(),
    rating: z.int().min(1).max(5).nullish(),
  }),
  response: Ok,
});
