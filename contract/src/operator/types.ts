import { z } from 'zod';

export const OutboxMessage = z
  .object({
    message_id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().describe('A whole document that fetches nothing; to be shown in a frame without rights.'),
    state: z
      .enum(['kept', 'waiting', 'failed'])
      .describe('Kept: no mail server was there. waiting: on its way, or to be tried again. failed: given up.'),
    last_error: z.string().nullable().describe('What the mail server said to the last try.'),
    created_at_unix: z.int(),
  })
  .meta({ id: 'OutboxMessage' });

export type OutboxMessage = z.output<typeof OutboxMessage>;

export const operator = { tag: 'operator', access: 'operator', permission: 'session-only' } as const;
