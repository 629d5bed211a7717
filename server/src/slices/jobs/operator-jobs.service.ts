/** Jobs of all workspaces as operators see them: without what they are about. */
import { jobKindUnknown, jobNotFound, notCancellable, notRetryable } from '#contract/jobs/errors.ts';
import { retryByOwnerOnly } from '#contract/instance/errors.ts';
import type { OperatorJob } from '#contract/instance/types.ts';
import type { JobKind } from '#contract/jobs/subject.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { enqueue } from '../../kernel/jobs/jobs.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { readWorkspaceNames } from '../../platform/identity/accounts/workspaces.ts';
import { reserveSpace } from './file-quota.service.ts';
import { notifyWatchers } from './job-endings.ts';
import { failureOf, isJobKind, isUnfinished, jobWork, secondsLeft, unfinished, type JobRow } from './jobs.rules.ts';
import * as store from './operator-jobs.store.ts';

export async function listAllJobs(
  scope: Scope,
  { state, cursor, page_size }: { state?: string | undefined; cursor?: string | undefined; page_size: number },
): Promise<{ jobs: OperatorJob[]; next_cursor: string | null }> {
  const states = state === 'unfinished' ? unfinished : state ? [state] : undefined;
  const rows = await store.listAll(scope, states, page_size + 1, cursor);
  const jobs = await presentAll(scope, rows.slice(0, page_size));
  return { jobs, next_cursor: rows.length > page_size ? (jobs.at(-1)?.job_id ?? null) : null };
}

/** Undefined when it was taken off its list. */
export const findAnyJob = (scope: Pick<Scope, 'db'>, jobId: string): Promise<JobRow | undefined> =>
  store.findAny(scope, jobId);

/** The newest jobs of a kind since then, with their rows. */
export const listJobsOfKind = (scope: Scope, kind: JobKind, since: Date): Promise<JobRow[]> =>
  store.listOfKind(scope, kind, since);

/** @throws AppError 404 job_not_found, 409 when it has ended */
export async function cancelAnyJob(scope: Scope, jobId: string): Promise<OperatorJob> {
  return transaction(scope, async (within) => {
    const former = await requireAny(within, jobId);
    const row = await store.updateAny(within, jobId, unfinished, { state: 'cancelled', ended_at: within.now });
    // Cancelling twice is no error.
    if (!row) {
      const refusal = notCancellable.find(({ status }) => status === `job_is_${former.state}`);
      if (refusal) throw AppError.from(refusal);
      return presentOne(within, former);
    }
    await noteChange(within, row, 'job.cancelled_by_operator');
    return presentOne(within, row);
  });
}

/** The job goes on in the name of its owner. @throws AppError 404 job_not_found, 409 */
export async function retryAnyJob(ctx: Ctx, jobId: string): Promise<OperatorJob> {
  return transaction(ctx, async (within) => {
    const former = await requireAny(within, jobId);
    const { kind } = former;
    const refusal = notRetryable.find(({ status }) => status === `job_is_${former.state}`);
    if (refusal) throw AppError.from(refusal);
    if (!isJobKind(kind)) throw AppError.from(jobKindUnknown);
    if (!isRetriable(kind)) throw AppError.from(retryByOwnerOnly);
    const { config } = ctx.parts;
    const reserved_file_bytes = await reserveSpace(within, config, former, former.reserved_file_bytes);
    const row = await store.updateAny(within, jobId, ['failed', 'cancelled'], {
      state: 'queued',
      error_status: null,
      error_params: null,
      error_message: null,
      ended_at: null,
      is_dismissed: false,
      reserved_file_bytes,
    });
    if (!row) return presentOne(within, await requireAny(within, jobId));
    await enqueue(within, jobWork[kind].work, { job_id: jobId });
    await noteChange(within, row, 'job.retried_by_operator');
    return presentOne(within, row);
  });
}

/** What only its owner may ask for is made again only by its owner, but for the operators' own work. */
const isRetriable = (kind: JobKind) =>
  kind === 'storage_repair' || kind === 'model_install' || jobWork[kind].access.repeat !== 'session-only';

async function requireAny(scope: Scope, jobId: string): Promise<JobRow> {
  const row = await store.findAny(scope, jobId);
  if (!row) throw AppError.from(jobNotFound, { id: jobId });
  return row;
}

/** The owner sees the change at once, and it is written to the log of their workspace. */
async function noteChange(scope: Scope, row: JobRow, action: string): Promise<void> {
  const { job_id, kind, workspace_id } = row;
  await notifyWatchers(scope, row);
  await audit(scope, action, { job_id, kind }, { user_id: scope.actor.user_id, workspace_id });
}

async function presentOne(scope: Scope, row: JobRow): Promise<OperatorJob> {
  const [job] = await presentAll(scope, [row]);
  if (!job) throw new Error('a job was not presented');
  return job;
}

async function presentAll(scope: Scope, rows: JobRow[]): Promise<OperatorJob[]> {
  const [emails, names] = await Promise.all([
    readEmails(
      scope,
      rows.map((row) => row.user_id),
    ),
    readWorkspaceNames(
      scope,
      rows.map((row) => row.workspace_id),
    ),
  ]);
  return rows.map((row) => ({
    job_id: row.job_id,
    kind: isJobKind(row.kind) ? row.kind : 'unknown',
    workspace_id: row.workspace_id,
    workspace_name: names.get(row.workspace_id) ?? null,
    email: emails.get(row.user_id) ?? null,
    state: row.state as OperatorJob['state'],
    done: row.done,
    total: row.total,
    seconds_left: secondsLeft(row, scope.now),
    seconds_waited: secondsWaited(row, scope.now),
    error: failureOf(row),
    can_cancel: isUnfinished(row),
    can_retry: ['failed', 'cancelled'].includes(row.state) && isJobKind(row.kind) && isRetriable(row.kind),
    created_at_unix: toUnix(row.created_at),
    ended_at_unix: row.ended_at && toUnix(row.ended_at),
  }));
}

function secondsWaited({ created_at, started_at, ended_at }: JobRow, now: Date): number {
  const until = started_at ?? ended_at ?? now;
  return Math.max(0, Math.round((until.getTime() - created_at.getTime()) / 1000));
}

/** How many jobs run and wait, and since when the oldest waits. */
export async function summarizeQueue(scope: Scope) {
  const { running, waiting, oldest } = await store.summarize(scope);
  const longest = oldest ? Math.max(0, Math.round((scope.now.getTime() - oldest.getTime()) / 1000)) : 0;
  return { running, waiting, longest_wait_seconds: longest };
}
