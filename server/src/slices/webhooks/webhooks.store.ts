import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type WebhookRow = Selectable<Database['webhook']>;
export type DeliveryRow = Selectable<Database['webhook_delivery']>;
type Data = Pick<Scope, 'db'>;

const own = (scope: Scope) =>
  scope.db.selectFrom('webhook').selectAll().where('workspace_id', '=', scope.actor.workspace_id);

export const listWebhooks = (scope: Scope): Promise<WebhookRow[]> =>
  own(scope).orderBy('created_at').orderBy('webhook_id').execute();

export const findWebhook = (scope: Scope, id: string): Promise<WebhookRow | undefined> =>
  own(scope).where('webhook_id', '=', id).executeTakeFirst();

/** Until the transaction ends, no other one adds a webhook to the workspace. */
export async function lockWebhooks({ db, actor }: Scope): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks of ${actor.workspace_id}`}, 0))`.execute(db);
}

export async function insertWebhook(
  scope: Scope,
  row: Omit<Insertable<Database['webhook']>, 'workspace_id' | 'created_at'>,
): Promise<void> {
  await scope.db
    .insertInto('webhook')
    .values({ ...row, workspace_id: scope.actor.workspace_id, created_at: scope.now })
    .execute();
}

export function updateWebhook(
  scope: Scope,
  id: string,
  changes: Updateable<Database['webhook']>,
): Promise<WebhookRow | undefined> {
  return scope.db
    .updateTable('webhook')
    .set(changes)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('webhook_id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the name of the one that was deleted */
export async function deleteWebhook(scope: Scope, id: string): Promise<string | undefined> {
  const deleted = await scope.db
    .deleteFrom('webhook')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('webhook_id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}

/** Of any workspace, for the server itself. */
export const readWebhook = ({ db }: Data, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').selectAll().where('webhook_id', '=', id).executeTakeFirst();

export async function insertDelivery({ db }: Data, row: Insertable<Database['webhook_delivery']>): Promise<void> {
  await db.insertInto('webhook_delivery').values(row).execute();
}

/** The webhooks of these ids that still exist. */
export async function whichExist({ db }: Data, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('webhook')
    .select('webhook_id')
    .where(sql<boolean>`webhook_id = ANY(${ids}::text[])`)
    .execute();
  return new Set(rows.map(({ webhook_id }) => webhook_id));
}

/** The newest first. @param before the delivery that the page begins after */
export function listDeliveries(
  scope: Scope,
  webhookId: string,
  limit: number,
  before: { created_at: Date; delivery_id: string } | undefined,
): Promise<DeliveryRow[]> {
  return scope.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('webhook_id', '=', webhookId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, delivery_id) < (${before?.created_at}::timestamptz, ${before?.delivery_id ?? ''})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(limit)
    .execute();
}

const ownDelivery = (scope: Scope, webhookId: string, deliveryId: string) =>
  scope.db
    .updateTable('webhook_delivery')
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId);

/** Starts over. @returns false where there is no such delivery */
export async function startOver(scope: Scope, webhookId: string, deliveryId: string): Promise<boolean> {
  const { numUpdatedRows } = await ownDelivery(scope, webhookId, deliveryId)
    .set({ state: 'waiting', attempts_of_round: 0, next_attempt_at: scope.now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The place of a delivery in the list. */
export async function placeOf(scope: Scope, webhookId: string, deliveryId: string) {
  return scope.db
    .selectFrom('webhook_delivery')
    .select(['created_at', 'delivery_id'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

/**
 * Reserves a delivery for one try: of many who ask at the same moment one gets it. If that one dies, the delivery is due
 * again at `again`. While its webhook is off, nobody gets it.
 */
export function claimDelivery({ db }: Data, id: string, now: Date, again: Date): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('webhook_delivery as d')
    .from('webhook as w')
    .set({
      attempts: sql`d.attempts + 1`,
      attempts_of_round: sql`d.attempts_of_round + 1`,
      next_attempt_at: again,
      tried_at: now,
    })
    .whereRef('w.webhook_id', '=', 'd.webhook_id')
    .where('w.is_disabled', '=', false)
    .where('w.is_auto_disabled', '=', false)
    .where('d.delivery_id', '=', id)
    .where('d.state', '=', 'waiting')
    .where('d.next_attempt_at', '<=', now)
    .returningAll('d')
    .executeTakeFirst();
}

export type Outcome = Pick<DeliveryRow, 'state' | 'status_code' | 'duration_ms' | 'error' | 'error_code' | 'answer'> & {
  next_attempt_at?: Date;
};

/** A delivery that was given up while it was tried does not wait for another try. */
export async function noteOutcome({ db }: Data, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set(outcome)
    .where('delivery_id', '=', id)
    .$if(outcome.state === 'waiting', (query) => query.where('state', '=', 'waiting'))
    .execute();
}

export async function noteSuccess({ db }: Data, webhookId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures_in_row: 0, last_success_at: now })
    .where('webhook_id', '=', webhookId)
    .execute();
}

/** @returns the webhook with its failures, this one among them */
export function noteFailure(
  { db }: Data,
  webhookId: string,
  code: number | null,
  now: Date,
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('webhook')
    .set({ failures_in_row: sql`failures_in_row + 1`, last_failure_at: now, last_failure_code: code })
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when it was off already */
export async function disableAfterFailures({ db }: Data, webhookId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ is_auto_disabled: true })
    .where('webhook_id', '=', webhookId)
    .where('is_auto_disabled', '=', false)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deliveries whose next try is due, of webhooks that are on. */
export function listDue(scope: Scope): Promise<{ delivery_id: string }[]> {
  return scope.db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.webhook_id', 'd.webhook_id')
    .select('d.delivery_id')
    .where('w.is_disabled', '=', false)
    .where('w.is_auto_disabled', '=', false)
    .where('d.state', '=', 'waiting')
    .where('d.next_attempt_at', '<=', scope.now)
    .orderBy('d.next_attempt_at')
    .limit(100)
    .execute();
}

/** What waited too long for its webhook to be enabled again. */
export async function giveUp({ db }: Data, writtenBefore: Date, error: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', error, error_code: 'given_up' })
    .where('state', '=', 'waiting')
    .where('created_at', '<', writtenBefore)
    .execute();
}

export async function purgeDeliveries({ db }: Data, before: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('created_at', '<', before).where('state', '<>', 'waiting').execute();
}
