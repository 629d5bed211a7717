/** Notifications of a user. */
import { z } from 'zod';
import { sessionRequired } from '../kit/access-errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { ChoiceChange, Message, notificationKinds, NotificationPreferences } from './types.ts';

export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/messages',
  operation: 'messages_list',
  summary: 'List notifications',
  description:
    "Lists the caller's notifications, newest first, with the number of unread ones. The latest 200 are kept.",
  tag: 'messages',
  permission: 'user_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('The number of notifications to return.'),
  }),
  response: z.object({
    messages: z.array(Message).describe('The notifications.'),
    unread_count: z.int().describe("How many of the caller's notifications are unread, on this page or not."),
  }),
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/v1/messages/read',
  operation: 'messages_markRead',
  summary: 'Mark notifications as read',
  description:
    'Marks the given notifications as read, or all of them when `message_ids` is left out. Unknown ids are ignored.',
  tag: 'messages',
  permission: 'user_write',
  support: false,
  body: z.object({
    message_ids: z.array(z.string()).max(1000).optional().describe('The notifications to mark, up to 1000.'),
  }),
  response: Ok,
});

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/v1/workspace/notification-preferences',
  operation: 'messages_preferences_get',
  summary: 'Get notification preferences',
  description: 'Returns for every kind of notification whether the caller gets it by mail and in the app.',
  tag: 'messages',
  permission: 'user_read',
  response: NotificationPreferences,
});

export const editNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/v1/workspace/notification-preferences',
  operation: 'messages_preferences_update',
  summary: 'Update notification preferences',
  description:
    "Changes where the caller gets the given kinds of notifications; everything else stays as it is. Turning mails about product updates on or off is recorded as the user's consent.",
  tag: 'messages',
  permission: 'user_write',
  support: false,
  body: z.object({
    preferences: z
      .partialRecord(z.enum(notificationKinds), ChoiceChange)
      .describe('The kinds to change, each with what changes.'),
  }),
  response: NotificationPreferences,
  errors: [sessionRequired],
});
