/** This is the only place that turns failures into error bodies of the public API. */
import { invalidToken } from '#contract/kit/access-errors.ts';
import {
  badRequest,
  databaseUnavailable,
  internalError,
  requestTooLarge,
  storageFull,
  unsupportedMediaType,
} from '#contract/kit/common-errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '#contract/kit/form.ts';
import { isDatabaseUnavailable } from '../../db/db.ts';
import { isStorageFull } from '../../storage-full.ts';
import { AppError, ValidationError, type ValidationIssue } from '../../errors.ts';
import { isForOpenAiClient, openAiErrorOf } from './openai-clients.ts';

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client is gone, so nobody can be answered, and an error that follows from it is no defect.
  if (reply.raw.destroyed) return void reply.send();
  const { http, headers, body } = errorBody(error, request);
  void reply.code(http).headers(headers).send(body);
}

interface ErrorAnswer {
  http: number;
  headers: Record<string, string>;
  body: { detail: object };
}

/** Logs failures of this server. */
export function errorBody(error: unknown, request: FastifyRequest): ErrorAnswer {
  const answer = ownErrorBody(error, request);
  const { endpoint } = request.routeOptions.config;
  if (!endpoint || !isForOpenAiClient(request, endpoint)) return answer;
  const { http, headers, body } = answer;
  return { http, headers, body: { ...body, error: openAiErrorOf(http, body.detail, endpoint) } as ErrorAnswer['body'] };
}

function ownErrorBody(error: unknown, request: FastifyRequest): ErrorAnswer {
  const issues = validationIssues(error);
  if (issues) return { http: 422, headers: {}, body: { detail: issues } };
  const known =
    error instanceof AppError
      ? error
      : (fromStorage(error) ??
        fromDatabase(error) ??
        fromMissingReference(error) ??
        fromFastify(error as FastifyError, request));
  if (!known || known.http >= 500) {
    request.log.error({ err: error }, 'request failed');
  }
  const { http, headers, type, code, message, status, param } = known ?? AppError.from(internalError);
  return { http, headers, body: { detail: { type, code, message, status, request_id: request.id, param } } };
}

/** The disk or the database has no room for what the request writes. */
function fromStorage(error: unknown): AppError | undefined {
  return isStorageFull(error) ? AppError.from(storageFull, {}, { cause: error }) : undefined;
}

/** The database is restarting or unreachable. Nothing was begun, so the client may try again. */
function fromDatabase(error: unknown): AppError | undefined {
  if (!isDatabaseUnavailable(error)) return undefined;
  return AppError.from(databaseUnavailable, {}, { cause: error });
}

/** The caller was deleted after they were authenticated, so the rows about them refer to nobody. */
function fromMissingReference(error: unknown): AppError | undefined {
  const { code, constraint = '' } = error as { code?: unknown; constraint?: string };
  const isActorGone = code === '23503' && /_(?:user|workspace)_id_fkey$/.test(constraint);
  // The SQL functions of credits raise this when the workspace has no account any more.
  const hasNoCredits = code === 'P0002';
  if (!isActorGone && !hasNoCredits) return undefined;
  return AppError.from(invalidToken, {}, { cause: error });
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
      return AppError.from(requestTooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return otherMediaType(request);
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? AppError.from({ ...badRequest, http: error.statusCode }, { fault: error.message })
        : undefined;
  }
}

function otherMediaType({ routeOptions }: FastifyRequest): AppError {
  const type = isForm(routeOptions.config.endpoint?.body) ? 'multipart/form-data' : 'application/json';
  return AppError.from(unsupportedMediaType, { type });
}
