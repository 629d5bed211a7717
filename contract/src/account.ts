import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';
import { Subscription } from './billing.ts';
import { GeoLocation } from './geolocation.ts';
import { Checklist, OnboardingSurvey } from './onboarding.ts';
import { passwordProblem } from './passwords.ts';
import { MfaFactor } from './sessions.ts';

/** One account however its address is written; a letter of another script that looks the same is another address. */
const lower = (email: string) =>
  [...email].map((one) => (/^[a-z]/.test(one.toLowerCase()) && !/[A-Z]/.test(one) ? one : one.toLowerCase())).join('');

/** Without the signs that mean something in the header of a mail, and without invisible ones. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+@[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+\.[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+$/u,
    'Enter an e-mail address',
  )
  .transform(lower);

export const NewPassword = z
  .string()
  .max(1024)
  .superRefine((password, check) => {
    const problem = passwordProblem(password);
    if (problem) check.addIssue({ code: 'custom', message: problem });
  });

export const SignedIn = z
  .object({
    id_token: z.string(),
    /** Seconds the token lives. */
    expires_in: z.int(),
    user_id: z.string(),
    email_verified: z.boolean(),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof SignedIn>;

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in',
  summary: 'Sign in with a password; the refresh token comes as a cookie',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: z.string().max(1024),
    /** Where a second factor is on: of the app, or the backup code. Without either: 401 mfa_required. */
    mfa_code: z.string().max(100).nullish(),
    backup_code: z.string().max(100).nullish(),
    /**
     * Of `POST /v1/user/prepare-internal-verification`: its bearer has just read a mail to this address. Wrong passwords
     * that strangers gave for the account do not hold up the one who brings it. Used up by the try.
     */
    internal_code: z.string().max(200).nullish(),
  }),
  response: SignedIn,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'A new bearer token for the refresh cookie, which is rotated',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: SignedIn,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-out',
  summary: 'End this session, or all of the account',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ all: z.boolean().optional() }).nullish(),
  response: Ok,
});

export const setUp = endpoint({
  method: 'POST',
  path: '/v1/auth/set-up',
  summary: 'Make the account of the first operator with the one-time set-up code',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    setup_code: z.string().max(200),
    email: Email,
    password: NewPassword,
    first_name: z.string().trim().max(100).optional(),
  }),
  response: SignedIn,
});

export const getInstance = endpoint({
  method: 'GET',
  path: '/v1/instance',
  summary: 'What a signed-out visitor may know of this installation',
  tag: 'auth',
  access: 'public',
  permission: 'any-key',
  response: z.object({
    /** No account yet: there is nobody to sign in. */
    needs_set_up: z.boolean(),
    /** No operator yet: the printed set-up link still works. */
    can_set_up: z.boolean(),
    sign_up: z.enum(['open', 'invite', 'closed']),
    version: z.string(),
    /** false: no statistics are collected here, and nobody is asked. */
    has_analytics: z.boolean(),
  }),
});

/** The rest of the user document (spec-2 §3.3), for the web app. */
export const AccountDocument = z
  .object({
    public_user_id: z.string(),
    public_user_name: z.string().nullable(),
    agrees_to_product_updates: z.boolean(),
    geo_location: GeoLocation.nullable(),
    accepted_bipa_terms: z.boolean(),
    /** Where this request comes from requires the terms on biometric data, and they were not accepted. */
    must_accept_bipa_terms: z.boolean(),
    onboarding_checklist: Checklist.nullable(),
    is_producer: z.boolean(),
    is_in_probation: z.boolean(),
    ccpa_opt_out: z.boolean(),
    profile_page_handle: z.string().nullable(),
    /** false: a warning waits to be read. */
    moderation_warning_dismissed: z.boolean(),
    prompts_shown: z.record(z.string(), z.boolean()),
    /** Unix seconds by the name of the terms. */
    terms_agreed_to: z.record(z.string(), z.int().nullable()),
    onboarding_survey: OnboardingSurvey.nullable(),
    sms_mfa_factor: MfaFactor.nullable(),
    totp_mfa_factor: MfaFactor.nullable(),
    has_backup_code: z.boolean(),
    theme: z.enum(['light', 'dark', 'system']).nullable(),
    /** Of the workspace. */
    training_opt_out: z.object({ enabled: z.boolean(), timestamp: z.int().nullable() }),
    session_inactivity_timeout: z.int().nullable(),
    max_seats: z.int(),
    used_seats: z.int(),
    is_workspace_owner: z.boolean(),
    /** Set in a session of an operator in this account. */
    support_session: z.object({ operator_email: z.string(), expires_at_unix: z.int() }).nullable(),
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
    /** The rest is the product's own user document. */
    workspace_id: z.string(),
    workspace_name: z.string(),
    workspace_role: z.enum(['admin', 'editor']),
    email: z.string(),
    is_operator: z.boolean(),
    /** Display only, by e-mail domain (STAFF_DOMAINS). Grants nothing. */
    is_staff: z.boolean(),
    locale: z.string().nullable(),
    flags: z.record(z.string(), z.boolean()),
  })
  // The whole document comes with `extended=true` alone.
  .extend(AccountDocument.partial().shape)
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

export const getUser = endpoint({
  method: 'GET',
  path: '/v1/user',
  summary: 'The caller, with the subscription',
  tag: 'user',
  permission: 'user_read',
  query: z.object({
    extended: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  response: User,
});
