/** What the files of jobs take of their quotas. */
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/db.ts';
import { minCountedBytes, type FileSums } from './file-quota.rules.ts';
import { kindsWithoutQuota, unfinished, type JobRow } from './jobs.rules.ts';

type Owner = Pick<JobRow, 'user_id' | 'workspace_id'>;
type Run = Pick<JobRow, 'job_id' | 'attempt'>;

/** Until the transaction ends, no other one reserves space of the user or of the workspace. The order avoids deadlocks. */
export async function lockFiles(db: Db, { user_id, workspace_id }: Owner): Promise<void> {
  for (const lock of [`files of user ${user_id}`, `files of workspace ${workspace_id}`])
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}

/** An expired file counts until it is deleted. */
export async function sumFiles(db: Db, { user_id, workspace_id }: Owner): Promise<FileSums> {
  const { rows } = await sql<FileSums>`
    SELECT coalesce(sum(bytes) FILTER (WHERE user_id = ${user_id}), 0)::bigint AS "user",
      coalesce(sum(bytes) FILTER (WHERE workspace_id = ${workspace_id}), 0)::bigint AS workspace
    FROM (
      SELECT user_id, workspace_id,
        greatest(CASE WHEN file_key IS NULL THEN reserved_file_bytes ELSE file_bytes END, ${minCountedBytes}) AS bytes
      FROM job
      -- No mutant: each sum names its owner again. This only keeps the files of everybody else from being read.
      WHERE (user_id = ${user_id} OR workspace_id = ${workspace_id})
        AND (file_key IS NOT NULL OR state = ANY(${unfinished}::text[]))
        AND kind <> ALL(${kindsWithoutQuota}::text[])
    ) AS file`.execute(db);
  return rows[0] ?? { user: 0, workspace: 0 };
}

const ofRun = (db: Db, { job_id, attempt }: Run) =>
  db.selectFrom('job').where('job_id', '=', job_id).where('attempt', '=', attempt).where('state', '=', 'running');

/** Undefined where the job is no longer the run's. */
export async function readReservation(db: Db, run: Run): Promise<number | undefined> {
  const row = await ofRun(db, run).select('reserved_file_bytes').forUpdate().executeTakeFirst();
  return row?.reserved_file_bytes;
}

export async function setReservation(db: Db, { job_id }: Run, bytes: number): Promise<void> {
  await db.updateTable('job').set({ reserved_file_bytes: bytes }).where('job_id', '=', job_id).execute();
}
