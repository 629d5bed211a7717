/**
 * Events for webhooks. A slice where something happens writes them in its own transaction; the slice that delivers them
 * takes them from here. Neither imports the other.
 */
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue, workKind } from '../../kernel/jobs/jobs.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

export type WebhookEventType = 'speech_to_text_transcription';

/** Wakes whoever delivers. */
export const webhookEventWork = workKind<Record<string, never>>('webhook-event', 1);

export interface WebhookEvent {
  event_type: WebhookEventType;
  data: object;
  /** Only this webhook; null for every one that wants to hear of the event. */
  webhook_id: string | null;
}

/** The webhooks of the caller's workspace that would hear of an event. */
export async function findWebhooksFor(
  scope: Scope,
  { event_type, webhook_id }: Pick<WebhookEvent, 'event_type' | 'webhook_id'>,
): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('webhook_subscription')
    .select('webhook_id')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('event_type', '=', event_type)
    .$if(webhook_id !== null, (query) => query.where('webhook_id', '=', webhook_id ?? ''))
    .orderBy('webhook_id')
    .execute();
  return rows.map((row) => row.webhook_id);
}

/** Inside the transaction of what happened. @returns how many webhooks will hear of it */
export async function emitWebhookEvent(scope: Scope, event: WebhookEvent): Promise<number> {
  const webhookIds = await findWebhooksFor(scope, event);
  const { workspace_id, user_id } = scope.actor;
  for (const webhook_id of webhookIds) {
    await scope.db
      .insertInto('webhook_event')
      .values({
        event_id: newId(),
        workspace_id,
        user_id,
        webhook_id,
        event_type: event.event_type,
        data: toJsonColumn(event.data),
        created_at: scope.now,
      })
      .execute();
  }
  if (webhookIds.length > 0) await enqueue(scope, webhookEventWork, {});
  return webhookIds.length;
}

/** Replaces the events that a webhook of the caller's workspace wants to hear of; none takes it off. */
export const subscribeWebhook = (scope: Scope, webhook_id: string, types: WebhookEventType[]): Promise<void> =>
  subscribeWebhookOf(scope, { workspace_id: scope.actor.workspace_id, webhook_id }, types);

/** As `subscribeWebhook`, of any workspace, for the server itself. */
export async function subscribeWebhookOf(
  scope: Scope,
  { workspace_id, webhook_id }: { workspace_id: string; webhook_id: string },
  types: WebhookEventType[],
): Promise<void> {
  await scope.db
    .deleteFrom('webhook_subscription')
    .where('workspace_id', '=', workspace_id)
    .where('webhook_id', '=', webhook_id)
    .execute();
  for (const event_type of types)
    await scope.db.insertInto('webhook_subscription').values({ workspace_id, webhook_id, event_type }).execute();
}

/** Hands over the oldest events, which are then no longer here: in the transaction that takes charge of them. */
export async function takeWebhookEvents(db: Db, limit: number) {
  const due = db
    .selectFrom('webhook_event')
    .select('event_id')
    .orderBy('created_at')
    .orderBy('event_id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db.deleteFrom('webhook_event').where('event_id', 'in', due).returningAll().execute();
}
