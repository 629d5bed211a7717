/** Announces the end of a job, once in this browser, to whoever is looking. */
import { useEffect } from 'react';
import { listJobs } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import { isUnderWay, jobsInput } from './job-list.ts';
import { liveStore } from '../../lib/live/live.ts';
import { failureWords, jobTitle } from '../../lib/notices.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { onSignOut } from '../../lib/session.ts';
import { isString, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { useStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { downloadJobFile } from './job-file.ts';
import { t } from './messages.ts';

/** Milliseconds between two looks while a job runs and no live connection reports it. */
const pollEvery = 5000;
const remembered = 50;
const key = 'told-jobs';

/** Seen under way by this page. */
const watched = new Set<string>();
onSignOut(() => watched.clear());

const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** True for one tab. A job that is tried again ends again. */
async function claim({ job_id, ended_at_unix }: Job): Promise<boolean> {
  const end = `${job_id} ${ended_at_unix}`;
  const take = () => {
    const told = readLocal(key, isStrings, []);
    if (told.includes(end)) return false;
    writeLocal(key, [...told.slice(1 - remembered), end]);
    return true;
  };
  return 'locks' in navigator ? await navigator.locks.request('veery-told-jobs', take) : take();
}

async function untilVisible(): Promise<void> {
  while (document.hidden) {
    const { promise, resolve } = Promise.withResolvers<void>();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    await promise;
  }
}

async function notify(job: Job): Promise<void> {
  const { state, file, error } = job;
  const title = jobTitle(job);
  if (state === 'cancelled') return;
  await untilVisible();
  if (!(await claim(job))) return;
  if (state === 'failed') return toastError(t('has_failed', { title, reason: error ? failureWords(error) : '' }));
  const action = { label: t('toast_download'), run: () => downloadJobFile(job) };
  toastSuccess(t('is_done', { title }), file ? { action } : {});
}

/** Mounted once, in the frame. */
export function useJobNews(): void {
  const { data } = useRead(listJobs, jobsInput);
  const isConnected = useStore(liveStore, (live) => live.isConnected);
  const isAnyUnderWay = data?.jobs.some(isUnderWay) ?? false;
  useEffect(() => {
    for (const job of data?.jobs ?? []) {
      if (isUnderWay(job)) watched.add(job.job_id);
      else if (watched.delete(job.job_id)) void notify(job);
    }
  }, [data]);
  useEffect(() => {
    if (!isAnyUnderWay || isConnected) return undefined;
    const timer = setInterval(() => invalidate(listJobs), pollEvery);
    return () => clearInterval(timer);
  }, [isAnyUnderWay, isConnected]);
}
