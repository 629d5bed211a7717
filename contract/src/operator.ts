import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';

export const OutboxMessage = z
  .object({
    message_id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    created_at_unix: z.int(),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.output<typeof OutboxMessage>;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/v1/operator/outbox',
  summary: 'Mail that was not sent because no mail server is configured, newest first',
  tag: 'operator',
  access: 'operator',
  permission: 'session-only',
  response: z.object({
    messages: z.array(OutboxMessage),
    /** True when the installation is reachable from elsewhere, where this page is a risk. */
    is_exposed: z.boolean(),
  }),
});
