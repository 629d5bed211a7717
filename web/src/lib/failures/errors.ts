import { isImportFailure } from '../code/code-loader.ts';
import { t } from '../language/errors-messages.ts';

/** The error that every failed call throws. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly payload: unknown;
  /** The field that a refused body names, with its message. Forms show it at the field. */
  readonly field: { name: string; message: string } | undefined;
  /** The headers of the refusal. They are undefined where the server did not answer. */
  readonly headers: Headers | undefined;

  constructor(
    status: number,
    type: string,
    message: string,
    payload?: unknown,
    { field, headers }: Partial<Pick<ApiError, 'field' | 'headers'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.payload = payload;
    this.field = field;
    this.headers = headers;
  }
}

/** This is the error's own message. Users read a translated one. */
const networkMessage = 'Network error';

export function networkError(cause: unknown): ApiError {
  return new ApiError(0, 'unknown', networkMessage, cause);
}

interface Detail {
  message?: unknown;
  msg?: unknown;
  status?: unknown;
}
interface Issue {
  loc?: unknown[];
  msg?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the body of a refused call: `detail` is an object, a list of issues (422) or a plain text. */
export async function readError(response: Response): Promise<ApiError> {
  const { headers } = response;
  const fallback = response.statusText || `HTTP ${response.status}`;
  let payload: unknown;
  try {
    payload = await response.json();
  } catch {
    return new ApiError(0, 'unknown', fallback);
  }
  const detail = (payload as { detail?: unknown } | null)?.detail;
  if (Array.isArray(detail)) {
    const issue = (detail[0] ?? {}) as Issue;
    const message = isText(issue.msg) ? issue.msg : fallback;
    const name = issue.loc?.findLast((part) => typeof part === 'string' && part !== 'body');
    const field = isText(name) ? { name, message } : undefined;
    return new ApiError(response.status, fallback, field ? `${field.name}: ${message}` : message, payload, {
      field,
      headers,
    });
  }
  if (isText(detail)) return new ApiError(response.status, fallback, detail, payload, { headers });
  const { message, msg, status } = (detail ?? {}) as Detail;
  return new ApiError(
    response.status,
    isText(status) ? status : fallback,
    isText(message) ? message : isText(msg) ? msg : fallback,
    payload,
    { headers },
  );
}

/** The refusals of whoever sends too many requests, whatever they ask for. */
const requestLimits = ['rate_limit_exceeded', 'too_many_requests'];

/** A minute where the header is missing, or is no number of seconds. */
function secondsToWait({ headers }: ApiError): number {
  const seconds = Math.ceil(Number(headers?.get('retry-after')));
  return seconds > 0 ? seconds : 60;
}

/** Chooses the message to show: the server's own for refusals, a general one for failures. */
export function errorMessage(error: unknown): string {
  if (isImportFailure(error)) return t('network_error');
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : t('general_error');
  if (error.message === networkMessage && error.status === 0) return t('network_error');
  if (error.type === 'storage_full') return t('storage_full');
  if (error.type === 'audio_missing') return t('audio_missing');
  if (error.type === 'file_quota_exceeded') return t('file_quota_exceeded');
  if (error.type === 'too_many_jobs') return t('too_many_jobs');
  if (error.status === 429 && requestLimits.includes(error.type))
    return t('too_many_requests', { seconds: secondsToWait(error) });
  return error.status > 0 && error.status < 500 ? error.message : t('general_error');
}
