import { useEffect } from 'react';
import { getJob } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import { listSpeechBatchRows } from '#contract/speech-batches/api.ts';
import { isUnfinished, noteJob } from '../../jobs/public.ts';
import { liveStore, onChange } from '../../../lib/live/live.ts';
import { queryClient, readKey, useRead } from '../../../lib/queries.ts';
import { useStore } from '../../../lib/store.ts';

/**
 * Milliseconds between reads while changes arrive, and while they do not, so that a thousand rows are not read each
 * time.
 */
const [readInterval, pollInterval] = [1000, 3000];

export const jobInput = (jobId: string) => ({ params: { job_id: jobId } });

/** Applies the answer of an action on the job to the cache. */
export function followJob(job: Job): void {
  queryClient.setQueryData(readKey(getJob, jobInput(job.job_id)), job);
  noteJob(job);
}

/** Reads the job and its rows, and follows their changes. */
export function useBulkJob(jobId: string) {
  const input = jobInput(jobId);
  const job = useRead(getJob, input);
  const rows = useRead(listSpeechBatchRows, input);
  const isConnected = useStore(liveStore, (live) => live.isConnected);
  const isMoving = job.data !== undefined && isUnfinished(job.data);

  useEffect(() => {
    const read = () => {
      void queryClient.invalidateQueries({ queryKey: readKey(getJob, jobInput(jobId)) });
      void queryClient.invalidateQueries({ queryKey: readKey(listSpeechBatchRows, jobInput(jobId)) });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = onChange('job', ({ id }) => {
      if (id !== jobId || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        read();
      }, readInterval);
    });
    // Without a live connection, the job is polled.
    const polling = isMoving && !isConnected ? setInterval(read, pollInterval) : undefined;
    return () => {
      leave();
      clearTimeout(timer);
      clearInterval(polling);
    };
  }, [jobId, isMoving, isConnected]);

  return { job, rows };
}
