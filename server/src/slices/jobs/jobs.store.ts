import { sql, type Insertable, type Updateable } from 'kysely';
import type { Actor, Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { Db } from '../../kernel/db/db.ts';
import { unfinished, type JobRow } from './jobs.rules.ts';

/** The columns of a job without a file. */
export const noFile = { file_key: null, file_name: null, file_type: null, file_bytes: null, file_expires_at: null };

export async function insertJob(scope: Scope, job: Insertable<Database['job']>): Promise<JobRow> {
  return scope.db.insertInto('job').values(job).returningAll().executeTakeFirstOrThrow();
}

const own = (scope: Scope) =>
  scope.db
    .selectFrom('job')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id);

export function findJob(scope: Scope, jobId: string) {
  return own(scope).where('job_id', '=', jobId).executeTakeFirst();
}

export function findJobsOf(scope: Scope, jobIds: string[]) {
  return own(scope)
    .where(sql<boolean>`job_id = ANY(${jobIds}::text[])`)
    .execute();
}

export function listJobs(scope: Scope, { only, except }: { only?: string[]; except?: string[] }, limit: number) {
  return own(scope)
    .where('is_dismissed', '=', false)
    .$if(only !== undefined, (query) => query.where(sql<boolean>`kind = ANY(${only ?? []}::text[])`))
    .$if(except !== undefined, (query) => query.where(sql<boolean>`kind <> ALL(${except ?? []}::text[])`))
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .limit(limit)
    .execute();
}

