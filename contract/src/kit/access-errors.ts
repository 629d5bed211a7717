/** Why a caller is not let in, or not to this call. */
import { declareError } from './declared-error.ts';

export const needsAuthorization = declareError(401, 'needs_authorization', {
  code: 'missing_api_key',
  message: 'Neither authorization header nor xi-api-key received, please provide one.',
  when: 'The request carries no credentials.',
  remedy: 'Send an API key in the header `xi-api-key`, or the token of a session as `Authorization: Bearer …`.',
});

export const invalidApiKey = declareError(401, 'invalid_api_key', {
  message: 'Invalid API key',
  when: 'The API key is unknown, disabled, expired or deleted.',
  remedy: 'Check the key, or create another one under Developers › API keys.',
});

export const invalidToken = declareError(401, 'invalid_token', {
  message: 'The session has ended. Sign in again.',
  when: 'The token of the session is unknown or has expired, or the session was ended.',
  remedy: 'Get another token with `POST /v1/auth/refresh`, or sign in again.',
});

export const streamAccessEnded = declareError(401, 'invalid_token', {
  message: 'The access to this stream has ended.',
  when: 'The session that opened the stream has ended, or may no longer read it.',
  remedy: 'Sign in again, then open the stream again.',
});

export const invalidSingleUseToken = declareError(401, 'invalid_single_use_token', {
  message: 'This single-use token is unknown, was used already, has expired, or is for something else.',
  when: 'The single-use token is unknown, was used before, has expired, or is for another WebSocket.',
  remedy: 'Get another token with `POST /v1/single-use-token/{token_type}`.',
});

export const accountDisabled = declareError(401, 'account_disabled', {
  message: 'An admin of the workspace has disabled this account.',
  when: 'An admin has locked this member out of the workspace.',
  remedy: 'Ask an admin of the workspace.',
});

export const ipNotAllowed = declareError(403, 'ip_not_allowed', {
  example: { ip: '203.0.113.7' },
  message: ({ ip }) => `This API key may not be used from the address ${ip}.`,
  when: 'The API key may only be used from other IP addresses.',
  remedy: 'Add the IP address to the key, or call from one that it allows.',
});

export const emailNotVerified = declareError(403, 'email_not_verified', {
  message: 'Verify your email address first.',
  when: 'The email address of the account has not been verified.',
  remedy: 'Open the link in the verification mail, or request another one.',
});

export const crossOrigin = declareError(403, 'cross_origin', {
  message: 'In a browser, only pages of this installation can do this.',
  when: 'The request comes from a page of another site.',
  remedy: 'Call from a page of this installation, or from a program.',
});

export const missingPermissions = declareError(401, 'missing_permissions', {
  type: 'authorization_error',
  example: { permission: 'text_to_speech' },
  message: ({ permission }) =>
    `The API key you used is missing the permission ${permission} to execute this operation.`,
  when: 'The API key lacks the permission for this call.',
  remedy: 'Give the key the permission, or use another key.',
});

export const sessionRequired = declareError(403, 'session_required', {
  message: 'This call takes a signed-in browser session, not an API key.',
  when: 'The call was made with an API key, but it requires a signed-in person.',
  remedy: 'Sign in, and send the token of the session.',
});

export const notWorkspaceAdmin = declareError(403, 'not_workspace_admin', {
  message: 'Only an admin of the workspace can do this.',
  when: 'The caller is not an admin of the workspace.',
  remedy: 'Ask an admin of the workspace.',
});

export const notOperator = declareError(403, 'not_operator', {
  message: 'Only an operator of this installation can do this.',
  when: 'The caller is not an operator of the installation.',
  remedy: 'Ask an operator of the installation.',
});

export const supportSession = declareError(403, 'support_session', {
  message: 'This is not possible in a support session: only the owner of the account can do it.',
  when: 'The caller is an operator in the account of a user, where this is reserved for the owner.',
  remedy: 'Leave it to the owner of the account.',
});

export const biometricTermsRequired = declareError(403, 'biometric_terms_required', {
  message: 'Accept the terms on biometric data before you record or clone a voice. Nothing of this request was kept.',
  when: 'The call takes the voice of a person, and the place of the request, or the one that the caller has named, requires an agreement to the terms on biometric data first.',
  remedy: 'Accept the terms in the app, or with `POST /v1/user/accept-bipa-terms`, then send the request again.',
});

/** What every call of a signed-in caller may answer. */
export const signedInErrors = [
  needsAuthorization,
  invalidApiKey,
  invalidToken,
  accountDisabled,
  ipNotAllowed,
  emailNotVerified,
];
