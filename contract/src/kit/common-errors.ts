/** Errors of more than one slice. Most follow from what an endpoint takes and whom it lets in, and are not declared by it. */
import { declareError, type DeclaredError } from './declared-error.ts';
import { isJsonAnswer, type Endpoint } from './endpoint.ts';
import { isForm } from './form.ts';

export const internalError = declareError(500, 'internal_error', {
  message: 'Something went wrong on this server. The request id names it in the logs.',
  when: 'The server has a defect, or its disk or memory is at an end.',
  remedy: 'Try again. If it happens again, give the request id to whoever runs the installation.',
});

export const databaseUnavailable = declareError(503, 'database_unavailable', {
  message: 'The database of this server cannot be reached. Nothing was begun or charged. Try again in a moment.',
  when: 'The database is starting, or cannot be reached.',
  remedy: 'Wait for the seconds of `retry-after`, then send the request again.',
  headers: ['retry-after'],
});

export const needsAuthorization = declareError(401, 'needs_authorization', {
  code: 'missing_api_key',
  message: 'Neither authorization header nor xi-api-key received, please provide one.',
  when: 'The request carries no credentials.',
  remedy: 'Send an API key in the header `xi-api-key`, or the token of a session as `Authorization: Bearer …`.',
});

export const invalidApiKey = declareError(401, 'invalid_api_key', {
  message: 'Invalid API key',
  when: 'The API key is unknown, disabled, expired or deleted.',
  remedy: 'Check the key, or make another one under Developers › API keys.',
});

export const invalidToken = declareError(401, 'invalid_token', {
  message: 'The session has ended. Sign in again.',
  when: 'The token of the session is unknown or has expired, or the session was ended.',
  remedy: 'Ask for another token with `POST /v1/auth/refresh`, or sign in again.',
});

export const accountDisabled = declareError(401, 'account_disabled', {
  message: 'An admin of the workspace has disabled this account.',
  when: 'An admin has locked this member out of the workspace.',
  remedy: 'Ask an admin of the workspace.',
});

export const ipNotAllowed = declareError(403, 'ip_not_allowed', {
  message: 'This API key may not be used from the address 203.0.113.7.',
  when: 'The API key is bound to other addresses.',
  remedy: 'Add the address to the key, or call from one that it allows.',
});

export const emailNotVerified = declareError(403, 'email_not_verified', {
  message: 'Verify your email address first.',
  when: 'The address of the account was never verified.',
  remedy: 'Open the link of the verification mail, or ask for another one.',
});

export const missingPermissions = declareError(401, 'missing_permissions', {
  type: 'authorization_error',
  message: 'The API key you used is missing the permission text_to_speech to execute this operation.',
  when: 'The API key is not allowed to make this call.',
  remedy: 'Give the key the permission, or use another key.',
});

export const sessionRequired = declareError(403, 'session_required', {
  message: 'This call takes a signed-in browser session, not an API key.',
  when: 'An API key makes a call that is reserved for people.',
  remedy: 'Sign in, and send the token of the session.',
});

export const notWorkspaceAdmin = declareError(403, 'not_workspace_admin', {
  message: 'Only an admin of the workspace can do this.',
  when: 'The caller is a member without administration.',
  remedy: 'Ask an admin of the workspace.',
});

export const notOperator = declareError(403, 'not_operator', {
  message: 'Only an operator of this installation can do this.',
  when: 'The caller does not run this installation.',
  remedy: 'Ask whoever runs the installation.',
});

export const supportSession = declareError(403, 'support_session', {
  message: 'This is not possible in a support session: only the owner of the account can do it.',
  when: 'An operator is in the account by a grant of its owner.',
  remedy: 'Leave it to the owner of the account.',
});

export const badRequest = declareError(400, 'bad_request', {
  message: 'The request could not be read.',
  when: 'The request is not HTTP as it should be, or its body is not as its headers say.',
  remedy: 'Send the length that the body has, and the whole body.',
});

export const requestTooLarge = declareError(413, 'request_too_large', {
  message: 'The request body is larger than this call accepts.',
  when: 'The body is longer than this call reads.',
  remedy: 'Send less at once.',
});

export const unsupportedMediaType = declareError(415, 'unsupported_media_type', {
  message: 'Send the body as application/json.',
  when: 'The header `content-type` names something that this call does not read.',
  remedy: 'Send the body in a type that the call lists.',
});

export const rangeNotSatisfiable = declareError(416, 'range_not_satisfiable', {
  type: 'validation_error',
  message: 'The range lies outside of 52480 bytes.',
  when: 'The header `range` asks for bytes behind the end.',
  remedy: 'Ask for a range within the length that `content-range` names.',
  headers: ['content-range'],
});

