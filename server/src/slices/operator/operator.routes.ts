import * as api from '#contract/operator/api.ts';
import { on } from '../../context.ts';
import { sendProductUpdate } from './product-updates.service.ts';
import { sendAgain } from '../../platform/notify/mail/mail.ts';
import { listOutbox, sendTestMail } from './operator.service.ts';

const ok = { status: 'ok' as const };

export const operatorRoutes = [
  on(api.listOutbox, (ctx) => listOutbox(ctx)),
  on(api.sendOutboxMessage, async (ctx, { params }) => {
    await sendAgain(ctx, params.message_id);
    return ok;
  }),
  on(api.sendTestMail, async (ctx) => {
    await sendTestMail(ctx);
    return ok;
  }),
  on(api.sendProductUpdate, async (ctx, { body }) => ({ ...ok, recipients: await sendProductUpdate(ctx, body) })),
];
