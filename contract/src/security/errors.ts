import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const invalidActionCode = declareError(400, 'invalidActionCode', {
  message: 'This link is invalid, was used already, or has expired.',
  when: 'The code of a mailed link is unknown, was used before, or has expired.',
  remedy: 'Request another mail and use its link.',
});

export const invalidVerificationCode = declareError(400, 'invalid_verification_code', {
  message: 'This code is invalid, was used already, or has expired.',
  when: 'A mailed code is unknown, was used before, or has expired.',
  remedy: 'Request another code.',
});

export const tooManyAttempts = declareError(429, 'too_many_attempts', {
  example: { seconds: 540 },
  message: () => 'Too many attempts, please try again in a few minutes.',
  when: 'There were too many attempts from this IP address or for this account.',
  remedy: 'Wait as many seconds as `retry-after` says.',
  headers: ({ seconds }) => ({ 'retry-after': String(seconds) }),
});

export const weakPassword = declareError(400, 'weak_password', {
  message: 'This password is one of the first that anybody tries. Please choose another one.',
  param: 'password',
  when: 'The password is among the most common ones.',
  remedy: 'Choose another password.',
});

export const wrongPassword = declareError(400, 'wrong_password', {
  message: 'Your current password is not right.',
  param: 'current_password',
  when: 'The current password is wrong.',
  remedy: 'Enter the password with which you sign in.',
});

export const verificationRequired = declareError(403, 'sensitive_action_verification_required', {
  example: { email: 'mia@example.com' },
  message: ({ email }) =>
    `We have sent a code to ${email}. Enter it to show that this is you, then try the action again.`,
  when: 'The session has not recently given its password or a mailed code. The server has now mailed a code.',
  remedy:
    'Repeat the call with the mailed code in the header `sensitive-action-code`, or verify it first with `POST /v1/user/verify-sensitive-action-code`.',
});

export const emailUnchanged = declareError(400, 'email_unchanged', {
  message: 'This is the address of your account already.',
  param: 'new_email',
  when: 'The new address is the current address of the account.',
  remedy: 'Use another address.',
});

export const wrongNewMfaCode = declareError(400, 'invalid_mfa_code', {
  message: 'The code is not right. Enter the one that your app shows now.',
  param: 'code',
  when: 'The code does not match the new secret, or is too old.',
  remedy: 'Check the clock of the device, then enter the code that the app shows now.',
});

export const totpNotBegun = declareError(409, 'totp_not_begun', {
  message: 'Ask for a new secret first.',
  when: 'There is no new secret to confirm.',
  remedy: 'Call `POST /v1/user/totp/begin` first.',
});

export const totpAlreadyEnabled = declareError(409, 'totp_already_enabled', {
  message: 'An authenticator app is on already. Turn it off first.',
  when: 'The account already has an authenticator app.',
  remedy: 'Turn it off with `POST /v1/user/update-mfa-factors`, then begin again.',
});

export const noSecondFactor = declareError(409, 'no_second_factor', {
  message: 'A backup code stands in for an authenticator app. Turn that on first.',
  when: 'The account has no second factor.',
  remedy: 'Turn on an authenticator app first.',
});

export const sessionNotFound = declareNotFound('session', {
  when: 'The caller has no session with this id.',
  remedy: 'Take the id from `GET /v1/user/sessions`.',
});
