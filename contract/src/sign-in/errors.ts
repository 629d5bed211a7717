import { declareError } from '../kit/declared-error.ts';

export const invalidCredentials = declareError(401, 'invalid_credentials', {
  message: 'Email or password is incorrect.',
  when: 'The address or the password is wrong.',
  remedy: 'Check both, or reset the password.',
});

export const memberLocked = declareError(403, 'account_disabled', {
  example: { contact: 'ada@example.com' },
  message: ({ contact }) => `An admin of the workspace has disabled this account. Ask ${contact}.`,
  when: 'Address and password are right, but an admin has locked this member out of the workspace.',
  remedy:
    'Ask an admin of the workspace. To leave it, to download your data or to delete your account, repeat the call with `accepts_locked_session`.',
});

export const mfaRequired = declareError(401, 'mfa_required', {
  message: 'Enter the code of your authenticator app.',
  param: 'mfa_code',
  when: 'The account has a second factor, but the request contains no code.',
  remedy: 'Repeat the call with `mfa_code` or `backup_code`.',
});

export const invalidMfaCode = declareError(401, 'invalid_mfa_code', {
  message: 'The code is not right, or was used already.',
  param: 'mfa_code',
  when: 'The code of the second factor is wrong or was used before.',
  remedy: 'Wait for the next code in the app.',
});

export const invalidRefreshToken = declareError(401, 'invalid_refresh_token', {
  message: 'The session has ended. Sign in again.',
  when: 'The refresh cookie is unknown, or its session has ended.',
  remedy: 'Sign in again.',
});

export const noSession = declareError(401, 'invalid_refresh_token', {
  message: 'There is no session. Sign in.',
  when: 'The request carries no refresh cookie.',
  remedy: 'Sign in.',
});
