/** Jobs as their owner sees them. A job is its creator's alone. */
import { jobIsUnfinished, jobFileNotFound, jobNotFound, tooManyJobs, jobKindUnknown } from '#contract/jobs/errors.ts';
import { notCancellable, notRetryable } from '#contract/jobs/errors.ts';
import type { DeclaredError, NoParams } from '#contract/kit/declared-error.ts';
import type { JobKind, JobSubject } from '#contract/jobs/subject.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue } from '../../kernel/jobs/jobs.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { checkCredits } from '../usage/usage.service.ts';
import { findRefusal, visibleKinds } from './job-access.rules.ts';
import { fileKeyOf, isJobKind, isUnfinished, jobWork, presentJob, unfinished } from './jobs.rules.ts';
import type { JobAction, JobRow } from './jobs.rules.ts';
import * as store from './jobs.store.ts';

/** Jobs of one person at a time. More would only wait, and make others wait. */
const maxUnfinishedJobs = 50;

export type NewJob = Exclude<JobSubject, { kind: 'unknown' }> & { total: number; payload: object };

/**
 * A job that begins when the scope's transaction is committed, in the name of the caller and of the key that called.
 * @throws AppError 429 too_many_jobs
 */
export async function createJob(scope: Scope, { kind, params, total, payload }: NewJob): Promise<Job> {
  const { actor, now } = scope;
  return transaction(scope, async (within) => {
    await requirePlace(within);
    const row = await store.insertJob(within, {
      job_id: newId(),
      workspace_id: actor.workspace_id,
      user_id: actor.user_id,
      key_id: actor.key?.key_id ?? null,
      kind,
      params: toJsonColumn(params),
      state: 'queued',
      payload: JSON.stringify(payload),
      total,
      created_at: now,
    });
    await enqueue(within, jobWork[kind].work, { job_id: row.job_id });
    await recordChange(within, { collection: 'job', id: row.job_id, what: 'added' });
    return present(within, row);
  });
}

/**
 * The caller's job of the same input, where one is under way or its file is kept for another day at least: what would be
 * identical is made once. Calls that arrive together get the same job.
 * @throws AppError 429 too_many_jobs
 */
export async function createJobOnce(scope: Scope, job: NewJob): Promise<Job> {
  return transaction(scope, async (within) => {
    await store.lockJobsOfCaller(within);
    const same = await store.findSame(within, job, new Date(scope.now.getTime() + 86_400_000));
    return same ? present(within, same) : createJob(within, job);
  });
}

export async function listJobs(scope: Scope, limit: number): Promise<Job[]> {
  const rows = await store.listJobs(scope, visibleKinds(scope.actor), limit);
  const isAnyQueued = rows.some(({ state }) => state === 'queued');
  const ahead = isAnyQueued ? await store.countAhead(scope) : undefined;
  return rows.map((row) => presentJob(row, ahead?.get(row.job_id), scope.now));
}

export async function getJob(scope: Scope, jobId: string): Promise<Job> {
  return present(scope, await requireJob(scope, jobId, 'read'));
}

/** A waiting job is cancelled at once; a run that is under way finishes its step and stops then. */
export async function cancelJob(scope: Scope, jobId: string): Promise<Job> {
  return transaction(scope, async (within) => {
    await requireJob(within, jobId, 'stop');
    const change = { state: 'cancelled', ended_at: scope.now };
    const row = await store.updateOwn(within, jobId, unfinished, change);
    // Twice is once.
    if (!row) return present(within, await requireState(within, jobId, 'stop', notCancellable));
    await recordChange(within, { collection: 'job', id: jobId, what: 'changed' });
    return present(within, row);
  });
}

