import * as api from '#contract/webhooks/api.ts';
import { on } from '../../context.ts';
import * as deliveries from './deliveries.service.ts';
import * as webhooks from './webhooks.service.ts';

const ok = { status: 'ok' as const };

export const webhooksRoutes = [
  on(api.listWebhooks, async (ctx, { query }) => ({
    webhooks: await webhooks.listWebhooks(ctx, query.include_usages),
  })),
  on(api.createWebhook, (ctx, { body }) => webhooks.createWebhook(ctx, body.settings)),
  on(api.updateWebhook, async (ctx, { params, body }) => {
    await webhooks.updateWebhook(ctx, params.webhook_id, body);
    return ok;
  }),
  on(api.deleteWebhook, async (ctx, { params }) => {
    await webhooks.deleteWebhook(ctx, params.webhook_id);
    return ok;
  }),
  on(api.rotateWebhookSecret, async (ctx, { params }) => ({
    webhook_secret: await webhooks.rotateSecret(ctx, params.webhook_id),
  })),
  on(api.testWebhook, (ctx, { params }) => deliveries.testWebhook(ctx, params.webhook_id)),
  on(api.listDeliveries, (ctx, { params, query }) => deliveries.listDeliveries(ctx, params.webhook_id, query)),
  on(api.redeliver, async (ctx, { params }) => {
    await deliveries.redeliver(ctx, params.webhook_id, params.delivery_id);
    return ok;
  }),
];
