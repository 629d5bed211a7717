/** How an installation is presented. Pure. */
import type { ModelInstall } from '#contract/engine-models/types.ts';
import { toUnix } from '../../../kernel/unix-time.ts';
import { failureOf, isUnfinished, type JobRow } from '../../jobs/jobs.rules.ts';
import type { InstallRow } from './installs.store.ts';

/** Steps of the job: fine enough for a bar. */
export const installSteps = 1000;

/** Weights hardly shrink when they are packed; phoneme tables do. */
export const unpackedSize = (archiveBytes: number): number => Math.ceil(archiveBytes * 1.5);

/** @param job the job that does it; undefined when it was taken off its list */
export function presentInstall(row: InstallRow, job: JobRow | undefined): ModelInstall {
  const state = stateOf(row, job);
  const { bytes_done: done, bytes_total: total } = row;
  const perSecond = state === 'downloading' ? row.bytes_per_second : null;
  return {
    install_id: row.install_id,
    job_id: job ? row.job_id : null,
    catalog_id: row.catalog_id,
    name: row.name,
    source: row.source as ModelInstall['source'],
    state,
    bytes_done: done,
    bytes_total: total,
    bytes_per_second: perSecond,
    seconds_left: perSecond && total !== null ? Math.ceil(Math.max(0, total - done) / perSecond) : null,
    error: state === 'failed' && job ? failureOf(job) : null,
    can_pause: state === 'queued' || state === 'downloading' || state === 'unpacking',
    can_resume: state === 'paused' || state === 'failed',
    created_at_unix: toUnix(row.created_at),
  };
}

/** A job that somebody stopped elsewhere, in the list of jobs, is a pause too. */
function stateOf({ is_unpacking, source }: InstallRow, job: JobRow | undefined): ModelInstall['state'] {
  if (!job) return 'paused';
  if (job.state === 'queued') return 'queued';
  if (isUnfinished(job)) return is_unpacking || source === 'file' ? 'unpacking' : 'downloading';
  return job.state === 'failed' ? 'failed' : 'paused';
}
