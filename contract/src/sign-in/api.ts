import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Secret } from '../kit/secret.ts';
import { ActionCode } from '../security/types.ts';
import { Email, SignedIn } from './types.ts';
import { invalidCredentials, invalidMfaCode, invalidRefreshToken, mfaRequired, noSession } from './errors.ts';
import { invalidVerificationCode, tooManyAttempts } from '../security/errors.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-in',
  operation: 'auth_signIn',
  summary: 'Sign in with a password; the refresh token comes as a cookie',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({
    email: Email,
    password: z.string().max(1024),
    mfa_code: z
      .string()
      .max(100)
      .nullish()
      .describe('Where a second factor is on: of the app, or the backup code. Without either: 401 mfa_required.'),
    backup_code: z.string().max(100).nullish(),
    internal_code: z
      .string()
      .max(200)
      .nullish()
      .describe(
        'Of `POST /v1/user/prepare-internal-verification`: its bearer has just read a mail to this address. Wrong passwords that strangers gave for the account do not hold up the one who brings it. Used up by the try.',
      ),
  }),
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [invalidCredentials, mfaRequired, invalidMfaCode, tooManyAttempts],
});

export const refresh = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh',
  operation: 'auth_refresh',
  summary: 'A new bearer token for the refresh cookie, which is rotated',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  response: SignedIn,
  headers: ['set-cookie'],
  errors: [invalidRefreshToken, noSession],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/v1/auth/sign-out',
  operation: 'auth_signOut',
  summary: 'End this session, or all of the account',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ all: z.boolean().optional() }).nullish(),
  response: Ok,
  headers: ['set-cookie'],
});

export const getInstance = endpoint({
  method: 'GET',
  path: '/v1/instance',
  operation: 'instance_get',
  summary: 'What a signed-out visitor may know of this installation',
  tag: 'auth',
  access: 'public',
  permission: 'any-key',
  response: z.object({
    needs_set_up: z.boolean().describe('No account yet: there is nobody to sign in.'),
    can_set_up: z.boolean().describe('No operator yet: the printed set-up link still works.'),
    sign_up: z.enum(['open', 'invite', 'closed']),
    version: z.string(),
    has_analytics: z.boolean().describe('False: no statistics are collected here, and nobody is asked.'),
  }),
});

/** A code that tells a page opened by a mailed link that its visitor read that mail; ten minutes, once. */
export const prepareInternalVerification = endpoint({
  method: 'POST',
  path: '/v1/user/prepare-internal-verification',
  operation: 'auth_prepareInternalVerification',
  summary: 'Exchange the code of a mail for one that a page may carry in its address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, verification_code: ActionCode }),
  response: z.object({ status: z.literal('ok'), internal_code: Secret }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const findSsoProvider = endpoint({
  method: 'GET',
  path: '/v1/workspace/find-sso-provider',
  operation: 'workspace_findSsoProvider',
  summary: 'The provider that signs in an address, if any; the same answer for known and unknown ones',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({ email: Email, invite_code: z.string().max(200).optional() }),
  response: z.object({ provider_id: z.string().nullable(), sso_required: z.boolean() }),
});

/** The address comes in the header `Email`. */
export const listIdentityProviders = endpoint({
  method: 'GET',
  path: '/v1/workspace/identity-providers',
  operation: 'workspace_identityProviders_list',
  summary: 'Providers that an address may sign in with',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({ invite_code: z.string().max(200).optional() }),
  response: z.array(
    z.object({
      identity_provider_id: z.string(),
      type: z.enum(['saml', 'oidc']),
      display_name: z.string(),
      identity_provider_entity_id: z.string().optional(),
      client_id: z.string().optional(),
      sign_in_url: z.string(),
    }),
  ),
});
