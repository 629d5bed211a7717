/** Recovers and purges jobs, at the start and every few seconds. */
import type { Parts } from '../../context.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { enqueue, deleteWorkAbout } from '../../kernel/jobs/jobs.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { AccountRemoval } from '../../manifest.ts';
import { fileKeyOf, isJobKind, jobWork } from './jobs.rules.ts';
import * as store from './jobs.store.ts';

const retentionDays = 30;
/** Milliseconds after which a job is looked for in the queue. */
const lostAfterMs = 60_000;

/** Deletes files that lasted long enough, and jobs that ended long ago. */
export async function purgeExpiredJobs(scope: Scope, parts: Pick<Parts, 'storage' | 'log'>): Promise<void> {
  await transaction(scope, (within) => purge(within, parts));
}

async function purge(scope: Scope, { storage, log }: Pick<Parts, 'storage' | 'log'>): Promise<void> {
  const expired = await store.expireFiles(scope.db, scope.now);
  for (const { job_id: id, file_key, user_id, workspace_id } of expired) {
    if (file_key) await removeLater(scope, file_key, storage, log);
    await recordChangeFor(scope, { collection: 'job', id, what: 'changed' }, { user_id, workspace_id });
  }
  const old = await store.deleteOld(scope.db, new Date(scope.now.getTime() - retentionDays * 86_400_000));
  for (const { job_id: id, user_id, workspace_id } of old) {
    // This includes a job that a dead run left without reporting its end.
    await removeLater(scope, fileKeyOf(id), storage, log);
    await recordChangeFor(scope, { collection: 'job', id, what: 'removed' }, { user_id, workspace_id });
  }
}

/**
 * The row is what counts, the queue only wakes: a job that the queue lost (a restored backup has none; one that brought the
 * process down too often is given up there) is put into it again.
 */
export async function requeueLost(scope: Scope, isAlone: boolean): Promise<void> {
  const before = isAlone ? scope.now : new Date(scope.now.getTime() - lostAfterMs);
  const rows = await store.findUnfinished(scope.db, before);
  for (const kind of new Set(rows.map((row) => row.kind).filter(isJobKind))) {
    const { work } = jobWork[kind];
    const held = new Set(
      (await scope.queue.pending(work.name)).map((payload) => (payload as { job_id?: string }).job_id),
    );
    const lost = rows.filter((row) => row.kind === kind && !held.has(row.job_id));
    await transaction(scope, async (within) => {
      for (const { job_id } of lost) await enqueue(within, work, { job_id });
    });
  }
}

/**
 * All jobs of the person and of their own workspaces: a run that is under way no longer finds its job, and stops.
 * @returns the files that they have, or may have
 */
export async function removePersonalData(scope: Scope, removal: AccountRemoval): Promise<string[]> {
  const jobs = await store.deleteOf(scope.db, removal);
  await deleteWorkAbout(scope, removal);
  return jobs.map(({ job_id }) => fileKeyOf(job_id));
}
