/** Sign-up (spec-1 §7, spec-2 §5.1) with the check against bots. */
import { z } from 'zod';
import { Email, NewPassword } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';
import { GeoLocation } from './geolocation.ts';

export const AccountMetadata = z.object({
  agrees_to_product_updates: z.boolean().optional(),
  geo_location: GeoLocation.partial().nullish(),
  accepts_terms: z.boolean().optional(),
});

const wish = {
  /** Of a partner's link and a visitor; kept with the account, given no meaning. */
  pid: z.string().max(200).nullish(),
  xid: z.string().max(200).nullish(),
  gcp_marketplace_jwt: z.string().max(10_000).nullish(),
  invite_code: z.string().max(200).nullish(),
  /** Of the user by whose link this visitor came. */
  referral_code: z.string().max(200).nullish(),
};

/** proof_of_work: solve the challenge of `GET /v1/auth/bot-check`. token: what the provider's script gives for site_key. */
export const BotCheck = z
  .object({
    kind: z.enum(['none', 'proof_of_work', 'token']),
    /** As altcha-lib makes it. */
    challenge: z.record(z.string(), z.unknown()).nullable(),
    site_key: z.string().nullable(),
    script_url: z.string().nullable(),
  })
  .meta({ id: 'BotCheck' });
export type BotCheck = z.output<typeof BotCheck>;

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/v1/auth/bot-check',
  summary: 'What a visitor must show before signing up',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: BotCheck,
});

export const preSignUp = endpoint({
  method: 'POST',
  path: '/v1/user/pre-sign-up',
  summary: 'Tell what a coming account agrees to, with the check against bots; the same answer for a known address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    account_metadata: AccountMetadata,
    /** The solved challenge as base64 JSON, or the provider's token. */
    recaptcha_token: z.string().max(10_000).nullish(),
    ...wish,
  }),
  response: Ok,
});

export const signUp = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-up',
  summary: 'Ask for an account; the answer is the same for a known address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: NewPassword,
    account_metadata: AccountMetadata.optional(),
    recaptcha_token: z.string().max(10_000).nullish(),
    /** Where the mailed link leads in the end: an address of this installation. */
    continue_url: z.string().max(2000).nullish(),
    ...wish,
  }),
  response: z.object({ status: z.literal('verification_sent') }),
});

export const postRegistrationUserSetup = endpoint({
  method: 'POST',
  path: '/v1/user/post-registration-user-setup',
  summary: 'Finish a registration; again and again has no further effect',
  tag: 'user',
  permission: 'session-only',
  body: z.object({
    pid: z.string().max(200).nullish(),
    xid: z.string().max(200).nullish(),
    gcp_marketplace_jwt: z.string().max(10_000).nullish(),
  }),
  response: z.object({
    status: z.literal('ok'),
    user_id: z.string(),
    workspace_id: z.string(),
    is_new_user: z.boolean(),
  }),
});
