/** Notifications of a user. */
import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const Message = z
  .object({
    message_id: z.string(),
    severity: z.enum(['info', 'success', 'warning', 'error']),
    title: z.string(),
    description: z.string(),
    needs_attention: z.boolean(),
    create_date_unix_ms: z.int(),
    has_been_read: z.boolean(),
    /** A path inside the product. */
    link: z.string().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/messages',
  summary: "The caller's notifications, newest first",
  tag: 'messages',
  permission: 'session-only',
  query: z.object({ page_size: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({ messages: z.array(Message), unread_count: z.int() }),
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/v1/messages/read',
  summary: 'Mark notifications as read; all of them where none is named',
  tag: 'messages',
  permission: 'session-only',
  body: z.object({ message_ids: z.array(z.string()).max(1000).optional() }),
  response: Ok,
});
