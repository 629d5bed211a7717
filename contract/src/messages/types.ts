import { z } from 'zod';
import { withNotice } from './notices.ts';

export const Message = withNotice({
  message_id: z.string().describe('The id of the notification.'),
  severity: z.enum(['info', 'success', 'warning', 'error']).describe('How serious it is.'),
  needs_attention: z.boolean().describe('Whether the reader is expected to do something.'),
  create_date_unix_ms: z.int().describe('When it was created, in Unix milliseconds.'),
  has_been_read: z.boolean().describe('Whether it has been read.'),
}).meta({ id: 'Message' });

export type Message = z.output<typeof Message>;

export const notificationKinds = [
  'usage_80',
  'usage_100',
  'budget',
  'new_member',
  'api_key_created',
  'webhook_disabled',
  'voice_removal_notice',
  'billing',
  'product_updates',
  'job_done',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

const choice = 'Whether notifications of this kind are mailed, and whether they appear in the app.';

export const Choice = z
  .object({
    email: z.boolean().describe('Whether a mail is sent.'),
    in_app: z.boolean().describe('Whether it appears in the app.'),
  })
  .describe(choice);

/** What is left out stays as it is. */
export const ChoiceChange = Choice.partial().describe(choice);

export const NotificationPreferences = z.object({
  preferences: z.record(z.enum(notificationKinds), Choice).describe('Where each kind of notification goes.'),
});