/** Until the transaction ends, no other one adds a job of the caller. */
export async function lockJobsOfCaller({ db, actor }: Scope): Promise<void> {
  const lock = `jobs of ${actor.workspace_id} ${actor.user_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}

/** The caller's newest job of this input that is not ended, or whose file is kept until `keptUntil` at least. */
export function findSame(
  scope: Scope,
  { kind, params, payload }: { kind: string; params: object; payload: object },
  keptUntil: Date,
) {
  return own(scope)
    .where('kind', '=', kind)
    .where('is_dismissed', '=', false)
    .where(sql<boolean>`params = ${JSON.stringify(params)}::jsonb AND payload = ${JSON.stringify(payload)}::jsonb`)
    .where((q) => q.or([q('state', 'in', unfinished), q('file_expires_at', '>', keptUntil)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findUnfinishedOfKind(scope: Scope, kind: string) {
  return own(scope).where('kind', '=', kind).where('state', 'in', unfinished).limit(1).executeTakeFirst();
}

/** Takes the files off the user's other jobs of the kind, which leave the list. @returns the keys of the files */
export async function replaceFiles(
  db: Db,
  { job_id, user_id, kind }: JobRow,
): Promise<(Owned & { file_key: string | null })[]> {
  return db
    .updateTable('job')
    .set({ ...noFile, is_dismissed: true })
    .from((q) =>
      q
        .selectFrom('job')
        .select(['job_id', 'file_key'])
        .where('user_id', '=', user_id)
        .where('kind', '=', kind)
        .where('job_id', '<>', job_id)
        .where('file_key', 'is not', null)
        .forUpdate()
        .as('former'),
    )
    .whereRef('job.job_id', '=', 'former.job_id')
    .returning(['job.job_id', 'job.user_id', 'job.workspace_id', 'former.file_key'])
    .execute();
}

export async function countUnfinished({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('state', 'in', unfinished)
    .executeTakeFirstOrThrow();
  return count;
}

/** For each waiting job of the caller, how many jobs of anybody wait before it. */
export async function countAhead({ db, actor }: Scope): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('job')
        .select(['job_id', 'workspace_id', 'user_id'])
        .select(sql<number>`rank() OVER (PARTITION BY kind ORDER BY created_at) - 1`.as('ahead'))
        .where('state', '=', 'queued')
        .as('waiting'),
    )
    .select(['job_id', 'ahead'])
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .execute();
  return new Map(rows.map(({ job_id, ahead }) => [job_id, ahead]));
}

/** Undefined where it is not the caller's or not in one of `states`. */
export function updateOwn(scope: Scope, jobId: string, states: string[], change: Updateable<Database['job']>) {
  return scope.db
    .updateTable('job')
    .set(change)
    .where('job_id', '=', jobId)
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('user_id', '=', scope.actor.user_id)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst();
}

/**
 * A run begins; undefined where there is nothing left to do. Those before it have lost the job. The start of a job that
 * resumes is moved by the time that it lay still, because the pace counts only the time at work.
 */
export function startRun(db: Db, jobId: string, now: Date, resumes: boolean) {
  return db
    .updateTable('job')
    .set({
      state: 'running',
      attempt: sql<number>`attempt + 1`,
      ...(resumes
        ? {
            started_at: sql<Date>`coalesce(${now}::timestamptz - (progressed_at - started_at), ${now}::timestamptz)`,
            progressed_at: now,
          }
        : { done: 0, started_at: now }),
    })
    .where('job_id', '=', jobId)
    .where('state', 'in', unfinished)
    .returningAll()
    .executeTakeFirst();
}

/** A run may write to its job as long as the job is the run's, which `attempt` decides. */
export function updateRun(
  db: Db,
  run: Pick<JobRow, 'job_id' | 'attempt'>,
  change: Updateable<Database['job']>,
  states: string[] = ['running'],
) {
  return db
    .updateTable('job')
    .set(change)
    .where('job_id', '=', run.job_id)
    .where('attempt', '=', run.attempt)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst();
}

export function readState(db: Db, jobId: string) {
  return db.selectFrom('job').select(['state', 'attempt']).where('job_id', '=', jobId).executeTakeFirst();
}

export interface Owned extends Pick<Actor, 'user_id' | 'workspace_id'> {
  job_id: string;
}

/** Lists the jobs whose file has expired. */
export function expireFiles(db: Db, now: Date): Promise<(Owned & { file_key: string | null })[]> {
  return db
    .updateTable('job')
    .set(noFile)
    .from((q) =>
      q
        .selectFrom('job')
        .select(['job_id', 'file_key'])
        .where('file_key', 'is not', null)
        .where('file_expires_at', '<=', now)
        .limit(100)
        .forUpdate()
        .skipLocked()
        .as('old'),
    )
    .whereRef('job.job_id', '=', 'old.job_id')
    .returning(['job.job_id', 'job.user_id', 'job.workspace_id', 'old.file_key'])
    .execute();
}

export function deleteOld(db: Db, endedBefore: Date): Promise<Owned[]> {
  return db
    .deleteFrom('job')
    .where('ended_at', '<', endedBefore)
    .where('state', 'not in', unfinished)
    .returning(['job_id', 'user_id', 'workspace_id'])
    .execute();
}

/** Unfinished jobs that no run has reported on for a while, as far as the table knows. */
export function findUnfinished(db: Db, createdBefore: Date) {
  return db
    .selectFrom('job')
    .select(['job_id', 'kind'])
    .where('state', 'in', unfinished)
    .where('created_at', '<', createdBefore)
    .execute();
}

/** The caller's jobs of the kind that are about one of these history items. */
export function deleteAboutItems({ db, actor }: Scope, kind: string, itemIds: string[]) {
  return db
    .deleteFrom('job')
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`coalesce(payload ->> 'history_item_id', payload ->> 'transcription_id') = ANY(${itemIds}::text[])`,
    )
    .returning(['job_id', 'file_key'])
    .execute();
}

export function deleteOf(db: Db, { user_id, workspace_ids }: { user_id: string; workspace_ids: string[] }) {
  return db
    .deleteFrom('job')
    .where((q) => q.or([q('user_id', '=', user_id), sql<boolean>`workspace_id = ANY(${workspace_ids})`]))
    .returning('job_id')
    .execute();
}
