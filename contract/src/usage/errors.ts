import { declareError } from '../kit/declared-error.ts';

export const quotaExceeded = declareError(401, 'quota_exceeded', {
  type: 'payment_required',
  example: { limit: 10_000, left: 12, needed: 42 },
  message: ({ limit, left, needed }) =>
    `This request exceeds your quota of ${limit}. You have ${left} credits remaining, while ${needed} credits are required for this request.`,
  when: 'The workspace, or the API key, has fewer credits left than the request costs.',
  remedy: 'Send a shorter text, wait for the next period, raise the limit of the key, or choose a higher plan.',
});

export const paymentIssue = declareError(402, 'payment_issue', {
  type: 'payment_required',
  message:
    'The last invoice of the subscription could not be paid. Update the payment method, or choose a plan again if it has ended, to continue.',
  when: 'A payment of the subscription has failed.',
  remedy: 'Ask an admin of the workspace to update the payment method, or to choose a plan again if it has ended.',
});

export const tooManyConcurrentRequests = declareError(429, 'too_many_concurrent_requests', {
  code: 'concurrent_limit_exceeded',
  example: { running: 2, limit: 2 },
  message: ({ limit }) =>
    `Too many concurrent requests. Your current subscription is associated with a maximum of ${limit} concurrent requests (running in parallel).`,
  when: 'The workspace is running as many generations as its plan allows.',
  remedy: 'Wait for one of them to end, then send the request again.',
  headers: ({ running, limit }) => ({
    'retry-after': '1',
    'current-concurrent-requests': String(running),
    'maximum-concurrent-requests': String(limit),
  }),
});
