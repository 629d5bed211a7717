import { z } from 'zod';
import { Subscription } from '../billing/types.ts';
import { GeoLocation } from '../geolocation/types.ts';
import { Checklist, OnboardingSurvey } from '../onboarding/types.ts';
import { MfaFactor } from '../security/types.ts';

/** The rest of the user document (spec-2 §3.3), for the web app. */
export const AccountDocument = z
  .object({
    public_user_id: z.string(),
    public_user_name: z.string().nullable(),
    agrees_to_product_updates: z.boolean(),
    geo_location: GeoLocation.nullable(),
    accepted_bipa_terms: z.boolean(),
    must_accept_bipa_terms: z
      .boolean()
      .describe('Where this request comes from requires the terms on biometric data, and they were not accepted.'),
    onboarding_checklist: Checklist.nullable(),
    is_producer: z.boolean(),
    is_in_probation: z.boolean(),
    ccpa_opt_out: z.boolean(),
    profile_page_handle: z.string().nullable(),
    moderation_warning_dismissed: z.boolean().describe('False: a warning waits to be read.'),
    prompts_shown: z.record(z.string(), z.boolean()),
    terms_agreed_to: z.record(z.string(), z.int().nullable()).describe('Unix seconds by the name of the terms.'),
    onboarding_survey: OnboardingSurvey.nullable(),
    sms_mfa_factor: MfaFactor.nullable(),
    totp_mfa_factor: MfaFactor.nullable(),
    has_backup_code: z.boolean(),
    theme: z.enum(['light', 'dark', 'system']).nullable(),
    training_opt_out: z.object({ enabled: z.boolean(), timestamp: z.int().nullable() }).describe('Of the workspace.'),
    session_inactivity_timeout: z.int().nullable(),
    max_seats: z.int(),
    used_seats: z.int(),
    is_workspace_owner: z.boolean(),
    support_session: z
      .object({ operator_email: z.string(), expires_at_unix: z.int() })
      .nullable()
      .describe('Set in a session of an operator in this account.'),
  })
  .meta({ id: 'AccountDocument' });

export type AccountDocument = z.output<typeof AccountDocument>;

export const User = z
  .object({
    user_id: z.string(),
    subscription: Subscription,
    is_new_user: z.boolean(),
    can_use_delayed_payment_methods: z.boolean(),
    is_onboarding_completed: z.boolean(),
    is_onboarding_checklist_completed: z.boolean(),
    created_at: z.int(),
    seat_type: z.enum(['workspace_admin', 'workspace_member', 'workspace_lite_member']),
    first_name: z.string().nullable(),
    xi_api_key: z.null(),
    xi_api_key_preview: z.null(),
    is_api_key_hashed: z.boolean(),
    referral_link_code: z.string().nullable(),
    partnerstack_partner_default_link: z.null(),
    subscription_extras: z.null(),
    workspace_id: z.string().describe("The rest is the product's own user document."),
    workspace_name: z.string(),
    workspace_role: z.enum(['admin', 'editor']),
    email: z.string(),
    is_operator: z.boolean(),
    is_staff: z.boolean().describe('Display only, by email domain (STAFF_DOMAINS). Grants nothing.'),
    locale: z.string().nullable(),
    flags: z.record(z.string(), z.boolean()),
  })
  // The whole document comes with `extended=true` alone.
  .extend(AccountDocument.partial().shape)
  .meta({ id: 'User' });

export type User = z.output<typeof User>;
