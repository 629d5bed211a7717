import { renderError, type DeclaredError, type ErrorParams, type NoParams } from '#contract/kit/declared-error.ts';

interface ErrorDetails {
  /** The input at fault, where it has another name than in the declaration. */
  param?: string;
  cause?: unknown;
}

type Arguments<P extends ErrorParams> = P extends NoParams
  ? [params?: NoParams, details?: ErrorDetails]
  : [params: P, details?: ErrorDetails];

/**
 * The only error that is thrown on purpose. It becomes `{detail: {…}}` in the answer. All that it says comes from its
 * declaration in the contract, so that the API description is true.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly http: number;
  readonly status: string;
  readonly code: string;
  readonly type: string;
  readonly param: string | null;
  readonly headers: Record<string, string>;
  /** The figures and names in the message, so that it can be worded in another language. */
  readonly params: ErrorParams;

  private constructor(declared: DeclaredError, params: ErrorParams, { param, cause }: ErrorDetails) {
    const rendered = renderError(declared, params);
    super(rendered.message, { cause });
    this.http = rendered.http;
    this.status = rendered.status;
    this.code = rendered.code;
    this.type = rendered.type;
    this.param = param ?? rendered.param;
    this.headers = rendered.headers;
    this.params = params;
  }

  /** `throw AppError.from(textTooLong, { characters, limit, holder })` */
  static from<P extends ErrorParams>(declared: DeclaredError<P>, ...[params, details]: Arguments<P>): AppError {
    return new AppError(declared, params ?? {}, details ?? {});
  }
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
