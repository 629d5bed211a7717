/** Access of the installation's operators to a user's account: by the user's grant, for a limited time, on record. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ActionCode } from '../security/types.ts';
import { Email, SignedIn } from '../sign-in/types.ts';
import { SupportGrant } from './types.ts';
import { invalidVerificationCode, tooManyAttempts } from '../security/errors.ts';
import { supportGrantNotFound } from './errors.ts';

export const verifySignInRequest = endpoint({
  method: 'POST',
  path: '/v1/user/sign-in-requests/verify',
  operation: 'supportAccess_verifyRequest',
  summary: 'Grant the access that an operator asked for by mail',
  tag: 'support-access',
  access: 'public',
  permission: 'session-only',
  body: z.object({ sign_in_request_verification_code: ActionCode }),
  response: z.object({ status: z.literal('ok'), expires_at_unix: z.int() }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const listSupportGrants = endpoint({
  method: 'GET',
  path: '/v1/user/support-access',
  operation: 'supportAccess_list',
  summary: 'Access that was asked for or given, newest first',
  tag: 'support-access',
  permission: 'session-only',
  response: z.object({ grants: z.array(SupportGrant) }),
});

export const offerSupportAccess = endpoint({
  method: 'POST',
  path: '/v1/user/support-access',
  operation: 'supportAccess_offer',
  summary: 'Let operators into this account for a while',
  tag: 'support-access',
  permission: 'session-only',
  body: z.object({ hours: z.int().min(1).max(168).default(24), reason: z.string().trim().max(500).default('') }),
  response: SupportGrant,
});

export const endSupportAccess = endpoint({
  method: 'DELETE',
  path: '/v1/user/support-access/{grant_id}',
  operation: 'supportAccess_end',
  summary: 'End it at once; operators who are in are out',
  tag: 'support-access',
  permission: 'session-only',
  support: true,
  params: z.object({ grant_id: z.string().max(100) }),
  response: Ok,
  errors: [supportGrantNotFound],
});

export const requestSupportAccess = endpoint({
  method: 'POST',
  path: '/v1/operator/support-access',
  operation: 'supportAccess_request',
  summary: 'Ask a user for access by mail; the answer is the same for every address',
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  body: z.object({ email: Email, reason: z.string().trim().min(1).max(500) }),
  response: Ok,
  errors: [tooManyAttempts],
});

export const listSupportAccess = endpoint({
  method: 'GET',
  path: '/v1/operator/support-access',
  operation: 'supportAccess_listOpen',
  summary: 'Access that users have given and that has not ended',
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  response: z.object({ grants: z.array(SupportGrant.extend({ email: z.string() })) }),
});

/** The operator's own session is not touched: this one lives in memory of the page that asked, without a refresh cookie. */
export const enterAccount = endpoint({
  method: 'POST',
  path: '/v1/operator/support-access/{grant_id}/enter',
  operation: 'supportAccess_enter',
  summary: 'A session in the account, which ends with the grant; the user is told',
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  params: z.object({ grant_id: z.string().max(100) }),
  response: SignedIn,
  errors: [supportGrantNotFound],
});
