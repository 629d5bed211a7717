/** The scheduled backups of the last year, as rows. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

type BackupRun = Database['backup_run'];

export type StoredRun = Selectable<BackupRun>;

export async function insertRun({ db }: Scope, run: Insertable<BackupRun>): Promise<void> {
  await db.insertInto('backup_run').values(run).execute();
}

export async function updateRun({ db }: Scope, backup_id: string, change: Updateable<BackupRun>): Promise<void> {
  await db.updateTable('backup_run').set(change).where('backup_id', '=', backup_id).execute();
}

export async function deleteRun({ db }: Scope, backup_id: string): Promise<void> {
  await db.deleteFrom('backup_run').where('backup_id', '=', backup_id).execute();
}

/** Whatever is still marked as running belongs to a process that died: the caller holds the lock. */
export async function failRunning({ db, now }: Scope, error: string): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({ state: 'failed', finished_at: now, reason: 'failed', error })
    .where('state', '=', 'running')
    .execute();
}

export const findLatest = ({ db }: Scope, state?: StoredRun['state']): Promise<StoredRun | undefined> =>
  db
    .selectFrom('backup_run')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function purgeBefore({ db }: Scope, before: Date): Promise<void> {
  await db.deleteFrom('backup_run').where('started_at', '<', before).execute();
}
