/** Sign-up (spec-1 §7, spec-2 §5.1) with the check against bots. */
import { z } from 'zod';
import { crossOrigin } from '../kit/access-errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ActionCode, ContinueUrl, NewPassword } from '../security/types.ts';
import {
  inviteEnded,
  inviteExpired,
  inviteNeedsSignIn,
  inviteNotFound,
  ownsWorkspaceWithMembers,
  workspaceIsFull,
} from '../membership/errors.ts';
import { InviteLinkCode } from '../membership/api.ts';
import { Email, SignedIn } from '../sign-in/types.ts';
import { AccountMetadata, BotCheck } from './types.ts';
import {
  alreadySetUp,
  botCheckUnavailable,
  emailTaken,
  invalidContinueUrl,
  invalidEmail,
  passwordRequired,
  recaptchaFailed,
  signUpDomainRefused,
  signUpsDisabled,
  termsNotAccepted,
  termsRequired,
} from './errors.ts';
import { invalidActionCode, tooManyAttempts, weakPassword } from '../security/errors.ts';

export const setUp = endpoint({
  method: 'POST',
  path: '/v1/auth/set-up',
  operation: 'auth_setUp',
  summary: 'Set up the installation',
  description:
    'Creates the account of the first operator with the one-time code that the server prints at its first start, and signs it in. It works only while there is no operator. Nobody is asked for an agreement, because the terms of an installation are its operator’s own.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    setup_code: z.string().max(200).describe('The code from the printed link.'),
    email: Email,
    password: NewPassword.describe('The password of the new account.'),
    first_name: z.string().trim().max(100).optional(),
  }),
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [alreadySetUp, emailTaken, invalidActionCode, weakPassword],
});

export const joinWorkspace = endpoint({
  method: 'POST',
  path: '/v1/auth/join',
  operation: 'auth_join',
  summary: 'Join a workspace',
  description:
    'Creates the account of an invited person in the workspace that invited them, and signs it in. The code of the mailed link proves the address, so nothing is left to verify, and the first steps of a new customer are skipped. An account with that address that nobody has verified gets the password of this call. Everything happens or nothing does.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    link_code: InviteLinkCode,
    password: NewPassword.describe('The password of the new account.'),
    account_metadata: AccountMetadata.optional().describe('What the user agrees to.'),
  }),
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [
    inviteNotFound,
    inviteEnded,
    inviteExpired,
    inviteNeedsSignIn,
    workspaceIsFull,
    ownsWorkspaceWithMembers,
    signUpsDisabled,
    termsNotAccepted,
    termsRequired,
    weakPassword,
    tooManyAttempts,
  ],
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-verification-email',
  operation: 'auth_sendVerificationEmail',
  summary: 'Send a verification mail',
  description:
    'Mails the link that verifies an address, if an account or a sign-up waits for it. Of several sign-ups it is the one of this browser, else the newest. The answer is the same for every address, so it does not reveal who has an account.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, continue_url: ContinueUrl }),
  response: Ok,
  errors: [invalidContinueUrl, tooManyAttempts, crossOrigin],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  operation: 'auth_verifyEmail',
  summary: 'Verify an email address',
  description:
    'Uses the code of a verification mail: it verifies the address, and creates the account if the mail belongs to a sign-up. In the browser that signed up (its cookie is the proof) the account gets the password and the choices of that sign-up; anywhere else they are taken from this call, because anybody can sign up with anybody’s address. The code works once, within an hour.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    action_code: ActionCode,
    password: NewPassword.optional().describe(
      'The password of the account; required where `POST /v1/auth/action-code/check` says `needs_password`.',
    ),
    account_metadata: AccountMetadata.optional().describe(
      'What the user agrees to. It counts where the sign-up was made in another browser; in its own, `accepts_terms` counts where `POST /v1/auth/action-code/check` says `needs_terms`.',
    ),
  }),
  response: Ok,
  headers: ['set-cookie'],
  errors: [
    invalidActionCode,
    passwordRequired,
    weakPassword,
    termsNotAccepted,
    termsRequired,
    tooManyAttempts,
    crossOrigin,
  ],
});

