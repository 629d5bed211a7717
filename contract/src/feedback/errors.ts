import { declareError } from '../kit/declared-error.ts';

export const tooMuchFeedback = declareError(429, 'too_many_requests', {
  message: 'That was a lot of feedback. Please send the rest in an hour.',
  when: 'The caller has sent too much feedback within an hour.',
  remedy: 'Wait an hour.',
  headers: { 'retry-after': '3600' },
});
