/** What those who run the installation see and do. */
import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const OutboxMessage = z
  .object({
    message_id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    /** A whole document that fetches nothing; to be shown in a frame without rights. */
    html: z.string(),
    /** kept: no mail server was there. waiting: on its way, or to be tried again. failed: given up. */
    state: z.enum(['kept', 'waiting', 'failed']),
    /** What the mail server said to the last try. */
    last_error: z.string().nullable(),
    created_at_unix: z.int(),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.output<typeof OutboxMessage>;

const operator = { tag: 'operator', access: 'operator', permission: 'session-only' } as const;

export const listOutbox = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/outbox',
  summary: 'Mail that was not delivered, or not yet, newest first. What was delivered is gone',
  response: z.object({
    messages: z.array(OutboxMessage),
    /** True when the installation is reachable from elsewhere, where this page is a risk. */
    is_exposed: z.boolean(),
    /** false: mail is kept here, to be read and handed on by hand. */
    has_mail_server: z.boolean(),
    /** What is wrong with the mail server, as far as known. */
    mail_server_problem: z.string().nullable(),
  }),
});

export const sendOutboxMessage = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/{message_id}/send',
  summary: 'Try a kept or failed mail again, from the start',
  params: z.object({ message_id: z.string().max(100) }),
  response: Ok,
});

export const sendTestMail = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/outbox/test',
  summary: 'A mail to the caller, to see whether mail arrives',
  response: Ok,
});

export const sendProductUpdate = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/product-updates',
  summary: 'Mail to everybody who agreed to product updates, each with a link that ends them',
  body: z.object({
    subject: z.string().trim().min(1).max(200),
    paragraphs: z.array(z.string().trim().min(1).max(5000)).min(1).max(50),
  }),
  response: z.object({ status: z.literal('ok'), recipients: z.int() }),
});

export const ProductFeedback = z
  .object({
    feedback_id: z.string(),
    email: z.string(),
    kind: z.enum(['bug', 'idea', 'other']),
    message: z.string(),
    page: z.string().nullable(),
    rating: z.int().nullable(),
    created_at_unix: z.int(),
  })
  .meta({ id: 'ProductFeedback' });
export type ProductFeedback = z.output<typeof ProductFeedback>;

export const listFeedback = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/feedback',
  summary: 'What users said of the product, newest first',
  query: z.object({
    /** `next_cursor` of the page before. */
    cursor: z.string().max(100).optional(),
    page_size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ feedback: z.array(ProductFeedback), next_cursor: z.string().nullable() }),
});

export const readAnalytics = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/analytics',
  summary: 'How often each event happened, by day (UTC), newest first',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  response: z.object({
    /** false: this installation collects none. */
    has_analytics: z.boolean(),
    counts: z.array(
      z.object({
        /** 2026-11-21 */
        day: z.string(),
        name: z.string(),
        count: z.int(),
        /** Different users among them; visitors are not told apart. */
        users: z.int(),
      }),
    ),
  }),
});
