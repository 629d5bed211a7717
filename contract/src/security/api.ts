/** The links in mails, sensitive actions, sessions and the second factor (spec-1 §6, spec-2 §2.4, §3.3, §5.2). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import { Email } from '../sign-in/types.ts';
import {
  ActionCode,
  actionModes,
  ContinueUrl,
  MfaFactor,
  NewPassword,
  RevocableKey,
  Session,
  TotpCode,
} from './types.ts';
import { invalidContinueUrl } from '../sign-up/errors.ts';
import {
  emailUnchanged,
  invalidActionCode,
  invalidVerificationCode,
  noSecondFactor,
  sessionNotFound,
  tooManyAttempts,
  totpAlreadyEnabled,
  totpNotBegun,
  verificationRequired,
  weakPassword,
  wrongNewMfaCode,
  wrongPassword,
} from './errors.ts';
import { crossOrigin, supportSession } from '../kit/access-errors.ts';
import { Secret } from '../kit/secret.ts';

export const sendPasswordResetEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-password-reset-email',
  operation: 'auth_sendPasswordResetEmail',
  summary: 'Send a password reset mail',
  description:
    'Mails a link for setting a new password if the address has an account. The answer is the same for every address, so it does not reveal who has one.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ email: Email, continue_url: ContinueUrl }),
  response: Ok,
  errors: [invalidContinueUrl, tooManyAttempts],
});

export const checkActionCode = endpoint({
  method: 'POST',
  path: '/v1/auth/action-code/check',
  operation: 'auth_checkActionCode',
  summary: 'Check the code of a mailed link',
  description:
    'Says what a code is for and which address it is about, without using it. Of a password reset it lists the API keys of the account, so that the user can say which of them to revoke.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ action_code: ActionCode }),
  response: z.object({
    operation: z.enum([...actionModes, 'changeEmail']).describe('What the code is for.'),
    email: z.string().describe('The email address that the code is about.'),
    needs_password: z
      .boolean()
      .describe('Whether `POST /v1/auth/verify-email` needs a password, because another browser made the sign-up.'),
    needs_terms: z
      .boolean()
      .describe(
        'Whether `POST /v1/auth/verify-email` needs `accepts_terms`, because the sign-up has not accepted the terms and the privacy policy of the installation.',
      ),
    api_keys: z
      .array(RevocableKey)
      .describe('The API keys that a password reset can revoke; empty for any other code.'),
  }),
  errors: [invalidActionCode, tooManyAttempts, crossOrigin],
});

/** Accepts `actionCode` and `newPassword` as well, because the specification spells the names in both ways. */
const Reset = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { actionCode, newPassword, revokeKeys, ...rest } = value as Record<string, unknown>;
    return {
      ...(actionCode === undefined ? {} : { action_code: actionCode }),
      ...(newPassword === undefined ? {} : { new_password: newPassword }),
      ...(revokeKeys === undefined ? {} : { revoke_keys: revokeKeys }),
      ...rest,
    };
  },
  z.object({
    action_code: ActionCode,
    new_password: NewPassword,
    revoke_keys: z
      .union([z.literal('all'), z.array(z.string().max(100)).max(1000)])
      .default('all')
      .describe(
        'Which API keys of the account are deleted: `all`, or the ids of some. Ids of other accounts are ignored.',
      ),
  }),
);

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/v1/auth/confirm-password-reset',
  operation: 'auth_confirmPasswordReset',
  summary: 'Reset a password',
  description:
    'Sets a new password with the code of a password reset mail, which works once and for an hour. Every session of the account ends, its API keys are deleted unless `revoke_keys` names only some of them, and the owner is told by mail; a second factor stays on.',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: Reset,
  response: Ok,
  errors: [invalidActionCode, weakPassword, tooManyAttempts],
});

export const verifySensitiveActionCode = endpoint({
  method: 'POST',
  path: '/v1/user/verify-sensitive-action-code',
  operation: 'security_verifyCode',
  summary: 'Verify a code for sensitive actions',
  description:
    'Uses a mailed code to unlock sensitive actions, such as changing the email address, for this session and fifteen minutes.',
  tag: 'security',
  permission: 'session-only',
  whenLocked: true,
  body: z.object({ verification_code: z.string().min(1).max(200).describe('The code from the mail.') }),
  response: Ok,
  errors: [invalidVerificationCode, tooManyAttempts],
});

/** Without a session or key it does nothing but say so; kept apart so that a page can ask for the mail by itself. */
export const sendSensitiveActionCode = endpoint({
  method: 'POST',
  path: '/v1/user/send-sensitive-action-code',
  operation: 'security_sendCode',
  summary: 'Send a code for sensitive actions',
  description:
    'Mails the user a code for `POST /v1/user/verify-sensitive-action-code`. At most one mail per minute is sent, and a code is valid for ten minutes.',
  tag: 'security',
  permission: 'session-only',
  whenLocked: true,
  response: Ok,
});

