import { newId } from '../../kernel/ids.ts';
import { defineSamples } from '../../testing/samples.ts';
import { createWebhook } from './webhooks.service.ts';

/** Nobody listens there, so that no sample leaves this machine. */
const webhook_url = 'http://127.0.0.1:1/hook';

export const webhooksSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const made = await createWebhook(user.ctx(), { auth_type: 'hmac', name: 'Elsewhere', webhook_url });
    const now = new Date();
    const delivery_id = newId();
    await app.db
      .insertInto('webhook_delivery')
      .values({
        ...{ delivery_id, webhook_id: made.webhook_id, workspace_id: user.workspace_id, user_id: user.user_id },
        ...{ event_type: 'test', payload: JSON.stringify({ words }), state: 'delivered', attempts: 1 },
        ...{ attempts_of_round: 1, next_attempt_at: now, created_at: now },
      })
      .execute();
    return { webhook_id: made.webhook_id, delivery_id };
  },
  endpoints: {
    'POST /v1/workspace/webhooks': () => ({ body: { settings: { auth_type: 'hmac', name: 'Another', webhook_url } } }),
    'PATCH /v1/workspace/webhooks/{webhook_id}': () => ({ body: { name: 'Renamed', is_disabled: false } }),
  },
  ids: {
    webhook_id: { owner: 'private', kind: 'webhook', of: (tenant) => tenant.webhook_id },
    delivery_id: { owner: 'private', kind: 'webhook delivery', of: (tenant) => tenant.delivery_id },
  },
});
