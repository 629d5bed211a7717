import { z } from 'zod';
import { BillingMode } from '../billing/types.ts';
import { crossOrigin } from '../kit/access-errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Secret } from '../kit/secret.ts';
import { ActionCode } from '../security/types.ts';
import { Email, SignedIn } from './types.ts';
import {
  invalidCredentials,
  invalidMfaCode,
  invalidRefreshToken,
  memberLocked,
  mfaRequired,
  noSession,
} from './errors.ts';
import { invalidVerificationCode, tooManyAttempts } from '../security/errors.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in',
  operation: 'auth_signIn',
  summary: 'Sign in',
  description:
    'Signs in with an email address and a password and, if the account has one, a second factor. Returns a short-lived bearer token and sets the refresh token as a cookie. An unknown address and a wrong password get the same answer.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: z.string().max(1024).describe('The password of the account.'),
    mfa_code: z
      .string()
      .max(100)
      .nullish()
      .describe(
        'The six digits of the authenticator app, for an account with a second factor. Without them or `backup_code` the answer is 401 `mfa_required`.',
      ),
    backup_code: z.string().max(100).nullish().describe('The backup code in place of `mfa_code`. It works once.'),
    internal_code: z
      .string()
      .max(200)
      .nullish()
      .describe(
        'A code of `POST /v1/user/prepare-internal-verification`. It proves that its bearer has just read a mail to this address, so wrong passwords that strangers tried do not delay the sign-in. Any attempt uses it up.',
      ),
    accepts_locked_session: z
      .boolean()
      .optional()
      .describe(
        'Whether a member whom an admin has locked out takes a session in which they can only leave the workspace, download their data and delete their account. Otherwise they are refused.',
      ),
  }),
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [invalidCredentials, memberLocked, mfaRequired, invalidMfaCode, tooManyAttempts],
});

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  operation: 'auth_refresh',
  summary: 'Refresh a session',
  description:
    'Returns a new bearer token for the session of the refresh cookie, and replaces that cookie. A bearer token is valid for ten minutes.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [invalidRefreshToken, noSession, crossOrigin, tooManyAttempts],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-out',
  operation: 'auth_signOut',
  summary: 'Sign out',
  description:
    'Ends the session of the refresh cookie, or every session of its account with `all`, and clears the cookies. It succeeds without a session too.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ all: z.boolean().optional().describe('Whether to end every session of the account.') }).nullish(),
  response: Ok,
  headers: ['set-cookie'],
  errors: [crossOrigin],
});

export const getInstance = endpoint({
  method: 'GET',
  path: '/v1/instance',
  operation: 'instance_get',
  summary: 'Get information about the installation',
  description: "Says what a visitor's page must know before anybody has signed in. No credentials are needed.",
  tag: 'auth',
  access: 'public',
  permission: 'any-key',
  response: z.object({
    needs_set_up: z.boolean().describe('True while there is no account at all.'),
    can_set_up: z
      .boolean()
      .describe('True while there is no operator, so that the set-up link of the first start still works.'),
    sign_up: z.enum(['open', 'invite', 'closed']).describe('Who may sign up: everybody, invited people, or nobody.'),
    sign_up_domains: z
      .array(z.string())
      .describe('The email domains that sign-up is open to; empty where it is open to all.'),
    name: z.string().describe('What the installation is called; `Veery` where its operator has not named it.'),
    version: z.string().describe('The version of the server.'),
    privacy_url: z.string().nullable().describe('Address of the privacy policy; null if there is none.'),
    terms_url: z.string().nullable().describe('Address of the terms of use; null if there are none.'),
    billing: BillingMode.describe('Whether plans are sold: not at all, on a sandbox, or for money.'),
    is_isolated: z.boolean().describe('Whether paid plans cannot be bought here.'),
    has_analytics: z
      .boolean()
      .describe('Whether the installation collects statistics. If not, nobody is asked for consent.'),
  }),
});

export const prepareInternalVerification = endpoint({
  method: 'POST',
  path: '/v1/user/prepare-internal-verification',
  operation: 'auth_prepareInternalVerification',
  summary: 'Create an internal verification code',
  description:
    'Exchanges the code of a mailed link for another code that a page may carry in its address. It lives for ten minutes, works once, and proves only that its bearer has read a mail to the address; it signs nobody in. The mailed code stays valid.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, verification_code: ActionCode.describe('The code from the mailed link.') }),
  response: z.object({
    status: z.literal('ok'),
    internal_code: Secret.describe('The new code, for `POST /v1/auth/sign-in`.'),
  }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const findSsoProvider = endpoint({
  method: 'GET',
  path: '/v1/workspace/find-sso-provider',
  operation: 'workspace_findSsoProvider',
  summary: 'Find the SSO provider of an address',
  description:
    'Returns the identity provider that signs in an email address. No provider can be configured yet, so the answer is the same for every address.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({
    email: Email,
    invite_code: z.string().max(200).optional().describe('The code of an invitation to a workspace.'),
  }),
  response: z.object({
    provider_id: z.string().nullable().describe('The id of the provider; null if there is none.'),
    sso_required: z.boolean().describe('Whether the address must sign in with the provider.'),
  }),
  errors: [tooManyAttempts],
});

export const listIdentityProviders = endpoint({
  method: 'GET',
  path: '/v1/workspace/identity-providers',
  operation: 'workspace_identityProviders_list',
  summary: 'List identity providers',
  description:
    'Lists the providers that the address in the header `Email` may sign in with. No provider can be configured yet, so the list is empty.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({
    invite_code: z.string().max(200).optional().describe('The code of an invitation to a workspace.'),
  }),
  response: z.array(
    z.object({
      identity_provider_id: z.string().describe('The id of the provider.'),
      type: z.enum(['saml', 'oidc']).describe('The protocol of the provider.'),
      display_name: z.string().describe('The name of the provider, for people.'),
      identity_provider_entity_id: z.string().optional().describe('The entity id of a SAML provider.'),
      client_id: z.string().optional().describe('The client id at an OpenID Connect provider.'),
      sign_in_url: z.string().describe('Where the sign-in begins.'),
    }),
  ),
  errors: [tooManyAttempts],
});
