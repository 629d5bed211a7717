/** Errors of every call that takes an `Idempotency-Key`. */
import { declareError } from './declared-error.ts';

export const requestInProgress = declareError(409, 'request_in_progress', {
  message: 'The first request with this key is still being carried out.',
  headers: { 'retry-after': '1' },
  when: 'The same `Idempotency-Key` was sent again before the first request had ended.',
  remedy: 'Wait as many seconds as `retry-after` says, then try again.',
});

export const answerNotKept = declareError(409, 'answer_not_kept', {
  message: 'The request with this key was carried out; its answer was too long to be kept.',
  headers: { 'idempotent-replayed': 'true' },
  when: 'The `Idempotency-Key` was used before, and the first answer was too long to be stored.',
  remedy: 'Read the result with another call.',
});

export const idempotencyErrors = [requestInProgress, answerNotKept];
