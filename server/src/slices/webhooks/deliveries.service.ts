/** What was delivered to a webhook: listed, tried out, and delivered again. */
import { deliveryNotFound, webhookDisabled } from '#contract/webhooks/errors.ts';
import type { WebhookDelivery, WebhookTest } from '#contract/webhooks/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue } from '../../kernel/jobs/jobs.ts';
import { audit } from '../../platform/events/audit.ts';
import { deliveryWork } from './deliver.jobs.ts';
import { send } from './send.ts';
import { isOff, payloadOf, presentDelivery } from './webhooks.rules.ts';
import { requireWebhook } from './webhooks.service.ts';
import * as store from './webhooks.store.ts';

/** @throws AppError 404 webhook_not_found */
export async function listDeliveries(
  scope: Scope,
  webhookId: string,
  { page_size, cursor }: { page_size: number; cursor?: string | undefined },
): Promise<{ deliveries: WebhookDelivery[]; next_cursor: string | null; has_more: boolean }> {
  await requireWebhook(scope, webhookId);
  const place = cursor === undefined ? undefined : await store.placeOf(scope, webhookId, cursor);
  // What the cursor names was purged, and so is everything behind it.
  if (cursor !== undefined && !place) return { deliveries: [], next_cursor: null, has_more: false };
  const rows = await store.listDeliveries(scope, webhookId, page_size + 1, place);
  const page = rows.slice(0, page_size);
  const has_more = rows.length > page_size;
  const next_cursor = has_more ? (page.at(-1)?.delivery_id ?? null) : null;
  return { deliveries: page.map(presentDelivery), next_cursor, has_more };
}

/** @throws AppError 404 webhook_not_found, 409 webhook_disabled */
export async function testWebhook(ctx: Ctx, webhookId: string): Promise<WebhookTest> {
  const webhook = await requireWebhook(ctx, webhookId);
  if (isOff(webhook)) throw AppError.from(webhookDisabled);
  const id = newId();
  const data = { message: 'This is a test of the webhook.' };
  const payload = payloadOf('test', ctx.now, data);
  const sent = await send(ctx.parts, webhook, { id, payload }, ctx.signal);
  const { status_code, duration_ms, error, error_code } = sent;
  await transaction(ctx, async (scope) => {
    // It may have been deleted in the meantime.
    if (!(await store.findWebhook(scope, webhookId))) return;
    await store.insertDelivery(scope, {
      ...{ delivery_id: id, webhook_id: webhookId, event_type: 'test', payload },
      ...{ workspace_id: scope.actor.workspace_id, user_id: scope.actor.user_id },
      ...{ state: error === null ? 'delivered' : 'failed', attempts: 1, attempts_of_round: 1 },
      ...{ next_attempt_at: scope.now, tried_at: scope.now, created_at: scope.now },
      ...sent,
    });
  });
  return { status_code, duration_ms, error, error_code };
}

/** @throws AppError 404 webhook_not_found, webhook_delivery_not_found, 409 webhook_disabled */
export async function redeliver(ctx: Ctx, webhookId: string, deliveryId: string): Promise<void> {
  if (isOff(await requireWebhook(ctx, webhookId))) throw AppError.from(webhookDisabled);
  await transaction(ctx, async (scope) => {
    if (!(await store.startOver(scope, webhookId, deliveryId)))
      throw AppError.from(deliveryNotFound, { id: deliveryId });
    await enqueue(scope, deliveryWork, { delivery_id: deliveryId });
    await audit(scope, 'webhook.redelivered', { webhook_id: webhookId, delivery_id: deliveryId });
  });
}
