import { sql, type Updateable } from 'kysely';
import type { Tier } from '#contract/billing/plans.ts';
import type { Scope } from '../../kernel/context.ts';
import { reviveDates } from '../../kernel/dated-json.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { CustomerSnapshot } from '../../ports/payments/port.ts';
import type { SubscriptionFacts } from './billing.rules.ts';

type Data = Pick<Scope, 'db'>;

export interface SubscriptionRow extends SubscriptionFacts {
  workspace_id: string;
  tier: Tier;
  status: string;
  billing_period: string | null;
  currency: string | null;
  customer_id: string | null;
  version: number;
  previously_subscribed_tiers: Tier[];
  extra_pvc_slots: number;
  charge_workspace_id: string | null;
  credited_subscription_id: string | null;
  limits_of: string | null;
}

const columns = [
  'workspace_id',
  'tier',
  'status',
  'billing_period',
  'currency',
  'customer_id',
  'snapshot',
  'version',
  'override_tier',
  'payer',
  'previously_subscribed_tiers',
  'extra_pvc_slots',
  'charge_workspace_id',
  'credited_subscription_id',
  'limits_of',
] as const;

type Selected = { [K in keyof SubscriptionRow]: unknown };

const present = (row: Selected): SubscriptionRow =>
  ({ ...row, snapshot: row.snapshot && reviveDates<CustomerSnapshot>(row.snapshot) }) as SubscriptionRow;

export async function readSubscription({ db }: Data, workspaceId: string): Promise<SubscriptionRow> {
  const row = await db
    .selectFrom('subscription')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return present(row);
}

export async function readTier({ db }: Data, workspaceId: string): Promise<Tier> {
  const row = await db
    .selectFrom('subscription')
    .select('tier')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return row.tier as Tier;
}

export async function lockSubscription({ db }: Data, workspaceId: string): Promise<SubscriptionRow | undefined> {
  const row = await db
    .selectFrom('subscription')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .forUpdate()
    .executeTakeFirst();
  return row && present(row);
}

export async function insertSubscription(
  { db }: Data,
  row: { workspace_id: string; tier: string; status: string; billing_period: string | null; currency: string | null },
): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ ...row, limits_of: row.tier })
    .execute();
}

export async function updateSubscription(
  { db }: Data,
  workspaceId: string,
  change: Omit<Updateable<Database['subscription']>, 'snapshot'> & { snapshot?: CustomerSnapshot | null },
): Promise<void> {
  const { snapshot, ...rest } = change;
  await db
    .updateTable('subscription')
    .set({ ...rest, ...(snapshot === undefined ? {} : { snapshot: JSON.stringify(snapshot) }) })
    .where('workspace_id', '=', workspaceId)
    .execute();
}

export function listTiers({ db }: Data) {
  return db.selectFrom('subscription').select(['workspace_id', 'tier']).execute();
}

/** @returns false when another change holds the subscription */
export async function takeLease({ db, now }: Scope, workspaceId: string, token: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscription')
    .set({ busy_until: until, busy_token: token })
    .where('workspace_id', '=', workspaceId)
    .where((row) => row.or([row('busy_until', 'is', null), row('busy_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endLease({ db }: Data, workspaceId: string, token: string): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ busy_until: null, busy_token: null })
    .where('workspace_id', '=', workspaceId)
    .where('busy_token', '=', token)
    .execute();
}

/** @returns false when the event was taken before */
export async function insertEvent(
  { db, now }: Scope,
  event: { event_id: string; workspace_id: string; type: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billing_event')
    .values({ ...event, received_at: now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Providers send an event again for some days at most. */
export async function purgeOld({ db, now }: Scope): Promise<void> {
  await sql`DELETE FROM billing_event WHERE received_at < ${now}::timestamptz - interval '90 days'`.execute(db);
  await sql`DELETE FROM billing_change WHERE created_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}

export async function claimChange(
  { db, now, actor }: Scope,
  key: string,
  request_hash: Buffer,
): Promise<{ request_hash: Buffer; answer: unknown } | undefined> {
  const { workspace_id } = actor;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('billing_change')
    .values({ workspace_id, idempotency_key: key, request_hash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? undefined : findChange({ db, actor }, key);
}

export function findChange(
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  key: string,
): Promise<{ request_hash: Buffer; answer: unknown } | undefined> {
  return db
    .selectFrom('billing_change')
    .select(['request_hash', 'answer'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function keepAnswer({ db, actor }: Scope, key: string, answer: object): Promise<void> {
  await db
    .updateTable('billing_change')
    .set({ answer: JSON.stringify(answer) })
    .where('workspace_id', '=', actor.workspace_id)
    .where('idempotency_key', '=', key)
    .execute();
}

export async function forgetChange({ db, actor }: Scope, key: string): Promise<void> {
  await db
    .deleteFrom('billing_change')
    .where('workspace_id', '=', actor.workspace_id)
    .where('idempotency_key', '=', key)
    .where('answer', 'is', null)
    .execute();
}

/** Customers that the provider was not asked about for a while, the longest first. */
export async function listUnreconciled({ db }: Data, before: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .where((row) => row.or([row('reconciled_at', 'is', null), row('reconciled_at', '<', before)]))
    .orderBy('reconciled_at', (order) => order.asc().nullsFirst())
    .limit(count)
    .execute();
  return rows.flatMap(({ customer_id }) => (customer_id === null ? [] : [customer_id]));
}

export async function markReconciled({ db, now }: Scope, customerId: string): Promise<void> {
  await db.updateTable('subscription').set({ reconciled_at: now }).where('customer_id', '=', customerId).execute();
}

export async function readIsOff({ db }: Data): Promise<boolean> {
  const row = await db.selectFrom('billing_mode').select('is_off').executeTakeFirst();
  return row?.is_off ?? false;
}

export async function writeIsOff({ db }: Data, isOff: boolean): Promise<void> {
  await db
    .insertInto('billing_mode')
    .values({ is_off: isOff })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ is_off: isOff }))
    .execute();
}

export async function listWorkspaces({ db }: Data): Promise<string[]> {
  const rows = await db.selectFrom('subscription').select('workspace_id').orderBy('workspace_id').execute();
  return rows.map(({ workspace_id }) => workspace_id);
}
