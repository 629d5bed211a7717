/**
 * Delivers events. Each is a row from the moment it is taken over, so that a crash loses none: a delivery that was begun
 * and not noted is due again. A receiver may get one twice, with the same id.
 */
import { systemScope, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import { listAdmins } from '../../platform/identity/accounts/members.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import {
  subscribeWebhookOf,
  takeWebhookEvents,
  webhookEventWork,
} from '../../platform/webhook-events/webhook-events.ts';
import { send, type Sent } from './send.ts';
import { isFailingForLong, isGone, keptDays, maxWaitMs, nextAttempt, payloadOf } from './webhooks.rules.ts';
import * as store from './webhooks.store.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.store.ts';

export const deliveryWork = workKind<{ delivery_id: string }>('webhook-delivery', 4);

/** Longer than a try can take. */
const claimedMs = 60_000;
const batch = 100;

export const webhookEventHandler = handles(webhookEventWork, async (parts: Parts) => takeOver(systemScope(parts)));

/** Makes deliveries of the events that happened. */
export async function takeOver(scope: Scope): Promise<void> {
  for (let taken = batch; taken === batch;) {
    taken = await transaction(scope, async (inside) => {
      const events = await takeWebhookEvents(inside.db, batch);
      const existing = await store.whichExist(inside, [...new Set(events.map(({ webhook_id }) => webhook_id))]);
      for (const event of events.filter(({ webhook_id }) => existing.has(webhook_id))) {
        const { event_id: delivery_id, webhook_id, workspace_id, user_id, event_type, created_at } = event;
        await store.insertDelivery(inside, {
          ...{ delivery_id, webhook_id, workspace_id, user_id, event_type },
          payload: payloadOf(event_type, created_at, event.data),
          ...{ state: 'waiting', attempts: 0, attempts_of_round: 0, next_attempt_at: inside.now, created_at },
        });
        await enqueue(inside, deliveryWork, { delivery_id });
      }
      return events.length;
    });
  }
}

export const deliveryHandler = handles(deliveryWork, async (parts: Parts, { delivery_id }, { signal }) => {
  const scope = systemScope(parts);
  const again = new Date(scope.now.getTime() + claimedMs);
  const delivery = await store.claimDelivery(scope, delivery_id, scope.now, again);
  const webhook = delivery && (await store.readWebhook(scope, delivery.webhook_id));
  if (!delivery || !webhook) return;
  const sent = await send(parts, webhook, { id: delivery_id, payload: delivery.payload }, signal);
  // The server stops: another try follows, as after a crash.
  if (signal.aborted) return;
  await transaction(systemScope(parts), async (inside) => {
    if (sent.error === null) {
      await store.noteOutcome(inside, delivery_id, { state: 'delivered', ...sent });
      await store.noteSuccess(inside, webhook.webhook_id, inside.now);
    } else await noteFailure(inside, delivery, webhook, { ...sent, error: sent.error });
  });
});

async function noteFailure(
  scope: Scope,
  { delivery_id, attempts_of_round }: DeliveryRow,
  { webhook_id, retry_enabled }: WebhookRow,
  sent: Omit<Sent, 'error'> & { error: string },
): Promise<void> {
  const { status_code } = sent;
  const isOver = status_code !== null && isGone(status_code);
  const next_attempt_at = nextAttempt(attempts_of_round, retry_enabled && !isOver, scope.now);
  await store.noteOutcome(scope, delivery_id, {
    ...sent,
    ...(next_attempt_at ? { state: 'waiting', next_attempt_at } : { state: 'failed' }),
  });
  const webhook = await store.noteFailure(scope, webhook_id, status_code, scope.now);
  if (!webhook || !(isOver || isFailingForLong(webhook, webhook.failures_in_row, scope.now))) return;
  if (!(await store.disableAfterFailures(scope, webhook_id))) return;
  const { workspace_id, name } = webhook;
  await subscribeWebhookOf(scope, { workspace_id, webhook_id }, []);
  for (const user_id of await listAdmins(scope, workspace_id))
    await notifyUser(scope, { user_id, workspace_id }, { kind: 'webhook_disabled', params: { name, status_code } });
}

/** Takes over what a lost wake-up left, and tries again what is due. */
export async function retryDue(scope: Scope): Promise<void> {
  await takeOver(scope);
  const due = await store.listDue(scope);
  if (due.length === 0) return;
  await transaction(scope, async (inside) => {
    for (const { delivery_id } of due) await enqueue(inside, deliveryWork, { delivery_id });
  });
}

export async function purge(scope: Scope): Promise<void> {
  const before = (ms: number) => new Date(scope.now.getTime() - ms);
  await store.giveUp(scope, before(maxWaitMs), 'The webhook was disabled for too long.');
  await store.purgeDeliveries(scope, before(keptDays * 86_400_000));
}
