import { z } from 'zod';
import { withNotice } from './notices.ts';

export const Message = withNotice({
  message_id: z.string(),
  severity: z.enum(['info', 'success', 'warning', 'error']),
  needs_attention: z.boolean(),
  create_date_unix_ms: z.int(),
  has_been_read: z.boolean(),
}).meta({ id: 'Message' });

export type Message = z.output<typeof Message>;

export const notificationKinds = [
  'usage_80',
  'usage_100',
  'new_member',
  'api_key_created',
  'webhook_disabled',
  'voice_removal_notice',
  'billing',
  'product_updates',
  'job_done',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const Choice = z.object({ email: z.boolean(), in_app: z.boolean() });

export const NotificationPreferences = z.object({
  preferences: z.record(z.enum(notificationKinds), Choice),
});
