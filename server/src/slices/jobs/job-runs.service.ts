/** A run of a job: begun once, announced while it goes, and ended by what its handler returns or throws. */
import { storageFull } from '#contract/kit/common-errors.ts';
import { jobFailed } from '#contract/jobs/errors.ts';
import type { JobKind, JobSubject } from '#contract/jobs/subject.ts';
import { createContext, systemScope, type Ctx, type Parts } from '../../context.ts';
import { isDatabaseUnavailable } from '../../kernel/db/db.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { handles, type WorkHandler, type WorkRun } from '../../kernel/jobs/jobs.ts';
import { openToLocked } from './job-access.rules.ts';
import { authenticateAgain } from '../../platform/identity/access/authentication.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { extendReservation } from './file-quota.service.ts';
import { fail, finish, notifyWatchers, type JobFile, type JobResult } from './job-endings.ts';
import { fileKeyOf, jobWork, subjectOf, type JobRow } from './jobs.rules.ts';
import * as store from './jobs.store.ts';
import { throttle } from './pace.ts';

export interface JobRun<P> {
  readonly job_id: string;
  readonly subject: JobSubject;
  readonly total: number;
  readonly created_at: Date;
  readonly payload: P;
  readonly parts: Parts;
  /** Aborts when the process stops; the run is then given back, and begun again by the next start. */
  readonly signal: AbortSignal;
  /**
   * Returns the job's creator with their current access, and a clock and request id for one step.
   * @throws AppError when the key or the member is gone or disabled, which fails the job
   */
  enter(): Promise<Ctx>;
  /**
   * To be called at every step, and when something changed that is not in the job's row: whoever looks is told, at most
   * four times a second. @throws RunStopped where the job was cancelled; and when the process stops.
   */
  progress(done: number): Promise<void>;
  /**
   * Writes the job's file; a file of an earlier run goes with it.
   * @throws AppError 409 file_quota_exceeded, 507 storage_full
   */
  keep(file: { name: string; type: string }, chunks: AsyncIterable<Uint8Array>): Promise<JobFile>;
}

/** The job is no longer this run's: cancelled, or taken over. Nothing is to be written any more. */
export class RunStopped extends Error {
  override name = 'RunStopped';
}

/** A job that was begun this often has crashed the process each time. */
const maxAttempts = 100;
const progressEveryMs = 250;

/**
 * The work of a kind. An AppError that `work` throws ends the job, and its owner is notified; anything else is tried again
 * by the queue.
 */
export function jobHandler<P>(kind: JobKind, work: (run: JobRun<P>) => Promise<JobResult>): WorkHandler<Parts> {
  return handles(jobWork[kind].work, (parts: Parts, { job_id }: { job_id: string }, run) =>
    runJob(parts, kind, job_id, run, work),
  );
}

async function runJob<P>(
  parts: Parts,
  kind: JobKind,
  jobId: string,
  { signal, isLastTry }: WorkRun,
  work: (run: JobRun<P>) => Promise<JobResult>,
): Promise<void> {
  const row = await store.startRun(parts.db, jobId, parts.now(), jobWork[kind].resumes);
  // Cancelled, dismissed, or done by a run whose end the queue did not hear of.
  if (!row) return;
  const job = createRun<P>(parts, row, signal);
  try {
    if (row.attempt > maxAttempts) throw AppError.from(jobFailed);
    await notifyWatchers(parts, row);
    const result = await work(job).finally(() => job.end());
    await finish(parts, row, result);
  } catch (error) {
    if (error instanceof RunStopped) return job.write();
    if (error instanceof AppError) return fail(parts, row, job.reached(), error);
    // Given back: the row stays as it is, and the next run finds it.
    if (signal.aborted || isDatabaseUnavailable(error) || !isLastTry) throw error;
    parts.log.error({ job_id: jobId, kind, error: (error as Error).stack }, 'a job failed');
    await fail(parts, row, job.reached(), AppError.from(jobFailed));
  }
}

interface OwnRun<P> extends JobRun<P> {
  /** Writes nothing more after this. */
  end(): void;
  write(): Promise<void>;
  reached(): number;
}

function createRun<P>(parts: Parts, row: JobRow, signal: AbortSignal): OwnRun<P> {
  const reached = { done: row.done, isStopped: false };
  const throttled = throttle(progressEveryMs, write, (error) => {
    // The next step writes it, and fails if it cannot either.
    parts.log.warn({ job_id: row.job_id, error: error.message }, 'the progress of a job was not written');
  });
  async function write(): Promise<void> {
    // A cancelled job is included, so that its owner sees how far it came.
    const now = await store.updateRun(parts.db, row, { done: reached.done, progressed_at: parts.now() }, [
      'running',
      'cancelled',
    ]);
    if (now) await notifyWatchers(parts, row);
    reached.isStopped = now?.state !== 'running';
  }
  return {
    job_id: row.job_id,
    subject: subjectOf(row),
    total: row.total,
    created_at: row.created_at,
    payload: row.payload as P,
    parts,
    signal,
    enter: () => enter(parts, row),
    async progress(done) {
      signal.throwIfAborted();
      reached.done = done;
      await throttled.call();
      if (reached.isStopped) throw new RunStopped('the job was cancelled or taken over');
    },
    keep: (file, chunks) => keep(parts, row, file, chunks, signal),
    end: () => throttled.end(),
    write,
    reached: () => reached.done,
  };
}

async function enter(parts: Parts, { user_id, workspace_id, key_id, kind }: JobRow): Promise<Ctx> {
  const who = { user_id, workspace_id, ...(key_id === null ? {} : { key: { key_id } }) };
  const actor = await authenticateAgain(parts, who, openToLocked.includes(kind));
  // No client can leave: a step that was begun is finished.
  const { signal } = new AbortController();
  return createContext(parts, { actor, request_id: newId(), signal });
}

/** @throws RunStopped; AppError 409 file_quota_exceeded */
async function extend(parts: Parts, row: JobRow, fileBytes: number): Promise<number> {
  const max = await extendReservation(systemScope(parts), parts.config, row, fileBytes);
  if (max === undefined) throw new RunStopped('the job was cancelled or taken over');
  return max;
}

async function keep(
  parts: Parts,
  row: JobRow,
  { name, type }: { name: string; type: string },
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<JobFile> {
  await requireSpace(parts);
  const file = await parts.storage.create(fileKeyOf(row.job_id));
  const written = { bytes: 0, max: row.reserved_file_bytes };
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      written.bytes += chunk.length;
      if (written.bytes > written.max) written.max = await extend(parts, row, written.bytes);
      await file.write(chunk);
    }
    return { ...(await file.commit()), name, type };
  } catch (error) {
    await file.abort();
    throw isStorageFull(error) ? AppError.from(storageFull, {}, { cause: error }) : error;
  }
}
