/** Files that a committed change made useless: removed after the commit, and again by a sweep until they are gone. */
import type { Scope } from './context.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';

/** What removing needs of a storage. */
interface Remover {
  remove(key: string): Promise<void>;
}

/** Inside the transaction that drops the last reference to `key`. */
export async function removeLater(scope: Scope, key: string, storage: Remover, log: Log): Promise<void> {
  await scope.db
    .insertInto('file_removal')
    .values({ key, created_at: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The outer connection: this runs after the commit.
  scope.afterCommit((db) => void removeNow(db, key, storage, log));
}

/** Removes what an earlier process, or a storage that was away, left. */
export async function sweepRemovals(db: Db, storage: Remover, log: Log): Promise<void> {
  const rows = await db.selectFrom('file_removal').select('key').orderBy('created_at').limit(1000).execute();
  for (const { key } of rows) await removeNow(db, key, storage, log);
}

async function removeNow(db: Db, key: string, storage: Remover, log: Log): Promise<void> {
  try {
    await storage.remove(key);
    await db.deleteFrom('file_removal').where('key', '=', key).execute();
  } catch (error) {
    log.warn({ key, error: (error as Error).message }, 'a file could not be removed yet');
  }
}
