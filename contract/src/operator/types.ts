import { z } from 'zod';

export const OutboxMessage = z
  .object({
    message_id: z.string().describe('The id of the mail.'),
    to: z.string().describe('The recipient.'),
    subject: z.string().describe('The subject.'),
    text: z.string().describe('The mail as plain text.'),
    html: z.string().describe('The mail as a complete HTML document that loads nothing. Show it in a sandboxed frame.'),
    state: z
      .enum(['kept', 'waiting', 'failed'])
      .describe(
        '`kept`: there was no mail server. `waiting`: it will be sent, or sent again. `failed`: all attempts have failed.',
      ),
    last_error: z
      .string()
      .nullable()
      .describe('What the mail server answered to the last attempt; null if there was none.'),
    created_at_unix: z.int().describe('When the mail was written, in Unix seconds.'),
  })
  .meta({ id: 'OutboxMessage' });

export type OutboxMessage = z.output<typeof OutboxMessage>;

export const operator = { tag: 'operator', access: 'operator', permission: 'session-only' } as const;
