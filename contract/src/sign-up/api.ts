/** Sign-up (spec-1 §7, spec-2 §5.1) with the check against bots. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ActionCode, ContinueUrl, NewPassword } from '../security/types.ts';
import { Email, SignedIn } from '../sign-in/types.ts';
import { AccountMetadata, BotCheck } from './types.ts';
import {
  alreadySetUp,
  botCheckUnavailable,
  emailTaken,
  invalidContinueUrl,
  invalidEmail,
  recaptchaFailed,
  signUpsDisabled,
  termsNotAccepted,
} from './errors.ts';
import { invalidActionCode, tooManyAttempts, weakPassword } from '../security/errors.ts';

export const setUp = endpoint({
  method: 'POST',
  path: '/v1/auth/set-up',
  operation: 'auth_setUp',
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
  headers: ['set-cookie'],
  errors: [alreadySetUp, emailTaken, invalidActionCode, weakPassword],
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-verification-email',
  operation: 'auth_sendVerificationEmail',
  summary: 'Mail the link that verifies an address; the answer is the same for every address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, continue_url: ContinueUrl }),
  response: Ok,
  errors: [invalidContinueUrl, tooManyAttempts],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  operation: 'auth_verifyEmail',
  summary: 'Use the code of a verification mail',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ action_code: ActionCode }),
  response: Ok,
  errors: [invalidActionCode, tooManyAttempts],
});

const signUpSource = {
  /** Of a partner's link and a visitor; kept with the account, given no meaning. */
  pid: z.string().max(200).nullish(),
  xid: z.string().max(200).nullish(),
  gcp_marketplace_jwt: z.string().max(10_000).nullish(),
  invite_code: z.string().max(200).nullish(),
  /** Of the user by whose link this visitor came. */
  referral_code: z.string().max(200).nullish(),
};

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/v1/auth/bot-check',
  operation: 'auth_getBotCheck',
  summary: 'What a visitor must show before signing up',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: BotCheck,
});

export const preSignUp = endpoint({
  method: 'POST',
  path: '/v1/user/pre-sign-up',
  operation: 'auth_preSignUp',
  summary: 'Tell what a coming account agrees to, with the check against bots; the same answer for a known address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    account_metadata: AccountMetadata,
    recaptcha_token: z
      .string()
      .max(10_000)
      .nullish()
      .describe("The solved challenge as base64 JSON, or the provider's token."),
    ...signUpSource,
  }),
  response: Ok,
  errors: [signUpsDisabled, invalidEmail, termsNotAccepted, recaptchaFailed, botCheckUnavailable, tooManyAttempts],
});

export const signUp = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-up',
  operation: 'auth_signUp',
  summary: 'Ask for an account; the answer is the same for a known address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: NewPassword,
    account_metadata: AccountMetadata.optional(),
    recaptcha_token: z.string().max(10_000).nullish(),
    continue_url: z
      .string()
      .max(2000)
      .nullish()
      .describe('Where the mailed link leads in the end: an address of this installation.'),
    ...signUpSource,
  }),
  response: z.object({ status: z.literal('verification_sent') }),
  errors: [
    signUpsDisabled,
    invalidEmail,
    invalidContinueUrl,
    termsNotAccepted,
    weakPassword,
    recaptchaFailed,
    botCheckUnavailable,
    tooManyAttempts,
  ],
});

export const postRegistrationUserSetup = endpoint({
  method: 'POST',
  path: '/v1/user/post-registration-user-setup',
  operation: 'user_finishRegistration',
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
