import * as api from '#contract/messages/api.ts';
import { on } from '../../context.ts';
import { listMessages, readMessages } from '../../platform/notify/messages.ts';
import { editPreferences, getPreferences } from '../../platform/notify/preferences.ts';

export const messagesRoutes = [
  on(api.listMessages, (ctx, { query }) => listMessages(ctx, query.page_size)),
  on(api.readMessages, async (ctx, { body }) => {
    await readMessages(ctx, body.message_ids);
    return { status: 'ok' as const };
  }),
  on(api.getNotificationPreferences, (ctx) => getPreferences(ctx)),
  on(api.editNotificationPreferences, (ctx, { body }, exchange) => editPreferences(ctx, body.preferences, exchange)),
];
