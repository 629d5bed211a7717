/** The tables of the sandbox. */
import { sql } from 'kysely';
import type { Db } from '../../../kernel/db/db.ts';
import type { Account } from './account.ts';

const toJson = (account: Account) => JSON.stringify(account);

export async function insertAccount(db: Db, account: Account): Promise<void> {
  const { customer_id, workspace_id } = account;
  await db
    .insertInto('sandbox_customer')
    .values({ customer_id, workspace_id, account: toJson(account), due_at: null })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .execute();
}

export async function findCustomerOf(db: Db, workspaceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_customer')
    .select('customer_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.customer_id;
}

export async function readAccount(db: Db, customerId: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('sandbox_customer')
    .select('account')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.account as Account | undefined;
}

export async function lockAccount(db: Db, customerId: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('sandbox_customer')
    .select('account')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.account as Account | undefined;
}

export async function updateAccount(db: Db, account: Account, dueAt: number | null): Promise<void> {
  await db
    .updateTable('sandbox_customer')
    .set({ account: toJson(account), due_at: dueAt === null ? null : new Date(dueAt) })
    .where('customer_id', '=', account.customer_id)
    .execute();
}

export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_customer')
    .select('customer_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

export async function insertSession(
  db: Db,
  row: { session_id: string; customer_id: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sandbox_session').values(row).execute();
}

export async function findCustomerOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_session')
    .select('customer_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.customer_id;
}

export async function deleteSessions(db: Db, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('sandbox_session').where('session_id', 'in', sessionIds).execute();
}

export async function insertEvents(
  db: Db,
  events: { event_id: string; customer_id: string; body: string; created_at: Date; next_try_at: Date }[],
): Promise<void> {
  if (events.length > 0) await db.insertInto('sandbox_event').values(events).execute();
}

/** Those that wait to be told, the oldest first. They are left alone for a minute, in which this attempt may end. */
export async function takeEvents(db: Db, now: Date) {
  const { rows } = await sql<{ event_id: string; body: string }>`
    WITH taken AS (
      SELECT event_id FROM sandbox_event WHERE delivered_at IS NULL AND next_try_at <= ${now}
      ORDER BY serial LIMIT 50 FOR UPDATE SKIP LOCKED
    )
    UPDATE sandbox_event e SET next_try_at = ${now}::timestamptz + interval '1 minute', attempts = attempts + 1
    FROM taken WHERE e.event_id = taken.event_id RETURNING e.event_id, e.body, e.serial`.execute(db);
  return (rows as { event_id: string; body: string; serial: number }[]).toSorted((a, b) => a.serial - b.serial);
}

export async function markDelivered(db: Db, eventId: string, now: Date): Promise<void> {
  await db.updateTable('sandbox_event').set({ delivered_at: now }).where('event_id', '=', eventId).execute();
}

/** Told events are kept for a month, so that they can be looked at. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  await sql`DELETE FROM sandbox_event WHERE delivered_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}

export async function readAhead(db: Db): Promise<number> {
  const row = await db.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirst();
  return row?.ahead_ms ?? 0;
}

export async function addAhead(db: Db, ms: number): Promise<void> {
  await db
    .insertInto('sandbox_clock')
    .values({ ahead_ms: ms })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet((row) => ({ ahead_ms: row('sandbox_clock.ahead_ms', '+', ms) })),
    )
    .execute();
}
