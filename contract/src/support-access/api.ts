/** Access of the installation's operators to a user's account: by the user's grant, for a limited time, on record. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ActionCode } from '../security/types.ts';
import { Email, SignedIn } from '../sign-in/types.ts';
import { SupportGrant } from './types.ts';
import { invalidVerificationCode, tooManyAttempts, verificationRequired } from '../security/errors.ts';
import { supportGrantNotFound } from './errors.ts';

export const verifySignInRequest = endpoint({
  method: 'POST',
  path: '/v1/user/sign-in-requests/verify',
  operation: 'supportAccess_verifyRequest',
  summary: 'Grant a support request',
  description:
    'Grants the access that an operator asked for by mail, for 24 hours, with the code from that mail. Only the owner of the account can do this, in their own session; the operator is told.',
  tag: 'support-access',
  permission: 'session-only',
  body: z.object({ sign_in_request_verification_code: ActionCode.describe('The code from the mail.') }),
  response: z.object({
    status: z.literal('ok'),
    expires_at_unix: z.int().describe('When the access ends, in Unix seconds.'),
  }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const listSupportGrants = endpoint({
  method: 'GET',
  path: '/v1/user/support-access',
  operation: 'supportAccess_list',
  summary: 'List support access',
  description: "Lists the access to the caller's account that operators asked for or were given, newest first.",
  tag: 'support-access',
  permission: 'session-only',
  response: z.object({ grants: z.array(SupportGrant).describe('The grants.') }),
});

export const offerSupportAccess = endpoint({
  method: 'POST',
  path: '/v1/user/support-access',
  operation: 'supportAccess_offer',
  summary: 'Grant support access',
  description:
    "Lets the operators of the installation into the caller's account for a limited time. Every entry is recorded, and the caller is told.",
  tag: 'support-access',
  permission: 'session-only',
  body: z.object({
    hours: z.int().min(1).max(168).default(24).describe('How long the access lasts, in hours.'),
    reason: z.string().trim().max(500).default('').describe('What the operators should look at.'),
  }),
  response: SupportGrant,
  errors: [verificationRequired, tooManyAttempts],
});

export const endSupportAccess = endpoint({
  method: 'DELETE',
  path: '/v1/user/support-access/{grant_id}',
  operation: 'supportAccess_end',
  summary: 'End support access',
  description:
    'Ends a grant or declines a request. Operators who are in the account lose access at once. Ending a grant again is not an error.',
  tag: 'support-access',
  permission: 'session-only',
  support: true,
  params: z.object({ grant_id: z.string().max(100).describe('The id of the grant.') }),
  response: Ok,
  errors: [supportGrantNotFound],
});

export const requestSupportAccess = endpoint({
  method: 'POST',
  path: '/v1/operator/support-access',
  operation: 'supportAccess_request',
  summary: 'Request support access',
  description:
    'Mails a user a link with which they can grant access to their account; it is valid for an hour. The answer is the same for every address. Only operators of the installation may do this.',
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  body: z.object({
    email: Email,
    reason: z.string().trim().min(1).max(500).describe('Why access is needed. The user reads it in the mail.'),
  }),
  response: Ok,
  errors: [tooManyAttempts],
});

export const listSupportAccess = endpoint({
  method: 'GET',
  path: '/v1/operator/support-access',
  operation: 'supportAccess_listOpen',
  summary: 'List available support access',
  description: 'Lists the grants that the calling operator may use now.',
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  response: z.object({ grants: z.array(SupportGrant.extend({ email: z.string() })).describe('The grants.') }),
});

/** The operator's own session is not touched: this one lives in memory of the page that asked, without a refresh cookie. */
export const enterAccount = endpoint({
  method: 'POST',
  path: '/v1/operator/support-access/{grant_id}/enter',
  operation: 'supportAccess_enter',
  summary: 'Enter an account',
  description:
    "Opens a session in the user's account that ends with the grant at the latest and cannot be renewed. The user is told by mail and in the app. In it, the operator cannot do what is reserved for the owner.",
  tag: 'support-access',
  access: 'operator',
  permission: 'session-only',
  params: z.object({
    grant_id: z.string().max(100).describe('The id of the grant, as `GET /v1/operator/support-access` lists it.'),
  }),
  response: SignedIn,
  errors: [supportGrantNotFound],
});
