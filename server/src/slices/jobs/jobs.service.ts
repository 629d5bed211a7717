/** Jobs as their owner sees them. A job is its creator's alone. */
import { jobIsUnfinished, jobFileNotFound, jobNotFound, tooManyJobs, jobKindUnknown } from '#contract/jobs/errors.ts';
import { notCancellable, notRetryable } from '#contract/jobs/errors.ts';
import type { DeclaredError, NoParams } from '#contract/kit/declared-error.ts';
import type { JobKind, JobSubject } from '#contract/jobs/subject.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { Ctx, Parts } from '../../context.ts';
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
import { reserveSpace, type QuotaConfig } from './file-quota.service.ts';
import { findRefusal, visibleKinds } from './job-access.rules.ts';
import { failureOf, fileKeyOf, isJobKind, isUnfinished, jobWork, presentJob, unfinished } from './jobs.rules.ts';
import type { JobAction, JobRow } from './jobs.rules.ts';
import * as store from './jobs.store.ts';

/** Jobs of one person at a time. More would only wait, and make others wait. */
const maxUnfinishedJobs = 50;

export type NewJob = Exclude<JobSubject, { kind: 'unknown' }> & {
  total: number;
  payload: object;
  /** The size of its file, estimated. */
  fileBytes: number;
};

/**
 * A job that begins when the scope's transaction is committed, in the name of the caller and of the key that called.
 * @throws AppError 429 too_many_jobs, 409 file_quota_exceeded
 */
export async function createJob(scope: Scope, config: QuotaConfig, job: NewJob): Promise<Job> {
  return transaction(scope, async (within) => present(within, await insertJob(within, config, job)));
}

async function insertJob(
  scope: Scope,
  config: QuotaConfig,
  { kind, params, total, payload, fileBytes }: NewJob,
): Promise<JobRow> {
  const { user_id, workspace_id, key } = scope.actor;
  await requirePlace(scope);
  const reserved_file_bytes = await reserveSpace(scope, config, { kind, user_id, workspace_id }, fileBytes);
  const row = await store.insertJob(scope, {
    job_id: newId(),
    workspace_id,
    user_id,
    key_id: key?.key_id ?? null,
    kind,
    params: toJsonColumn(params),
    state: 'queued',
    payload: JSON.stringify(payload),
    total,
    reserved_file_bytes,
    created_at: scope.now,
  });
  await enqueue(scope, jobWork[kind].work, { job_id: row.job_id });
  await recordChange(scope, { collection: 'job', id: row.job_id, what: 'added' });
  return row;
}

/**
 * The caller's job of the same input, where one is under way or its file is kept for another day at least: what would be
 * identical is made once. Calls that arrive together get the same job. A zip that lacks audio is not the same, because its
 * job says so in its parameters.
 * @throws AppError 429 too_many_jobs, 409 file_quota_exceeded
 */
export async function createJobOnce(ctx: Ctx, job: NewJob): Promise<Job> {
  const row = await findOrCreate(ctx, job);
  if (!row.file_key || (await ctx.parts.storage.head(row.file_key))) return present(ctx, row);
  // The file was lost, so the job has nothing to offer.
  await store.updateOwn(ctx, row.job_id, [row.state], store.noFile);
  await recordChange(ctx, { collection: 'job', id: row.job_id, what: 'changed' });
  return present(ctx, await findOrCreate(ctx, job));
}

async function findOrCreate(ctx: Ctx, job: NewJob): Promise<JobRow> {
  return transaction(ctx, async (within) => {
    await store.lockJobsOfCaller(within);
    const same = await store.findSame(within, job, new Date(ctx.now.getTime() + 86_400_000));
    return same ?? insertJob(within, ctx.parts.config, job);
  });
}

/**
 * The caller's unfinished job of the kind, whatever its input, or else a new one.
 * @throws AppError 429 too_many_jobs, 409 file_quota_exceeded
 */
export async function createSingleJob(
  scope: Scope,
  config: QuotaConfig,
  job: NewJob,
): Promise<{ job: Job; isNew: boolean }> {
  return transaction(scope, async (within) => {
    await store.lockJobsOfCaller(within);
    const open = await store.findUnfinishedOfKind(within, job.kind);
    if (open) return { job: await present(within, open), isNew: false };
    return { job: await createJob(within, config, job), isNew: true };
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

/** Where jobs of the caller stand, for a slice whose things are made by them: its endpoints name the permission. */
export async function findJobs(scope: Scope, jobIds: string[]) {
  if (jobIds.length === 0) return new Map<string, never>();
  const rows = await store.findJobsOf(scope, jobIds);
  return new Map(
    rows.map((row) => [
      row.job_id,
      {
        state: row.state as Job['state'],
        progress: row.done / Math.max(1, row.total),
        error: failureOf(row),
      },
    ]),
  );
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
export async function retryJob(ctx: Ctx, jobId: string): Promise<Job> {
  return transaction(ctx, async (within) => {
    const states = ['failed', 'cancelled'];
    const former = await requireState(within, jobId, 'repeat', notRetryable);
    const { kind } = former;
    if (!isJobKind(kind)) throw AppError.from(jobKindUnknown);
    await requirePlace(within);
    const reserved_file_bytes = await reserveSpace(within, ctx.parts.config, former, former.reserved_file_bytes);
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
      reserved_file_bytes,
      // The pace counts the time at work, not the pause.
      started_at: withoutPause(former, ctx.now),
      progressed_at: ctx.now,
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
      ...store.noFile,
    });
    if (row.file_key) await removeLater(within, row.file_key, storage, log);
    await recordChange(within, { collection: 'job', id: jobId, what: 'removed' });
  });
}

/** Jobs about items that are deleted go with them, and so do their files. A run that is under way stops. */
export async function removeJobsAboutItems(
  scope: Scope,
  { storage, log }: Pick<Parts, 'storage' | 'log'>,
  kind: JobKind,
  itemIds: string[],
): Promise<void> {
  for (const { job_id: id, file_key } of await store.deleteAboutItems(scope, kind, itemIds)) {
    if (file_key) await removeLater(scope, file_key, storage, log);
    await recordChange(scope, { collection: 'job', id, what: 'removed' });
  }
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
