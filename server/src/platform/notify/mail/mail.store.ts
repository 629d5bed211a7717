import { sql, type Insertable, type Selectable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';

export type MailRow = Selectable<Database['outbox_message']>;
type Data = Pick<Scope, 'db'>;

export async function insertMail(
  scope: Scope,
  mail: Omit<Insertable<Database['outbox_message']>, 'created_at' | 'next_try_at'>,
): Promise<void> {
  await scope.db
    .insertInto('outbox_message')
    .values({ ...mail, created_at: scope.now, next_try_at: scope.now })
    .execute();
}

/**
 * Reserves a mail for one try: of many who ask at the same moment one gets it, the others nothing. If that one dies, the
 * mail is tried again at `again`.
 */
export function claim({ db }: Data, messageId: string, now: Date, again: Date): Promise<MailRow | undefined> {
  return db
    .updateTable('outbox_message')
    .set({ attempts: sql`attempts + 1`, next_try_at: again })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

export async function remove({ db }: Data, messageId: string): Promise<void> {
  await db.deleteFrom('outbox_message').where('message_id', '=', messageId).execute();
}

/** Records a failed try; the next one is at `again`, or there is none. */
export async function noteFailure({ db }: Data, messageId: string, error: string, again: Date | undefined) {
  await db
    .updateTable('outbox_message')
    .set({ last_error: error, ...(again ? { next_try_at: again } : { state: 'failed' as const }) })
    .where('message_id', '=', messageId)
    .execute();
}

/** Mails whose next try is due. One that was just written is on its way by itself. */
export function listDue(scope: Scope, writtenBefore: Date): Promise<{ message_id: string }[]> {
  return scope.db
    .selectFrom('outbox_message')
    .select('message_id')
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', scope.now)
    .where((q) => q.or([q('attempts', '>', 0), q('created_at', '<', writtenBefore)]))
    .orderBy('next_try_at')
    .limit(100)
    .execute();
}

/** Makes every waiting mail due now, and forgets why its last try failed. */
export async function retryWaiting(scope: Scope): Promise<void> {
  await scope.db
    .updateTable('outbox_message')
    .set({ next_try_at: scope.now, last_error: null })
    .where('state', '=', 'waiting')
    .where('last_error', 'is not', null)
    .execute();
}

/** Without delivery, pending mail is kept for operators to read. */
export async function keepUndelivered(scope: Scope): Promise<void> {
  await scope.db.updateTable('outbox_message').set({ state: 'kept' }).where('state', '=', 'waiting').execute();
}

export async function prune(scope: Scope, before: Date): Promise<void> {
  await scope.db
    .deleteFrom('outbox_message')
    .where('created_at', '<', before)
    .where('state', '!=', 'waiting')
    .execute();
}

/** The newest hundred. */
export function list(scope: Scope): Promise<MailRow[]> {
  return scope.db.selectFrom('outbox_message').selectAll().orderBy('created_at', 'desc').limit(100).execute();
}

/** Starts over with a mail that was kept or failed. False where there is no such mail. */
export async function sendAgain(scope: Scope, messageId: string): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('outbox_message')
    .set({ state: 'waiting', attempts: 0, next_try_at: scope.now, last_error: null })
    .where('message_id', '=', messageId)
    .where('state', '!=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const { rows } = await sql`SELECT 1 FROM outbox_message WHERE message_id = ${messageId}`.execute(scope.db);
  return rows.length === 1;
}
