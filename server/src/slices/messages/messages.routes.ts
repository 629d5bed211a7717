import * as api from '#contract/messages/api.ts';
import { on } from '../../context.ts';
import { listMessages, readMessages } from '../../platform/notify/messages.ts';

const ok = { status: 'ok' as const };

export const messagesRoutes = [
  on(api.listMessages, (ctx, { query }) => listMessages(ctx, query.page_size)),
  on(api.readMessages, async (ctx, { body }) => {
    await readMessages(ctx, body.message_ids);
    return ok;
  }),
];
