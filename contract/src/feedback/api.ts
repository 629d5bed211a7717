import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { operator } from '../operator/types.ts';
import { ProductFeedback } from './types.ts';
import { tooMuchFeedback } from './errors.ts';

export const listFeedback = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/feedback',
  operation: 'operator_listFeedback',
  summary: 'What users said of the product, newest first',
  query: z.object({
    cursor: z.string().max(100).optional().describe('`next_cursor` of the page before.'),
    page_size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ feedback: z.array(ProductFeedback), next_cursor: z.string().nullable() }),
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/v1/feedback',
  operation: 'feedback_send',
  summary: 'Tell the operator what is wrong or missing',
  tag: 'user',
  permission: 'session-only',
  idempotent: true,
  body: z.object({
    message: z.string().trim().min(1).max(5000),
    kind: z.enum(['bug', 'idea', 'other']),
    page: z.string().max(500).nullish(),
    rating: z.int().min(1).max(5).nullish(),
  }),
  response: Ok,
  errors: [tooMuchFeedback],
});
