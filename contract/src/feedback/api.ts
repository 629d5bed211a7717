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
  summary: 'List product feedback',
  description:
    'Lists what users have said about the product, newest first. Only operators of the installation may read it.',
  query: z.object({
    cursor: z
      .string()
      .max(100)
      .optional()
      .describe('`next_cursor` of the page before; the first page when it is left out.'),
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('Messages per page.'),
  }),
  response: z.object({
    feedback: z.array(ProductFeedback).describe('The feedback of this page.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
  }),
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/v1/feedback',
  operation: 'feedback_send',
  summary: 'Send product feedback',
  description:
    'Sends a message about the product to the operators of the installation, who are notified. A user may send 20 messages an hour.',
  tag: 'user',
  permission: 'user_write',
  support: false,
  idempotent: true,
  body: z.object({
    message: z.string().trim().min(1).max(5000).describe('The message.'),
    kind: z.enum(['bug', 'idea', 'other']).describe('What the message is about.'),
    page: z.string().max(500).nullish().describe('The page on which it was written.'),
    rating: z.int().min(1).max(5).nullish().describe('From 1, the worst, to 5.'),
  }),
  response: Ok,
  errors: [tooMuchFeedback],
});
