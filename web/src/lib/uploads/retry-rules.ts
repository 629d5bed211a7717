/** Decides what an upload does after an answer that is not the wanted one. */
import { ApiError } from '../failures/errors.ts';

/** Milliseconds before each further attempt; the last one repeats. */
const waits = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** Attempts without a byte of progress, after which the user decides. */
const maxAttempts = 10;

export type NextStep =
  | { kind: 'wait'; milliseconds: number }
  /** What the server has is read anew, because an answer may be lost. */
  | { kind: 'compare' }
  /** The server no longer knows the upload. */
  | { kind: 'restart' }
  /** With `canRetry`, the same file may be taken later. */
  | { kind: 'fail'; canRetry: boolean };

/** These refusals may pass: the disk gets room, or another upload ends. */
const mayPass = [
  'storage_full',
  'file_quota_exceeded',
  'too_many_open_uploads',
  'decoder_missing',
  'decoding_timed_out',
];

const waitFor = (attempt: number): number => waits[Math.min(attempt, waits.length) - 1] ?? waits[0]!;

/** Milliseconds that the server asks for; 0 where it names none. */
function askedWait({ headers }: ApiError): number {
  const seconds = Number(headers?.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** `attempt` counts the failures since the last byte that arrived, from 1. */
export function nextStep(error: unknown, attempt: number): NextStep {
  if (!(error instanceof ApiError)) return { kind: 'fail', canRetry: true };
  const { status, type } = error;
  if (mayPass.includes(type)) return { kind: 'fail', canRetry: true };
  const isPassing = status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 507);
  if (isPassing) {
    if (attempt > maxAttempts) return { kind: 'fail', canRetry: true };
    return { kind: 'wait', milliseconds: Math.max(waitFor(attempt), askedWait(error)) };
  }
  // The token had expired, which the next call renews.
  if (status === 401 && attempt <= 2) return { kind: 'compare' };
  if (status === 409 && attempt <= maxAttempts) return { kind: 'compare' };
  if (status === 404 && attempt <= maxAttempts) return { kind: 'restart' };
  return { kind: 'fail', canRetry: status === 507 };
}