const signUpSource = {
  pid: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'An id of the partner through whom the visitor came. It is kept with the account and has no other effect.',
    ),
  xid: z
    .string()
    .max(200)
    .nullish()
    .describe('A further id of that partner. It is kept with the account and has no other effect.'),
  gcp_marketplace_jwt: z
    .string()
    .max(10_000)
    .nullish()
    .describe(
      'The token with which a cloud marketplace sends its buyers. It is kept for the operators of the installation, who check it at the marketplace and decide whether that pays for the workspace. This server does not verify it, and nothing else follows from it.',
    ),
  invite_code: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'The code of an invitation to a workspace. An installation that takes new accounts by invitation only requires it.',
    ),
  referral_code: z
    .string()
    .max(200)
    .nullish()
    .describe('The code in the referral link through which the visitor came.'),
};

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/v1/auth/bot-check',
  operation: 'auth_getBotCheck',
  summary: 'Get the bot check',
  description:
    'Says what a visitor must solve before signing up: nothing, a proof of work, or the challenge of a provider.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: BotCheck,
});

export const preSignUp = endpoint({
  method: 'POST',
  path: '/v1/user/pre-sign-up',
  operation: 'auth_preSignUp',
  summary: 'Prepare a sign-up',
  description:
    'Stores what a visitor agrees to before they sign up, after checking that they are no bot. For 15 minutes the sign-up itself then needs no further check. Both count for the browser that gets the cookie of the answer, because anybody can give anybody’s address. The answer is the same whether or not the address has an account.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    account_metadata: AccountMetadata.describe('What the visitor agrees to.'),
    recaptcha_token: z
      .string()
      .max(10_000)
      .nullish()
      .describe('The solved challenge as base64-encoded JSON, or the token of the provider.'),
    ...signUpSource,
  }),
  response: Ok,
  headers: ['set-cookie'],
  errors: [
    signUpsDisabled,
    signUpDomainRefused,
    invalidEmail,
    termsNotAccepted,
    recaptchaFailed,
    botCheckUnavailable,
    tooManyAttempts,
    crossOrigin,
  ],
});

export const signUp = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-up',
  operation: 'auth_signUp',
  summary: 'Sign up',
  description:
    'Requests an account. A link is mailed in every case, to verify the address or to say that it has an account already, so the answer does not reveal who has one. The account is created when the link is used. The password counts only in the browser that gave it, to which the answer gives a cookie; anywhere else the link asks for another one.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: NewPassword.describe('The password of the new account.'),
    account_metadata: AccountMetadata.optional().describe(
      'What the visitor agrees to. What is left out is taken from `POST /v1/user/pre-sign-up`, if the request has its cookie.',
    ),
    recaptcha_token: z
      .string()
      .max(10_000)
      .nullish()
      .describe(
        'The solved challenge as base64-encoded JSON, or the token of the provider. Not needed within 15 minutes of `POST /v1/user/pre-sign-up`, with its cookie.',
      ),
    continue_url: z
      .string()
      .max(2000)
      .nullish()
      .describe('Where the mailed link leads in the end: an address of this installation.'),
    ...signUpSource,
  }),
  response: z.object({ status: z.literal('verification_sent').describe('Always `verification_sent`.') }),
  headers: ['set-cookie'],
  errors: [
    signUpsDisabled,
    signUpDomainRefused,
    invalidEmail,
    invalidContinueUrl,
    termsNotAccepted,
    termsRequired,
    weakPassword,
    recaptchaFailed,
    botCheckUnavailable,
    tooManyAttempts,
    crossOrigin,
  ],
});

export const postRegistrationUserSetup = endpoint({
  method: 'POST',
  path: '/v1/user/post-registration-user-setup',
  operation: 'user_finishRegistration',
  summary: 'Finish a registration',
  description:
    'Stores which partner referred a new account and returns the ids of the user and their workspace. Only the first report counts, so the call can be repeated safely.',
  tag: 'user',
  permission: 'user_write',
  support: false,
  body: z.object({
    pid: z.string().max(200).nullish().describe('An id of the partner.'),
    xid: z.string().max(200).nullish().describe('A further id of the partner.'),
    gcp_marketplace_jwt: z
      .string()
      .max(10_000)
      .nullish()
      .describe(
        'The token with which a cloud marketplace sends its buyers. It is kept for the operators of the installation, who check it at the marketplace and decide whether that pays for the workspace. This server does not verify it, and nothing else follows from it.',
      ),
  }),
  response: z.object({
    status: z.literal('ok'),
    user_id: z.string().describe('The id of the user.'),
    workspace_id: z.string().describe('The id of the workspace.'),
    is_new_user: z.boolean().describe('True during the first 24 hours, and until the onboarding is completed.'),
  }),
});
