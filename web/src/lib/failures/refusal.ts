import { t } from '../language/ui-messages.ts';
import { ApiError, errorMessage } from './errors.ts';

export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Tells whether the server refused the code. After any other error the same code can be tried again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Gives the message for a call that strangers may make, and that is therefore throttled. */
export const attemptMessage = (error: unknown): string =>
  isThrottled(error) ? t('too_many_attempts') : errorMessage(error);

/** Gives the server's message for a refusal, or else `fallback`. */
export const refusalMessage = (error: unknown, fallback: string): string =>
  isThrottled(error) || isRefusal(error) ? attemptMessage(error) : fallback;
