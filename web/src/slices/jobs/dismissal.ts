/** Removing a job also deletes its file, so it can be undone for a while. */
import { dismissJob, listJobs } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import { call } from '../../lib/api.ts';
import { jobTitle } from '../../lib/notices.ts';
import { invalidate } from '../../lib/queries.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { toastError, toastUndo } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** Jobs that are hidden while their removal can still be undone. */
export const dismissalStore = createStore<{ ids: readonly string[] }>({ ids: [] });
onSignOut(() => dismissalStore.set({ ids: [] }));

const bringBack = (id: string) => dismissalStore.set({ ids: dismissalStore.get().ids.filter((one) => one !== id) });

async function commit(id: string): Promise<void> {
  try {
    await call(dismissJob, { params: { job_id: id } });
    invalidate(listJobs);
  } catch (error) {
    bringBack(id);
    toastError(error);
  }
}

export function dismiss(job: Job): void {
  const { job_id, file } = job;
  dismissalStore.set({ ids: [...dismissalStore.get().ids, job_id] });
  if (!file) return void commit(job_id);
  toastUndo(
    t('dismissed', { title: jobTitle(job) }),
    () => bringBack(job_id),
    () => void commit(job_id),
  );
}
