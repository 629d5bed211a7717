/** The video of a choice: asked for, followed as a job, and shown when it is done. A job that was cancelled shows nothing. */
import { useEffect, useRef, useState } from 'react';
import { listJobs, retryJob } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import { generateVideo } from '#contract/share-videos/api.ts';
import { call } from '../../lib/api.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { isUnfinished, jobsInput, noteJob } from '../jobs/public.ts';
import { estimateEveryMs, estimateProgress, realProgress } from './progress.ts';
import { reportJobFailure, reportVideoError } from './reasons.ts';
import type { VideoChoice } from './use-preview.ts';

export interface Video {
  state: 'none' | 'making' | 'failed' | 'done';
  /** From 0 to 1. */
  progress: number;
  job: Job | undefined;
  make(): void;
  /** Forgets video and error; the job goes on. */
  clear(): void;
}

interface Asked {
  /** Undefined until the server has answered. */
  jobId: string | undefined;
  at: number;
  hasFailed: boolean;
}

export function useVideo(historyItemId: string, characters: number, choice: VideoChoice): Video {
  const [asked, setAsked] = useState<Asked>();
  const { data } = useRead(listJobs, jobsInput, { isEnabled: asked?.jobId !== undefined });
  const job = data?.jobs.find(({ job_id }) => job_id === asked?.jobId);
  const hasFailed = asked?.hasFailed === true || job?.state === 'failed';
  const isMaking = asked !== undefined && !hasFailed && (job === undefined || isUnfinished(job));
  const estimate = useEstimate(isMaking ? asked.at : undefined, characters);
  const failure = job?.state === 'failed' ? job : undefined;
  const reported = useRef('');
  useEffect(() => {
    const end = `${failure?.job_id} ${failure?.ended_at_unix}`;
    if (!failure || reported.current === end) return;
    reported.current = end;
    reportJobFailure(failure.error);
  }, [failure]);

  async function make(): Promise<void> {
    const failed = job?.state === 'failed' && job.can_retry ? job.job_id : undefined;
    const mine: Asked = { jobId: undefined, at: Date.now(), hasFailed: false };
    const ifMine = (next: Asked) => setAsked((now) => (now === mine ? next : now));
    setAsked(mine);
    try {
      if (failed !== undefined) {
        noteJob(await call(retryJob, { params: { job_id: failed } }));
        return ifMine({ ...mine, jobId: failed });
      }
      const input = { params: { history_item_id: historyItemId }, query: { ...choice, wait: false } };
      const { job_id } = await call(generateVideo, input);
      invalidate(listJobs);
      ifMine({ ...mine, jobId: job_id });
    } catch (error) {
      ifMine({ ...mine, hasFailed: true });
      reportVideoError(error);
    }
  }

  const isDone = job?.state === 'done' && job.file !== null;
  return {
    state: isDone ? 'done' : hasFailed ? 'failed' : isMaking ? 'making' : 'none',
    progress: realProgress(job) ?? estimate,
    job,
    make: () => void make(),
    clear: () => setAsked(undefined),
  };
}

/** Counts while `since` is set. */
function useEstimate(since: number | undefined, characters: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), estimateEveryMs);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : estimateProgress(Math.max(0, now - since), characters);
}