/** The job goes on in the name of whoever retries it, so that the limit of their key holds for what is left to do. */
export async function retryJob(scope: Scope, jobId: string): Promise<Job> {
  return transaction(scope, async (within) => {
    const states = ['failed', 'cancelled'];
    const former = await requireState(within, jobId, 'repeat', notRetryable);
    const { kind } = former;
    if (!isJobKind(kind)) throw AppError.from(jobKindUnknown);
    await requirePlace(within);
    // What the steps cost is reserved step by step; who can pay for none of them is refused at once.
    if (jobWork[kind].isPaid) await checkCredits(within, 1);
    const row = await store.updateOwn(within, jobId, states, {
      state: 'queued',
      key_id: within.actor.key?.key_id ?? null,
      error_status: null,
      error_params: null,
      error_message: null,
      ended_at: null,
      is_dismissed: false,
      // The pace counts the time at work, not the pause.
      started_at: withoutPause(former, scope.now),
    });
    // Another call was faster.
    if (!row) return present(within, await requireJob(within, jobId, 'repeat'));
    await enqueue(within, jobWork[kind].work, { job_id: jobId });
    await recordChange(within, { collection: 'job', id: jobId, what: 'changed' });
    return present(within, row);
  });
}

export async function dismissJob(ctx: Ctx, jobId: string): Promise<void> {
  const { storage, log } = ctx.parts;
  await transaction(ctx, async (within) => {
    const row = await requireJob(within, jobId, 'stop');
    if (isUnfinished(row)) {
      throw AppError.from(jobIsUnfinished);
    }
    await store.updateOwn(within, jobId, [row.state], {
      is_dismissed: true,
      file_key: null,
      file_name: null,
      file_type: null,
      file_bytes: null,
      file_expires_at: null,
    });
    if (row.file_key) await removeLater(within, row.file_key, storage, log);
    await recordChange(within, { collection: 'job', id: jobId, what: 'removed' });
  });
}

export async function getFile(ctx: Ctx, jobId: string): Promise<ByteSource> {
  const row = await requireJob(ctx, jobId, 'read');
  const { file_key, file_name, file_type, file_bytes, file_expires_at } = row;
  const { storage } = ctx.parts;
  const isKept = file_key && file_expires_at && file_expires_at > ctx.now;
  if (!isKept || !(await storage.head(file_key))) {
    throw AppError.from(jobFileNotFound);
  }
  return {
    type: file_type ?? '',
    size: file_bytes ?? 0,
    etag: `${jobId}-${row.attempt}`,
    filename: file_name ?? fileKeyOf(jobId),
    open: (range) => storage.read(file_key, range),
  };
}

/** For a slice whose rows belong to a job of its kind; its endpoint names the permission. @throws AppError 404 job_not_found */
export async function requireJobOf(scope: Scope, kind: JobKind, jobId: string): Promise<void> {
  if ((await store.findJob(scope, jobId))?.kind !== kind) throw AppError.from(jobNotFound, { id: jobId });
}

/** The lock makes calls that arrive together count one after the other. @throws AppError 429 too_many_jobs */
async function requirePlace(scope: Scope): Promise<void> {
  await store.lockJobsOfCaller(scope);
  if ((await store.countUnfinished(scope)) >= maxUnfinishedJobs)
    throw AppError.from(tooManyJobs, { limit: maxUnfinishedJobs });
}

/** @throws AppError 404 job_not_found; 401 missing_permissions, 403 session_required, support_session as its kind says */
async function requireJob(scope: Scope, jobId: string, action: JobAction): Promise<JobRow> {
  const row = await store.findJob(scope, jobId);
  if (!row) throw AppError.from(jobNotFound, { id: jobId });
  const refusal = findRefusal(scope.actor, row.kind, action);
  if (refusal) throw refusal;
  return row;
}

/** @throws AppError for the one of `refusals` that is of the job's state. */
async function requireState(
  scope: Scope,
  jobId: string,
  action: JobAction,
  refusals: DeclaredError<NoParams>[],
): Promise<JobRow> {
  const row = await requireJob(scope, jobId, action);
  const refusal = refusals.find(({ status }) => status === `job_is_${row.state}`);
  if (refusal) throw AppError.from(refusal);
  return row;
}

async function present(scope: Scope, row: JobRow): Promise<Job> {
  const ahead = row.state === 'queued' ? (await store.countAhead(scope)).get(row.job_id) : undefined;
  return presentJob(row, ahead, scope.now);
}

function withoutPause({ started_at, ended_at }: JobRow, now: Date): Date | null {
  return started_at && ended_at && new Date(now.getTime() - (ended_at.getTime() - started_at.getTime()));
}
