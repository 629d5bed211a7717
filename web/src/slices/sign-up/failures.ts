import { ApiError } from '../../lib/failures/errors.ts';
import { t } from './messages.ts';

/** The server's own words for a refusal; where it gave none, `otherwise`. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  if (isThrottled(error)) return t('too_many_attempts');
  return isRefusal(error) ? error.message : otherwise;
}

export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** The server has looked at it and said no; anything else can be tried again with the same code. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
