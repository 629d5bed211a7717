/** The user's own settings and small things (spec-1 §7). */
import { z } from 'zod';
import { notWorkspaceAdmin, sessionRequired } from '../kit/access-errors.ts';
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
  summary: 'Get the current user',
  description:
    'Returns the user who makes the request, with their workspace and its plan. `extended` adds what the web app of this installation shows: settings, security and onboarding.',
  tag: 'user',
  publicApi: 2025,
  permission: 'user_read',
  query: z.object({
    extended: Flag.prefault(false).describe('Whether to add the fields of the web app.'),
  }),
  response: User,
});

export const optOutOfUpdates = endpoint({
  method: 'POST',
  path: '/v1/user/opt-out-of-updates',
  operation: 'user_optOutOfUpdates',
  summary: 'Unsubscribe from product updates',
  description:
    'Ends the product updates of an account with the key from any such mail. The link of an older mail works too, and more than once. No credentials are needed.',
  tag: 'user',
  access: 'public',
  permission: 'session-only',
  body: z.object({ opt_out_updates_key: ActionCode.describe('The key from the link in the mail.') }),
  response: Ok,
  errors: [invalidOptOutKey, tooManyAttempts],
});

export const editUserMetadata = endpoint({
  method: 'POST',
  path: '/v1/user/edit-user-metadata',
  operation: 'user_updateMetadata',
  summary: 'Update consent and location',
  description:
    'Changes whether product updates may be mailed, and where the user says they are. Every new decision is recorded with its time and address. Fields that are left out stay as they are.',
  tag: 'user',
  permission: 'user_write',
  support: false,
  body: z.object({ account_metadata: AccountMetadata.describe('What to change.') }),
  response: Ok,
  errors: [sessionRequired],
});

export const editUser = endpoint({
  method: 'POST',
  path: '/v1/user/edit',
  operation: 'user_update',
  summary: 'Update the current user',
  description:
    "Changes the user's own settings. Fields that are left out stay as they are. Usage beyond the credits belongs to the workspace: only its admins allow it, on a plan that offers it.",
  tag: 'user',
  permission: 'user_write',
  support: false,
  body: z.object({
    allowed_to_extend_character_limit: z
      .boolean()
      .optional()
      .describe(
        'Whether the workspace may generate more once its credits are used up. Only its admins may change this.',
      ),
    max_character_limit_extension: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .nullish()
      .describe(
        'Credits that the workspace may use beyond those of the plan in each period; null for no limit. Only its admins may change this.',
      ),
    ccpa_opt_out: z
      .boolean()
      .optional()
      .describe('Whether the user refuses the sale and sharing of personal data. It also stops statistics about them.'),
    optOutCCPA: z.boolean().optional().describe('The same as `ccpa_opt_out`.'),
    first_name: z.string().trim().min(1).max(100).optional(),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
      .max(35)
      .nullish()
      .describe('The language of the interface as a language tag, such as `en`; null follows the browser.'),
    theme: z
      .enum(['light', 'dark', 'system'])
      .nullish()
      .describe('The theme of the interface; null follows the browser.'),
  }),
  response: Ok,
  errors: [canNotExtendLimit, notWorkspaceAdmin, sessionRequired],
});

export const updatePublicUserName = endpoint({
  method: 'POST',
  path: '/v1/user/update-public-user-name',
  operation: 'user_updatePublicUserName',
  summary: 'Update the public user name',
  description: 'Changes the name that other people see.',
  tag: 'user',
  permission: 'user_write',
  support: false,
  body: z.object({
    public_user_name: z
      .string()
      .describe('The new name: 1 to 50 characters, without control characters and invisible marks.'),
  }),
  response: z.object({
    status: z.literal('ok'),
    public_user_name: z.string().describe('The name as it was stored, without surrounding space.'),
    public_user_id: z.string().describe('The id under which other people see the user.'),
  }),
  errors: [invalidPublicUserName],
});

export const dismissModerationWarning = endpoint({
  method: 'POST',
  path: '/v1/user/dismiss-moderation-warning',
  operation: 'user_dismissModerationWarning',
  summary: 'Dismiss a moderation warning',
  description: 'Marks the moderation warning of the account as read. Without a warning nothing happens.',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const hasAlphaAccess = endpoint({
  method: 'GET',
  path: '/v1/user/has-alpha-access',
  operation: 'user_alphaAccess_get',
  summary: 'Get alpha access',
  description: 'Says whether the user may use unfinished features, and whether they have asked for them.',
  tag: 'user',
  permission: 'user_read',
  response: z.object({
    has_alpha_access: z.boolean().describe('Whether the user may use unfinished features.'),
    requested: z.boolean().describe('Whether the user has asked for them.'),
  }),
});

export const requestAlphaAccess = endpoint({
  method: 'POST',
  path: '/v1/user/request-alpha-access',
  operation: 'user_alphaAccess_request',
  summary: 'Request alpha access',
  description:
    'Asks the operators of the installation for access to unfinished features. They are notified of the first request only.',
  tag: 'user',
  permission: 'user_write',
  support: false,
  body: z
    .object({ reason: z.string().trim().max(1000).optional().describe('What the user would like to do with them.') })
    .nullish(),
  response: Ok,
});

export const getReferralLink = endpoint({
  method: 'GET',
  path: '/v1/user/referral-link',
  operation: 'user_getReferralLink',
  summary: 'Get the referral link',
  description:
    'Returns the link with which the user invites others to sign up. It is created at the first call and stays the same.',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ referral_link: z.string().describe("The address of the sign-up page with the user's code.") }),
});

export const getRand = endpoint({
  method: 'GET',
  path: '/v1/user/rand',
  operation: 'user_getRand',
  summary: 'Get the random number of the user',
  description:
    'Returns a number that was drawn when the account was created and never changes, for dividing users into groups.',
  tag: 'user',
  permission: 'user_read',
  response: z.object({ rand: z.number().describe('At least 0 and less than 1.') }),
});

export const generateName = endpoint({
  method: 'POST',
  path: '/v1/user/generate-name',
  operation: 'user_generateName',
  summary: 'Generate a name',
  description:
    'Suggests a name for a new voice, agent or API key. Nothing is stored or charged, and every call may return another name.',
  tag: 'user',
  permission: 'any-key',
  body: z
    .object({
      description: z
        .string()
        .max(1000)
        .optional()
        .describe('What the thing is like. Words of it may appear in the name.'),
      kind: z
        .enum(['voice', 'agent', 'api_key'])
        .optional()
        .describe('What the name is for; a voice when it is left out.'),
    })
    .nullish(),
  response: z.object({ name: z.string() }),
});
