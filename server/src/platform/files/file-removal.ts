/** Files that a committed change made useless: removed after the commit, and again by a sweep until they are gone. */
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Log } from '../../kernel/boot/log.ts';

/** The part of the storage port that removal needs. */
interface Remover {
  remove(key: string): Promise<void>;
}

/** Inside the transaction that drops the last reference to the key, or to each of several. */
export async function removeLater(scope: Scope, key: string | string[], storage: Remover, log: Log): Promise<void> {
  const keys = [key].flat();
  if (keys.length === 0) return;
  await sql`
    INSERT INTO file_removal (key, created_at) SELECT key, ${scope.now} FROM unnest(${keys}::text[]) AS k (key)
    ON CONFLICT (key) DO UPDATE SET due_at = NULL`.execute(scope.db);
  // The outer connection: this runs after the commit.
  scope.afterCommit((db) => void removeAll(db, keys, storage, log));
}

/** One after the other: a thousand at once would take every connection. */
async function removeAll(db: Db, keys: string[], storage: Remover, log: Log): Promise<void> {
  for (const key of keys) await removeNow(db, key, storage, log);
}

/**
 * Removes what an earlier process, or a storage that was unavailable, left.
 * @param isAlone no other process can be receiving a file, so those that wait to be kept are nobody's any more.
 */
export async function sweepRemovals(
  db: Db,
  storage: Remover,
  log: Log,
  { now = new Date(), isAlone = false }: { now?: Date; isAlone?: boolean } = {},
): Promise<void> {
  const scheduled = db.selectFrom('file_removal').select('key').orderBy('created_at').limit(1000);
  const due = scheduled.where((row) => row.or([row('due_at', 'is', null), row('due_at', '<=', now)]));
  await removeAll(db, keysOf(await (isAlone ? scheduled : due).execute()), storage, log);
}

/** Removes those of the files that are still scheduled for it, due or not. */
export async function removeScheduled(db: Db, keys: string[], storage: Remover, log: Log): Promise<void> {
  if (keys.length === 0) return;
  // A row that a transaction is about to keep is locked: it is not looked at.
  const scheduled = db.selectFrom('file_removal').select('key').where('key', 'in', keys);
  const rows = await scheduled.forUpdate().skipLocked().execute();
  await removeAll(db, keysOf(rows), storage, log);
}

const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);

async function removeNow(db: Db, key: string, storage: Remover, log: Log): Promise<void> {
  try {
    await storage.remove(key);
    await db.deleteFrom('file_removal').where('key', '=', key).execute();
  } catch (error) {
    log.warn({ key, error: (error as Error).message }, 'a file could not be removed yet');
  }
}

/** Those of the keys whose files are scheduled for removal. */
export async function findScheduledRemovals({ db }: Pick<Scope, 'db'>, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('file_removal')
    .select('key')
    .where(sql<boolean>`key = ANY(${keys}::text[])`)
    .execute();
  return keysOf(rows);
}
