import { z } from 'zod';
import { Subscription } from '../billing/types.ts';
import { GeoLocation } from '../geolocation/types.ts';
import { Checklist, OnboardingSurvey } from '../onboarding/types.ts';
import { MfaFactor } from '../security/types.ts';

/** The rest of the user document (spec-2 §3.3), for the web app. */
export const AccountDocument = z
  .object({
    public_user_id: z.string().describe('The id under which other people see the user.'),
    public_user_name: z.string().nullable().describe('The name that other people see; null if none was chosen.'),
    agrees_to_product_updates: z.boolean().describe('Whether product updates may be mailed.'),
    geo_location: GeoLocation.nullable().describe('Where the user says they are; null if they have not said.'),
    accepted_bipa_terms: z.boolean().describe('Whether the user has accepted the terms on biometric data.'),
    must_accept_bipa_terms: z
      .boolean()
      .describe(
        'Whether the user must accept the terms on biometric data, because of the place that the request comes from or that they named.',
      ),
    onboarding_checklist: Checklist.nullable().describe('The checklist of first steps; null if it was not started.'),
    is_producer: z.boolean().describe('Always false: productions are not available.'),
    is_in_probation: z.boolean().describe('Whether an operator of the installation has put the account on probation.'),
    ccpa_opt_out: z.boolean().describe('Whether the user refuses the sale and sharing of personal data.'),
    profile_page_handle: z.string().nullable().describe('Always null: there are no profile pages.'),
    moderation_warning_dismissed: z.boolean().describe('False while a moderation warning waits to be read.'),
    prompts_shown: z.record(z.string(), z.boolean()).describe('Always empty.'),
    terms_agreed_to: z
      .record(z.string(), z.int().nullable())
      .describe(
        'When each set of terms was accepted, in Unix seconds, by its name; null if the acceptance was withdrawn.',
      ),
    onboarding_survey: OnboardingSurvey.nullable().describe(
      'The answers of the onboarding; null if it was not completed.',
    ),
    sms_mfa_factor: MfaFactor.nullable().describe('Always null: codes by text message are not available.'),
    totp_mfa_factor: MfaFactor.nullable().describe('The authenticator app; null if none is on.'),
    has_backup_code: z.boolean().describe('Whether there is an unused backup code.'),
    theme: z
      .enum(['light', 'dark', 'system'])
      .nullable()
      .describe('The theme of the interface; null follows the browser.'),
    training_opt_out: z
      .object({
        enabled: z.boolean().describe('Whether the workspace has opted out.'),
        timestamp: z.int().nullable().describe('When this was last changed, in Unix seconds; null if it never was.'),
      })
      .describe('Whether the workspace keeps its data out of training.'),
    session_inactivity_timeout: z
      .int()
      .nullable()
      .describe('Seconds after which idle sessions of the workspace end; null means never.'),
    max_seats: z.int().describe('Members that the workspace may have.'),
    used_seats: z.int().describe('Members that the workspace has.'),
    is_workspace_owner: z.boolean().describe('Whether the user owns the workspace they are in.'),
    support_session: z
      .object({
        operator_email: z.string().describe('The email address of the operator.'),
        expires_at_unix: z.int().describe("When the operator's access ends, in Unix seconds."),
      })
      .nullable()
      .describe("Set in an operator's session in this account; null otherwise."),
  })
  .meta({ id: 'AccountDocument' });

export type AccountDocument = z.output<typeof AccountDocument>;

export const User = z
  .object({
    user_id: z.string().describe('The id of the user.'),
    subscription: Subscription.describe('The plan of the workspace and what has been used of it.'),
    is_new_user: z.boolean().describe('True during the first 24 hours, and until the onboarding is completed.'),
    can_use_delayed_payment_methods: z.boolean().describe('Always false.'),
    is_onboarding_completed: z.boolean().describe('Whether the questions after the sign-up have been answered.'),
    is_onboarding_checklist_completed: z
      .boolean()
      .describe('Whether the checklist of first steps is completed; true if it was never started.'),
    created_at: z.int().describe('When the account was created, in Unix seconds.'),
    seat_type: z
      .enum(['workspace_admin', 'workspace_member', 'workspace_lite_member'])
      .describe('The role of the user in the workspace.'),
    first_name: z.string().nullable(),
    xi_api_key: z.null().describe('Always null: secrets of API keys are not stored.'),
    xi_api_key_preview: z.null().describe('Always null; `GET /v1/user/api-keys` lists the keys.'),
    is_api_key_hashed: z.boolean().describe('Always true: API keys are stored as hashes only.'),
    referral_link_code: z
      .string()
      .nullable()
      .describe("The code in the user's referral link; null until the link was first asked for."),
    partnerstack_partner_default_link: z.null().describe('Always null.'),
    subscription_extras: z.null().describe('Always null.'),
    workspace_id: z.string().describe('Veery only, as are all fields from here on. The id of the workspace.'),
    workspace_name: z.string().describe('The name of the workspace.'),
    workspace_role: z.enum(['admin', 'editor']).describe('The role of the user in the workspace.'),
    email: z.string(),
    is_operator: z.boolean().describe('Whether the user runs the installation.'),
    is_staff: z
      .boolean()
      .describe('Whether the address belongs to a domain in `STAFF_DOMAINS`. It is for display and grants nothing.'),
    locale: z
      .string()
      .nullable()
      .describe('The language of the interface as a language tag; null follows the browser.'),
    flags: z.record(z.string(), z.boolean()).describe('Feature flags of the workspace, by name.'),
  })
  // The whole document comes with `extended=true` alone.
  .extend(AccountDocument.partial().shape)
  .meta({ id: 'User' });

export type User = z.output<typeof User>;
