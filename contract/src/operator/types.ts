import { z } from 'zod';

export const OutboxMessage = z
  .object({
    message_id: z.string().describe('The id of the mail.'),
    to: z.string().describe('The recipient.'),
    subject: z.string().describe('The subject.'),
    text: z.string().describe('The mail as plain text.'),
    html: z.string().describe('The mail as a complete HTML document that loads nothing. Show it in a sandboxed frame.'),
    is_masked: z
      .boolean()
      .describe(
        'Whether the codes in the mail, and in its links, are replaced by `***`. They are shown only where no mail server is configured, and then only if `PUBLIC_URL` is a loopback address or the mail is for the caller.',
      ),
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