export const tooManyRequests = declareError(429, 'too_many_requests', {
  message: 'Too many requests, please try again in a minute.',
  when: 'The caller, or this address, has sent more within a while than people send.',
  remedy: 'Wait for the seconds of `retry-after` where there are some, else an hour.',
  headers: ['retry-after'],
});

const formErrors = [
  declareError(400, 'malformed_form', {
    message: 'The form is incomplete or cannot be read.',
    when: 'The form ends early, or is not multipart/form-data as its header says.',
    remedy: 'Let the HTTP library of the client build the form.',
  }),
  declareError(400, 'invalid_field_name', {
    message: 'The form has a field of a reserved name.',
    when: 'A field is called like a part of every JavaScript object.',
    remedy: 'Send only the fields of the call.',
  }),
  declareError(400, 'empty_file', {
    message: 'The file samples is empty.',
    when: 'A file has no bytes.',
    remedy: 'Send the file again, whole.',
  }),
  declareError(408, 'request_stalled', {
    type: 'validation_error',
    message: 'The rest of the request did not come in time.',
    when: 'The upload stopped for too long.',
    remedy: 'Send the request again.',
  }),
  declareError(413, 'too_many_parts', {
    message: 'The form has more parts than this call accepts.',
    when: 'The form has more fields or files than the call takes.',
    remedy: 'Send less at once.',
  }),
  declareError(413, 'field_too_large', {
    message: 'labels may hold at most 1 MB.',
    when: 'A field is longer than fields may be.',
    remedy: 'Send a shorter value.',
  }),
  declareError(413, 'file_too_large', {
    message: 'samples may hold at most 10 MB.',
    when: 'A file is larger than the call accepts.',
    remedy: 'Send a smaller file.',
  }),
  declareError(429, 'too_many_uploads', {
    message: 'Too many uploads are under way. Try again in a moment.',
    when: 'The caller has as many uploads under way as may be.',
    remedy: 'Wait for one of them to end.',
    headers: ['retry-after'],
  }),
  declareError(507, 'insufficient_storage', {
    message: 'The storage of this server is full. Nothing was kept; its operator has to make room.',
    when: 'The disk of the installation is full.',
    remedy: 'Tell whoever runs the installation.',
  }),
];

const idempotencyErrors = [
  declareError(409, 'request_in_progress', {
    message: 'The first request with this key is still being carried out.',
    when: 'The same `Idempotency-Key` came again before the first request had ended.',
    remedy: 'Wait for the seconds of `retry-after`, then send the request again.',
    headers: ['retry-after'],
  }),
  declareError(409, 'answer_not_kept', {
    message: 'The request with this key was carried out; its answer was too long to be kept.',
    when: 'The same `Idempotency-Key` came again, and the first answer was too long to be kept.',
    remedy: 'Ask for the result with a call that reads it.',
  }),
];

const everybody = [badRequest, internalError, databaseUnavailable];
const signedIn = [needsAuthorization, invalidApiKey, invalidToken, accountDisabled, ipNotAllowed, emailNotVerified];

/** Only the owner does what concerns the person, their security and agreements, and who is in the workspace. */
export const isForOwnersOnly = ({ method, access, permission, support = false }: Endpoint): boolean =>
  !support && method !== 'GET' && (permission === 'session-only' || access === 'admin');

export function impliedErrors(endpoint: Endpoint): DeclaredError[] {
  const { access = 'user', permission, body, response } = endpoint;
  const errors = [...everybody];
  if (access !== 'public') {
    errors.push(...signedIn);
    if (permission === 'session-only') errors.push(sessionRequired);
    else if (permission !== 'any-key') errors.push(missingPermissions);
    if (access === 'admin') errors.push(notWorkspaceAdmin);
    if (access === 'operator') errors.push(notOperator);
    if (isForOwnersOnly(endpoint)) errors.push(supportSession);
  } else if (endpoint.method !== 'GET') {
    // A public call may write about an account that is deleted at the same moment.
    errors.push(invalidToken);
  }
  if (endpoint.method !== 'GET') errors.push(requestTooLarge, unsupportedMediaType);
  if (isForm(body)) errors.push(...formErrors);
  if (endpoint.idempotent) errors.push(...idempotencyErrors);
  if (!isJsonAnswer(response) && response.kind === 'bytes') errors.push(rangeNotSatisfiable);
  return errors;
}

/** May be refused with a list of faults, 422. A body is read of every call but GET, also where none is expected. */
export const takesInput = ({ method, params, query }: Endpoint): boolean =>
  method !== 'GET' || Boolean(params ?? query);

export const errorsOf = (endpoint: Endpoint): DeclaredError[] => [
  ...new Set([...(endpoint.errors ?? []), ...impliedErrors(endpoint)]),
];
