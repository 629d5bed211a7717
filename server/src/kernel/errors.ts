/** The only error that is thrown on purpose. It becomes `{detail: {…}}` in the answer. */
import { renderError, type DeclaredError, type ErrorParams, type NoParams } from '#contract/kit/declared-error.ts';

const typeByStatus: Record<number, string> = {
  400: 'validation_error',
  401: 'authentication_error',
  402: 'payment_required',
  403: 'authorization_error',
  404: 'not_found',
  408: 'validation_error',
  409: 'conflict',
  410: 'not_found',
  413: 'validation_error',
  415: 'validation_error',
  425: 'too_early',
  429: 'rate_limit_error',
};

interface ErrorOptions {
  /** The name that newer clients read; the legacy status by default. */
  code?: string;
  type?: string;
  /** The input that is wrong. */
  param?: string | null;
  /** Seconds after which the caller may try again. */
  retryAfterSeconds?: number;
  /** Headers for the HTTP layer and routes; a service names none. */
  headers?: Record<string, string>;
  /** The figures and names in the message, so that it can be worded in another language. */
  params?: Record<string, string | number>;
  cause?: unknown;
}

interface ErrorDetails {
  /** The input at fault, where it has another name than in the declaration. */
  param?: string;
  cause?: unknown;
}

/** An error without parameters needs none. */
type Arguments<P extends ErrorParams> = P extends NoParams
  ? [params?: NoParams, details?: ErrorDetails]
  : [params: P, details?: ErrorDetails];

export class AppError extends Error {
  override name = 'AppError';
  readonly http: number;
  readonly status: string;
  readonly code: string;
  readonly type: string;
  readonly param: string | null;
  readonly headers: Record<string, string>;
  readonly params: Record<string, string | number>;

  constructor(http: number, status: string, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.http = http;
    this.status = status;
    this.code = options.code ?? status;
    this.type = options.type ?? typeByStatus[http] ?? 'server_error';
    this.param = options.param ?? null;
    this.headers = {
      ...options.headers,
      ...(options.retryAfterSeconds === undefined ? {} : { 'retry-after': String(options.retryAfterSeconds) }),
    };
    this.params = options.params ?? {};
  }

  /** Throws nothing: `throw AppError.from(textTooLong, { … })`. */
  static from<P extends ErrorParams>(declared: DeclaredError<P>, ...[params, details]: Arguments<P>): AppError {
    const { http, status, message, param, ...more } = renderError<ErrorParams>(declared, params ?? {});
    return new AppError(http, status, message, {
      ...more,
      params: params ?? {},
      param: details?.param ?? param,
      cause: details?.cause,
    });
  }
}

/** Answers 404 with `<thing>_not_found`. */
export function notFound(thing: string, id: string, param = `${thing}_id`): AppError {
  return new AppError(404, `${thing}_not_found`, `No ${thing.replaceAll('_', ' ')} with the id ${id} was found.`, {
    param,
  });
}

export function forbidden(status: string, message: string): AppError {
  return new AppError(403, status, message);
}

/** Input that the schema accepts but the data does not. It is answered like a failure of the schema. */
export class ValidationError extends Error {
  override name = 'ValidationError';
  readonly issues: ValidationIssue[];
  constructor(issues: ValidationIssue[]) {
    super('Validation failed');
    this.issues = issues;
  }
}

export interface ValidationIssue {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
}
