/** Notifications of a user. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Choice, Message, notificationKinds, NotificationPreferences } from './types.ts';

export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/messages',
  operation: 'messages_list',
  summary: "The caller's notifications, newest first",
  tag: 'messages',
  permission: 'session-only',
  query: z.object({ page_size: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({ messages: z.array(Message), unread_count: z.int() }),
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/v1/messages/read',
  operation: 'messages_markRead',
  summary: 'Mark notifications as read; all of them where none is named',
  tag: 'messages',
  permission: 'session-only',
  body: z.object({ message_ids: z.array(z.string()).max(1000).optional() }),
  response: Ok,
});

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/v1/workspace/notification-preferences',
  operation: 'messages_preferences_get',
  summary: 'What the caller wants to be told of, and where',
  tag: 'messages',
  permission: 'session-only',
  response: NotificationPreferences,
});

export const editNotificationPreferences = endpoint({
  method: 'PATCH',
  path: '/v1/workspace/notification-preferences',
  operation: 'messages_preferences_update',
  summary: 'Change some of them; the rest stays',
  tag: 'messages',
  permission: 'session-only',
  body: z.object({ preferences: z.partialRecord(z.enum(notificationKinds), Choice.partial()) }),
  response: NotificationPreferences,
});
