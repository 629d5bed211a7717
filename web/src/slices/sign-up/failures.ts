import { ApiError } from '../../lib/failures/errors.ts';
import { t } from './messages.ts';

/** Gives the server's message for a refusal, or else `otherwise`. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  if (isThrottled(error)) return t('too_many_attempts');
  return isRefusal(error) ? error.message : otherwise;
}

export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Tells whether the server refused the code. After any other error the same code can be tried again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
