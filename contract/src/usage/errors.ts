import { declareError } from '../kit/declared-error.ts';

export const quotaExceeded = declareError(401, 'quota_exceeded', {
  type: 'payment_required',
  message:
    'This request exceeds your quota of 10000. You have 12 credits remaining, while 42 credits are required for this request.',
  when: 'The workspace, or the API key, has fewer credits left than the request costs.',
  remedy: 'Send a shorter text, wait for the next period, raise the limit of the key, or choose a higher plan.',
});

export const tooManyConcurrentRequests = declareError(429, 'too_many_concurrent_requests', {
  code: 'concurrent_limit_exceeded',
  message:
    'Too many concurrent requests. Your current subscription is associated with a maximum of 2 concurrent requests (running in parallel).',
  when: 'As many generations of the workspace are running as its plan allows.',
  remedy: 'Wait for one of them to end, then send the request again.',
  headers: ['retry-after', 'current-concurrent-requests', 'maximum-concurrent-requests'],
});