export const sendEmailChangeVerification = endpoint({
  method: 'POST',
  path: '/v1/user/send-email-change-verification',
  operation: 'security_email_requestChange',
  summary: 'Request an email change',
  description:
    'Mails a confirmation link to the new address; nothing changes until it is used. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one. If the address belongs to another account, its owner is told instead and the answer is the same.',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ new_email: Email.describe('The new address.') }),
  response: Ok,
  errors: [emailUnchanged, verificationRequired, tooManyAttempts],
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/v1/user/email',
  operation: 'security_email_change',
  summary: 'Change an email address',
  description:
    'Changes the address of an account with the code that was mailed to the new one, and ends all sessions but the one that asked. The former address gets a link that takes the change back within seven days. No credentials are needed but the code.',
  tag: 'security',
  access: 'public',
  permission: 'session-only',
  query: z.object({
    verification_code: z.string().min(1).max(200).describe('The code from the mail.'),
    is_reverting: Flag.prefault(false).describe(
      'Whether the code is the one mailed to the former address, which takes the change back and ends every session.',
    ),
  }),
  response: z.object({ status: z.literal('ok'), email: z.string().describe('The address that the account has now.') }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/user/change-password',
  operation: 'security_changePassword',
  summary: 'Change the password',
  description:
    'Sets another password and ends every other session of the account; the owner is told by mail. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.',
  tag: 'security',
  permission: 'session-only',
  body: z.object({
    current_password: z.string().max(1024).describe('The password that the account has now.'),
    new_password: NewPassword,
  }),
  response: Ok,
  errors: [wrongPassword, weakPassword, verificationRequired, tooManyAttempts],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/user/sessions',
  operation: 'security_sessions_list',
  summary: 'List sessions',
  description: 'Lists where the account is signed in, including operators whom the user has let in.',
  tag: 'security',
  permission: 'session-only',
  response: z.object({ sessions: z.array(Session).describe('The sessions.') }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/{session_id}',
  operation: 'security_sessions_end',
  summary: 'End a session',
  description:
    'Signs out one session of the caller. Its tokens stop working at once. Ending a session that has already ended is not an error.',
  tag: 'security',
  permission: 'session-only',
  // Whoever is in may leave: this one, and no other.
  support: true,
  params: z.object({
    session_id: z.string().max(100).describe('The id of the session, as `GET /v1/user/sessions` lists it.'),
  }),
  response: Ok,
  errors: [sessionNotFound, supportSession],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/v1/user/sessions/end-others',
  operation: 'security_sessions_endOthers',
  summary: 'End all other sessions',
  description: 'Signs out every session of the account except the one that makes the request.',
  tag: 'security',
  permission: 'session-only',
  response: Ok,
});

const Factors = z.object({
  sms_mfa_factor: MfaFactor.nullable().describe('Always null: codes by text message are not available.'),
  totp_mfa_factor: MfaFactor.nullable().describe('The authenticator app; null if none is on.'),
});

export const beginTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/begin',
  operation: 'security_totp_begin',
  summary: 'Start setting up an authenticator app',
  description:
    'Creates a secret for an authenticator app. The second factor is on only after `POST /v1/user/totp/confirm`. Calling it again within 15 minutes returns the same secret.',
  tag: 'security',
  permission: 'session-only',
  response: z.object({
    secret: Secret.describe('The secret in base32, for typing it into the app.'),
    uri: z.string().describe('The same secret as an `otpauth://` address.'),
    qr_svg: z.string().describe('The same address as a QR code, an SVG document.'),
  }),
  errors: [totpAlreadyEnabled],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/confirm',
  operation: 'security_totp_confirm',
  summary: 'Turn on the authenticator app',
  description:
    'Turns the second factor on with a code of the new secret, and returns a backup code that is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ code: TotpCode.describe('The six digits that the app shows now. Spaces are ignored.') }),
  response: Factors.extend({
    backup_code: Secret.describe(
      'A code that replaces the app once, at a sign-in. Store it safely: it cannot be shown again.',
    ),
  }),
  errors: [wrongNewMfaCode, totpNotBegun, totpAlreadyEnabled, verificationRequired, tooManyAttempts],
});

export const updateMfaFactors = endpoint({
  method: 'POST',
  path: '/v1/user/update-mfa-factors',
  operation: 'security_updateMfaFactors',
  summary: 'Turn off second factors',
  description:
    'Returns the second factors of the account after turning off those that are given as false. An empty request changes nothing. To turn one off, a session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.',
  tag: 'security',
  permission: 'session-only',
  body: z
    .object({
      totp_enabled: z
        .literal(false)
        .optional()
        .describe('False turns the authenticator app off and deletes the backup code.'),
      sms_enabled: z
        .literal(false)
        .optional()
        .describe('Accepted for compatibility; codes by text message are not available.'),
    })
    .nullish(),
  response: Factors,
  errors: [verificationRequired, tooManyAttempts],
});

export const createBackupCode = endpoint({
  method: 'POST',
  path: '/v1/user/backup-code',
  operation: 'security_createBackupCode',
  summary: 'Create a backup code',
  description:
    'Replaces the backup code with a new one, which is shown only once. A session that has not given its password in the last 15 minutes must send a mailed code in the header `sensitive-action-code`; a refusal mails one.',
  tag: 'security',
  permission: 'session-only',
  response: z.object({
    backup_code: Secret.describe(
      'A code that replaces the authenticator app once, at a sign-in. Store it safely: it cannot be shown again.',
    ),
  }),
  errors: [noSecondFactor, verificationRequired, tooManyAttempts],
});

export const recordDeviceFingerprint = endpoint({
  method: 'POST',
  path: '/v1/user/record-device-fingerprint',
  operation: 'security_recordDeviceFingerprint',
  summary: 'Record a device',
  description:
    "Stores a fingerprint of the browser, so that the account's devices can be told apart. Only the most recently seen devices are kept.",
  tag: 'security',
  permission: 'session-only',
  body: z.object({
    fingerprint: z.string().min(1).max(500).describe('The fingerprint, as the client computes it.'),
    visitor_id: z.string().max(500).nullish().describe('An id that the client has given the browser.'),
  }),
  response: Ok,
});
