/** What the links in mails do, and how they are asked for (spec-2 §2.4, §5.2). */
import { z } from 'zod';
import { Email, NewPassword } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

/** The modes of the handler page; any other is an error. */
export const actionModes = [
  'optOutOfUpdates',
  'resetPassword',
  'recoverEmail',
  'verifyEmail',
  'verifySignInRequest',
] as const;
export type ActionMode = (typeof actionModes)[number];

const Code = z.string().min(1).max(200);
/** Where the link leads in the end: an address of this installation. */
const ContinueUrl = z.string().max(2000).nullish();

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-verification-email',
  summary: 'Mail the link that verifies an address; the answer is the same for every address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, continue_url: ContinueUrl }),
  response: Ok,
});

export const sendPasswordResetEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-password-reset-email',
  summary: 'Mail the link that sets a new password; the answer is the same for every address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, continue_url: ContinueUrl }),
  response: Ok,
});

export const checkActionCode = endpoint({
  method: 'POST',
  path: '/v1/auth/action-code/check',
  summary: 'What a code is for, without using it',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ action_code: Code }),
  response: z.object({ operation: z.enum([...actionModes, 'changeEmail']), email: z.string() }),
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/v1/auth/verify-email',
  summary: 'Use the code of a verification mail',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ action_code: Code }),
  response: Ok,
});

/** Both spellings of the specification. */
const Reset = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { actionCode, newPassword, ...rest } = value as Record<string, unknown>;
    return {
      ...(actionCode === undefined ? {} : { action_code: actionCode }),
      ...(newPassword === undefined ? {} : { new_password: newPassword }),
      ...rest,
    };
  },
  z.object({ action_code: Code, new_password: NewPassword }),
);

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/v1/auth/confirm-password-reset',
  summary: 'Set a new password with the code of a mail; every session of the account ends',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: Reset,
  response: Ok,
});

export const optOutOfUpdates = endpoint({
  method: 'POST',
  path: '/v1/user/opt-out-of-updates',
  summary: 'Stop product updates, with the key of a mail',
  tag: 'user',
  access: 'public',
  permission: 'session-only',
  body: z.object({ opt_out_updates_key: Code }),
  response: Ok,
});

export const verifySignInRequest = endpoint({
  method: 'POST',
  path: '/v1/user/sign-in-requests/verify',
  summary: 'Grant the access that an operator asked for by mail',
  tag: 'user',
  access: 'public',
  permission: 'session-only',
  body: z.object({ sign_in_request_verification_code: Code }),
  response: z.object({ status: z.literal('ok'), expires_at_unix: z.int() }),
});

/** A code that tells a page opened by a mailed link that its visitor read that mail; ten minutes, once. */
export const prepareInternalVerification = endpoint({
  method: 'POST',
  path: '/v1/user/prepare-internal-verification',
  summary: 'Exchange the code of a mail for one that a page may carry in its address',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, verification_code: Code }),
  response: z.object({ status: z.literal('ok'), internal_code: z.string() }),
});
