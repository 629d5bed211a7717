/** Every failure becomes one of the public API's error bodies here, and nowhere else. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '#contract/kit/form.ts';
import { isDatabaseUnavailable } from '../../db/db.ts';
import { AppError, ValidationError, type ValidationIssue } from '../../errors.ts';

export const internalErrorMessage = 'Something went wrong on this server. The request id names it in the logs.';

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client is gone: nobody to answer, and what broke for want of a reader is no defect.
  if (reply.raw.destroyed) return void reply.send();
  const { http, headers, body } = errorBody(error, request);
  void reply.code(http).headers(headers).send(body);
}

/** Logs what is a failure of this server. */
export function errorBody(
  error: unknown,
  request: FastifyRequest,
): { http: number; headers: Record<string, string>; body: object } {
  const issues = validationIssues(error);
  if (issues) return { http: 422, headers: {}, body: { detail: issues } };
  const known =
    error instanceof AppError
      ? error
      : (fromDatabase(error) ?? fromMissingReference(error) ?? fromFastify(error as FastifyError, request));
  if (!known || known.http >= 500) {
    request.log.error({ err: error }, 'request failed');
  }
  const { http, headers, type, code, message, status, param } =
    known ?? new AppError(500, 'internal_error', internalErrorMessage);
  return { http, headers, body: { detail: { type, code, message, status, request_id: request.id, param } } };
}

/** The database is restarting, or out of reach: nothing was begun, so the client may try again. */
function fromDatabase(error: unknown): AppError | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  const message = 'The database of this server cannot be reached. Nothing was begun or charged. Try again in a moment.';
  const headers = { 'retry-after': '2' };
  return new AppError(503, 'database_unavailable', message, { headers, cause: error });
}

/** Who was let in a moment ago has been deleted since: what they would write about themselves refers to nobody. */
function fromMissingReference(error: unknown): AppError | undefined {
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string };
  const isActorGone = code === '23503' && /_(?:user|workspace)_id_fkey$/.test(constraint);
  // What the functions of credits raise where the workspace has no account any more.
  const hasNoCredits = code === 'P0002';
  if (!isActorGone && !hasNoCredits) return undefined;
  return new AppError(401, 'invalid_token', 'The session has ended. Sign in again.', { cause: error });
}

function validationIssues(error: unknown): ValidationIssue[] | undefined {
  if (error instanceof ValidationError) return error.issues;
  switch ((error as FastifyError).code) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return [{ type: 'missing', loc: ['body'], msg: 'Field required' }];
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return [{ type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error' }];
    default:
      // secure-json-parse and JSON.parse throw a SyntaxError with a status of 400.
      return error instanceof SyntaxError && (error as FastifyError).statusCode === 400
        ? [{ type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error' }]
        : undefined;
  }
}

function fromFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(413, 'request_too_large', 'The request body is larger than this call accepts.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType(request);
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError(error.statusCode, 'bad_request', error.message)
        : undefined;
  }
}

function unsupportedMediaType({ routeOptions }: FastifyRequest): AppError {
  const type = isForm(routeOptions.config.endpoint?.body) ? 'multipart/form-data' : 'application/json';
  return new AppError(415, 'unsupported_media_type', `Send the body as ${type}.`);
}
