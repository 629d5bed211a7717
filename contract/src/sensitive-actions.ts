/**
 * What needs proof that the mailbox is still the user's (spec-1 §6): refused with 403
 * sensitive_action_verification_required, and a code is mailed, unless this session gave its password or a code a short
 * while ago.
 */
import { z } from 'zod';
import { Email, NewPassword } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const verifySensitiveActionCode = endpoint({
  method: 'POST',
  path: '/v1/user/verify-sensitive-action-code',
  summary: 'Use a mailed code: sensitive actions are open to this session for fifteen minutes',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ verification_code: z.string().min(1).max(200) }),
  response: Ok,
});

/** Without a session or key it does nothing but say so; kept apart so that a page can ask for the mail by itself. */
export const sendSensitiveActionCode = endpoint({
  method: 'POST',
  path: '/v1/user/send-sensitive-action-code',
  summary: 'Mail a new code for a sensitive action',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const sendEmailChangeVerification = endpoint({
  method: 'POST',
  path: '/v1/user/send-email-change-verification',
  summary: 'Mail the new address a link that makes it the account’s, and the old one a link that takes it back',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ new_email: Email }),
  response: Ok,
});

/** is_reverting: the code is of the mail to the former address. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/v1/user/email',
  summary: 'Change the address of an account, or take a change back, with a mailed code',
  tag: 'user',
  access: 'public',
  permission: 'session-only',
  query: z.object({
    verification_code: z.string().min(1).max(200),
    is_reverting: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  response: z.object({ status: z.literal('ok'), email: z.string() }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/user/change-password',
  summary: 'Set another password; every other session ends',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ current_password: z.string().max(1024), new_password: NewPassword }),
  response: Ok,
});

/** The header `sensitive-action-code` may carry the mailed code. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/v1/user/delete',
  summary: 'Delete the account and what it made, for good',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

/** One archive: what is stored of the user, and their audio. Fetched from the job when it is done. */
export const downloadPersonalData = endpoint({
  method: 'POST',
  path: '/v1/user/download-data',
  summary: 'Pack everything that is stored of the caller into one archive, as a job',
  tag: 'user',
  permission: 'session-only',
  response: z.object({ job_id: z.string() }),
});
