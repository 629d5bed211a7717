/** Why a provider did not speak, in its own words as far as it has any. */
import { OutgoingFailed, OutgoingRefused, type OutgoingAnswer } from './port.ts';

interface FailureOptions {
  /** Another attempt may succeed. */
  canRetry?: boolean;
  /** The input is at fault, not the provider. */
  isInput?: boolean;
  /** Milliseconds that the provider asks to wait. */
  retryAfterMs?: number | undefined;
}

export class ProviderFailure extends Error {
  readonly canRetry: boolean;
  readonly isInput: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { canRetry = false, isInput = false, retryAfterMs }: FailureOptions = {}) {
    super(message);
    this.canRetry = canRetry;
    this.isInput = isInput;
    this.retryAfterMs = retryAfterMs;
  }
}

const maxMessage = 300;
const maxRetryAfterMs = 10_000;
/** What is wrong with the input stays wrong. */
const inputStatuses = new Set([400, 404, 413, 422]);
const retryStatuses = new Set([408, 425, 429, 500, 502, 503, 504, 529]);

/** @param secret is left out of the message, since some providers repeat the key */
export async function failureOf(answer: OutgoingAnswer, secret: string | undefined): Promise<ProviderFailure> {
  const { status, headers } = answer;
  const body = await answer.text().catch(() => '');
  const said = withoutSecret(messageIn(body), secret);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new ProviderFailure(`it answered ${status}${said ? `: ${said}` : ''}`, {
    canRetry: retryStatuses.has(status) && !(seconds * 1000 > maxRetryAfterMs),
    isInput: inputStatuses.has(status),
    retryAfterMs: Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined,
  });
}

export function explainError(error: unknown): unknown {
  if (error instanceof OutgoingRefused) return new ProviderFailure(withoutStop(error.message));
  if (error instanceof OutgoingFailed && error.reason !== 'aborted') {
    const canRetry = ['no_connection', 'broken_off', 'timeout', 'unknown_host'].includes(error.reason);
    return new ProviderFailure(withoutStop(error.message), { canRetry });
  }
  return error;
}

/** The message in a body of the shapes that providers use. A page of HTML has none. */
export function messageIn(body: string): string {
  let found: unknown;
  try {
    const { error, detail, message } = JSON.parse(body) as Record<string, unknown>;
    found = [error, detail, message].map(textOf).find((text) => text !== '');
  } catch {
    found = /<(?:!doctype|html|head|body)\b/i.test(body) ? 'a page of HTML' : body;
  }
  const text = typeof found === 'string' ? found : '';
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxMessage);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const { message, msg } = value as Record<string, unknown>;
  return typeof message === 'string' ? message : typeof msg === 'string' ? msg : '';
}

const withoutSecret = (text: string, secret: string | undefined) => (secret ? text.replaceAll(secret, '***') : text);
const withoutStop = (text: string) => text.replace(/\.$/, '');
