import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { listJobs } from '#contract/jobs/api.ts';
import { importEventually } from '../../lib/code/code-loader.ts';
import { liveStore } from '../../lib/live/live.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { onSignOut } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { isUnfinished, jobsInput } from './job-list.ts';

/** Milliseconds between two reads while a job runs and no live connection reports it. */
const pollEvery = 5000;

/** Jobs that this page has seen running. Only their end is announced. */
const watched = new Set<string>();
onSignOut(() => watched.clear());

/** The announcement is not part of the first load. */
const loadAnnouncement = () => importEventually(() => import('./announce-end.ts'));

/** Announces the jobs that end while the page is open. The frame mounts it once. */
export function useJobToasts(): void {
  const { data } = useRead(listJobs, jobsInput);
  const isConnected = useStore(liveStore, (live) => live.isConnected);
  const navigate = useNavigate();
  const isAnyUnfinished = data?.jobs.some(isUnfinished) ?? false;
  useEffect(() => {
    for (const job of data?.jobs ?? []) {
      if (isUnfinished(job)) watched.add(job.job_id);
      else if (watched.delete(job.job_id)) {
        void loadAnnouncement().then(({ announceEnd }) => announceEnd(job, (href) => void navigate({ href })));
      }
    }
  }, [data, navigate]);
  useEffect(() => {
    if (!isAnyUnfinished || isConnected) return undefined;
    const timer = setInterval(() => invalidate(listJobs), pollEvery);
    return () => clearInterval(timer);
  }, [isAnyUnfinished, isConnected]);
}
