/** The links in mails, sensitive actions, sessions and the second factor (spec-1 §6, spec-2 §2.4, §3.3, §5.2). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import { Email } from '../sign-in/types.ts';
import { ActionCode, actionModes, ContinueUrl, MfaFactor, NewPassword, Session, TotpCode } from './types.ts';
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
import { supportSession } from '../kit/access-errors.ts';
import { Secret } from '../kit/secret.ts';

export const sendPasswordResetEmail = endpoint({
  method: 'POST',
  path: '/v1/user/send-password-reset-email',
  operation: 'auth_sendPasswordResetEmail',
  summary: 'Mail the link that sets a new password; the answer is the same for every address',
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
  summary: 'What a code is for, without using it',
  tag: 'auth',
  access: 'public',
  permission: 'session-only',
  body: z.object({ action_code: ActionCode }),
  response: z.object({ operation: z.enum([...actionModes, 'changeEmail']), email: z.string() }),
  errors: [invalidActionCode, tooManyAttempts],
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
  z.object({ action_code: ActionCode, new_password: NewPassword }),
);

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/v1/auth/confirm-password-reset',
  operation: 'auth_confirmPasswordReset',
  summary: 'Set a new password with the code of a mail; every session of the account ends',
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
  summary: 'Use a mailed code: sensitive actions are open to this session for fifteen minutes',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ verification_code: z.string().min(1).max(200) }),
  response: Ok,
  errors: [invalidVerificationCode, tooManyAttempts],
});

/** Without a session or key it does nothing but say so; kept apart so that a page can ask for the mail by itself. */
export const sendSensitiveActionCode = endpoint({
  method: 'POST',
  path: '/v1/user/send-sensitive-action-code',
  operation: 'security_sendCode',
  summary: 'Mail a new code for a sensitive action',
  tag: 'security',
  permission: 'session-only',
  response: Ok,
});

export const sendEmailChangeVerification = endpoint({
  method: 'POST',
  path: '/v1/user/send-email-change-verification',
  operation: 'security_email_requestChange',
  summary: 'Mail the new address a link that makes it the account’s, and the old one a link that takes it back',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ new_email: Email }),
  response: Ok,
  errors: [emailUnchanged, verificationRequired, tooManyAttempts],
});

/** is_reverting: the code is of the mail to the former address. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/v1/user/email',
  operation: 'security_email_change',
  summary: 'Change the address of an account, or take a change back, with a mailed code',
  tag: 'security',
  access: 'public',
  permission: 'session-only',
  query: z.object({
    verification_code: z.string().min(1).max(200),
    is_reverting: Flag.prefault(false),
  }),
  response: z.object({ status: z.literal('ok'), email: z.string() }),
  errors: [invalidVerificationCode, tooManyAttempts],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/user/change-password',
  operation: 'security_changePassword',
  summary: 'Set another password; every other session ends',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ current_password: z.string().max(1024), new_password: NewPassword }),
  response: Ok,
  errors: [wrongPassword, weakPassword, verificationRequired, tooManyAttempts],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/user/sessions',
  operation: 'security_sessions_list',
  summary: 'Where this account is signed in',
  tag: 'security',
  permission: 'session-only',
  response: z.object({ sessions: z.array(Session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/{session_id}',
  operation: 'security_sessions_end',
  summary: 'Sign out one session',
  tag: 'security',
  permission: 'session-only',
  // Whoever is in may leave: this one, and no other.
  support: true,
  params: z.object({ session_id: z.string().max(100) }),
  response: Ok,
  errors: [sessionNotFound, supportSession],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/v1/user/sessions/end-others',
  operation: 'security_sessions_endOthers',
  summary: 'Sign out every session but this one',
  tag: 'security',
  permission: 'session-only',
  response: Ok,
});

const Factors = z.object({ sms_mfa_factor: MfaFactor.nullable(), totp_mfa_factor: MfaFactor.nullable() });

export const beginTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/begin',
  operation: 'security_totp_begin',
  summary: 'A new secret for an authenticator app; it counts once a code of it was shown',
  tag: 'security',
  permission: 'session-only',
  response: z.object({
    /** Base32. */
    secret: Secret,
    uri: z.string().describe('Otpauth://…'),
    qr_svg: z.string().describe('The same as a QR code, an SVG document.'),
  }),
  errors: [totpAlreadyEnabled],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/confirm',
  operation: 'security_totp_confirm',
  summary:
    'Turn the second factor on with a code of the new secret; the backup code is in this answer and nowhere else',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ code: TotpCode }),
  response: Factors.extend({ backup_code: Secret }),
  errors: [wrongNewMfaCode, totpNotBegun, totpAlreadyEnabled, verificationRequired, tooManyAttempts],
});

/** false turns a factor off (a sensitive action); without fields nothing changes. */
export const updateMfaFactors = endpoint({
  method: 'POST',
  path: '/v1/user/update-mfa-factors',
  operation: 'security_updateMfaFactors',
  summary: 'The second factors of the account, or turn one off',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ totp_enabled: z.literal(false).optional(), sms_enabled: z.literal(false).optional() }).nullish(),
  response: Factors,
  errors: [verificationRequired, tooManyAttempts],
});

export const createBackupCode = endpoint({
  method: 'POST',
  path: '/v1/user/backup-code',
  operation: 'security_createBackupCode',
  summary: 'A new backup code in the place of the former; shown in this answer and nowhere else',
  tag: 'security',
  permission: 'session-only',
  response: z.object({ backup_code: Secret }),
  errors: [noSecondFactor, verificationRequired, tooManyAttempts],
});

export const recordDeviceFingerprint = endpoint({
  method: 'POST',
  path: '/v1/user/record-device-fingerprint',
  operation: 'security_recordDeviceFingerprint',
  summary: 'A browser of this account, to be known again',
  tag: 'security',
  permission: 'session-only',
  body: z.object({ fingerprint: z.string().min(1).max(500), visitor_id: z.string().max(500).nullish() }),
  response: Ok,
});
