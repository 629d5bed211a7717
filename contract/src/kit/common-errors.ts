/** Errors of more than one slice. Most follow from what an endpoint takes and whom it lets in, and are not declared by it. */
import {
  biometricTermsRequired,
  crossOrigin,
  invalidSingleUseToken,
  invalidToken,
  missingPermissions,
  notOperator,
  notWorkspaceAdmin,
  sessionRequired,
  signedInErrors,
  supportSession,
} from './access-errors.ts';
import { declareError, type DeclaredError } from './declared-error.ts';
import { isJsonAnswer, type Endpoint } from './endpoint.ts';
import { isForm } from './form.ts';
import { formErrors } from './form-errors.ts';
import { idempotencyErrors } from './idempotency-errors.ts';

export const internalError = declareError(500, 'internal_error', {
  message: 'Something went wrong on this server. The request id names it in the logs.',
  when: 'The server has a defect, or has run out of memory.',
  remedy: 'Try again. If it happens again, give the request id to the operator of the installation.',
});

export const databaseUnavailable = declareError(503, 'database_unavailable', {
  message: 'The database of this server cannot be reached. Nothing was begun or charged. Try again in a moment.',
  when: 'The database is starting, or cannot be reached.',
  remedy: 'Wait as many seconds as `retry-after` says, then try again.',
  headers: { 'retry-after': '2' },
});

export const storageFull = declareError(507, 'storage_full', {
  message: 'The storage of this server is full. Nothing was begun or charged. Ask the operator of the installation.',
  when: 'The disk or the database of the installation has no room left, or less than the operator wants to keep free.',
  remedy:
    'Ask the operator of the installation to make room, then try again. What is stored can still be read and deleted.',
});

export const badRequest = declareError(400, 'bad_request', {
  example: { fault: 'The request could not be read.' },
  message: ({ fault }) => fault,
  when: 'The request is not valid HTTP, or its body does not match its headers.',
  remedy: 'Send the whole body with its correct length.',
});

export const requestTooLarge = declareError(413, 'request_too_large', {
  message: 'The request body is larger than this call accepts.',
  when: 'The body is larger than this call accepts.',
  remedy: 'Send less in one request.',
});

export const headersTooLarge = declareError(431, 'headers_too_large', {
  type: 'validation_error',
  message: 'The headers of the request are too long.',
  when: 'The headers are longer than the server accepts.',
  remedy: 'Send shorter headers.',
});

export const unsupportedMediaType = declareError(415, 'unsupported_media_type', {
  example: { type: 'application/json' },
  message: ({ type }) => `Send the body as ${type}.`,
  when: 'The header `content-type` names a type that this call does not accept.',
  remedy: 'Send the body in one of the types that the call accepts.',
});

export const rangeNotSatisfiable = declareError(416, 'range_not_satisfiable', {
  type: 'validation_error',
  example: { size: 52480 },
  message: ({ size }) => `The range lies outside of ${size} bytes.`,
  when: 'The header `range` asks for bytes beyond the end of the file.',
  remedy: 'Request a range within the length that `content-range` states.',
  headers: ({ size }) => ({ 'content-range': `bytes */${size}` }),
});

export const tooManyRequests = declareError(429, 'too_many_requests', {
  message: 'Too many requests, please try again in a minute.',
  when: 'The caller or their IP address has sent too many requests in a short time.',
  remedy: 'Wait as many seconds as `retry-after` says, then try again.',
  headers: { 'retry-after': '60' },
});

export const rateLimitExceeded = declareError(429, 'rate_limit_exceeded', {
  example: { seconds: 2 },
  message: ({ seconds }) => `Too many requests in a short time. Try again in ${seconds} s.`,
  when: 'The API key, the session or the IP address has sent more requests than this installation takes from one.',
  remedy: 'Wait as many seconds as `retry-after` says, then send requests more slowly.',
  headers: ({ seconds }) => ({ 'retry-after': String(seconds) }),
});

const everybody = [badRequest, internalError, databaseUnavailable, storageFull, rateLimitExceeded];

/** Only the owner does what concerns the person, their security and agreements, and who is in the workspace. */
export const isForOwnersOnly = ({ method, access, permission, support }: Endpoint): boolean =>
  support === undefined ? method !== 'GET' && (permission === 'session-only' || access === 'admin') : !support;

export function impliedErrors(endpoint: Endpoint): DeclaredError[] {
  const { access = 'user', permission, body, response } = endpoint;
  const errors: DeclaredError[] = [...everybody];
  if (access !== 'public') {
    errors.push(...signedInErrors);
    if (endpoint.tokenType !== undefined) errors.push(invalidSingleUseToken);
    if (permission === 'session-only') errors.push(sessionRequired);
    else if (permission === 'by-kind') errors.push(missingPermissions, sessionRequired, supportSession);
    else if (permission !== 'any-key') errors.push(missingPermissions);
    if (access === 'admin') errors.push(notWorkspaceAdmin);
    if (access === 'operator') errors.push(notOperator);
    if (isForOwnersOnly(endpoint)) errors.push(supportSession);
  } else if (endpoint.method !== 'GET') {
    // A public call may write about an account that is deleted at the same moment.
    errors.push(invalidToken);
  }
  if (endpoint.method !== 'GET') errors.push(requestTooLarge, unsupportedMediaType);
  if (endpoint.takesVoice) errors.push(biometricTermsRequired);
  if (endpoint.media) errors.push(crossOrigin);
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
