/** The user's own settings and small things (spec-1 §7). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import { ActionCode } from '../security/types.ts';
import { AccountMetadata } from '../sign-up/types.ts';
import { User } from './types.ts';
import { canNotExtendLimit, invalidOptOutKey, invalidPublicUserName } from './errors.ts';
import { tooManyAttempts } from '../security/errors.ts';

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user',
  operation: 'user_get',
  summary: 'The caller, with the subscription',
  tag: 'user',
  publicApi: 2025,
  permission: 'user_read',
  query: z.object({
    extended: Flag.prefault(false),
  }),
  response: User,
});

export const optOutOfUpdates = endpoint({
  method: 'POST',
  path: '/v1/user/opt-out-of-updates',
  operation: 'user_optOutOfUpdates',
  summary: 'Stop product updates, with the key of a mail',
  tag: 'user',
  access: 'public',
  permission: 'session-only',
  body: z.object({ opt_out_updates_key: ActionCode }),
  response: Ok,
  errors: [invalidOptOutKey, tooManyAttempts],
});

export const editUserMetadata = endpoint({
  method: 'POST',
  path: '/v1/user/edit-user-metadata',
  operation: 'user_updateMetadata',
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
  operation: 'user_update',
  summary: 'Usage beyond the credits, the privacy opt-out, and what the settings screen holds',
  tag: 'user',
  permission: 'session-only',
  body: z.object({
    allowed_to_extend_character_limit: z.boolean().optional(),
    max_character_limit_extension: z.int().min(0).max(1_000_000_000).nullish(),
    ccpa_opt_out: z.boolean().optional(),
    optOutCCPA: z.boolean().optional(),
    first_name: z.string().trim().min(1).max(100).optional(),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .max(35)
      .nullish()
      .describe('A language tag; null: as the browser says.'),
    theme: z.enum(['light', 'dark', 'system']).nullish(),
  }),
  response: Ok,
  errors: [canNotExtendLimit],
});

export const updatePublicUserName = endpoint({
  method: 'POST',
  path: '/v1/user/update-public-user-name',
  operation: 'user_updatePublicUserName',
  summary: 'The name that others see',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ public_user_name: z.string() }),
  response: z.object({ status: z.literal('ok'), public_user_name: z.string(), public_user_id: z.string() }),
  errors: [invalidPublicUserName],
});

export const dismissModerationWarning = endpoint({
  method: 'POST',
  path: '/v1/user/dismiss-moderation-warning',
  operation: 'user_dismissModerationWarning',
  summary: 'The warning was read',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const hasAlphaAccess = endpoint({
  method: 'GET',
  path: '/v1/user/has-alpha-access',
  operation: 'user_alphaAccess_get',
  summary: 'Whether the caller may use what is not finished yet',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ has_alpha_access: z.boolean(), requested: z.boolean() }),
});

export const requestAlphaAccess = endpoint({
  method: 'POST',
  path: '/v1/user/request-alpha-access',
  operation: 'user_alphaAccess_request',
  summary: 'Ask the operator for it',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ reason: z.string().trim().max(1000).optional() }).nullish(),
  response: Ok,
});

export const getReferralLink = endpoint({
  method: 'GET',
  path: '/v1/user/referral-link',
  operation: 'user_getReferralLink',
  summary: 'A link by which others come to the product; made at the first call',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ referral_link: z.string() }),
});

export const getRand = endpoint({
  method: 'GET',
  path: '/v1/user/rand',
  operation: 'user_getRand',
  summary: 'A number of this user in [0, 1), the same each time',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ rand: z.number() }),
});

export const generateName = endpoint({
  method: 'POST',
  path: '/v1/user/generate-name',
  operation: 'user_generateName',
  summary: 'A name for a new thing',
  tag: 'user',
  permission: 'any-key',
  body: z
    .object({ description: z.string().max(1000).optional(), kind: z.enum(['voice', 'agent', 'api_key']).optional() })
    .nullish(),
  response: z.object({ name: z.string() }),
});
