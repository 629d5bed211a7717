import { useCallback, useEffect } from 'react';
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

/**
 * Reads once for all changes of the next second.
 * @returns what notes a change, and what ends it: a change that still waits is read at once then, because nobody would
 *   hear of it again
 */
export function gatherReads(read: () => void): { note(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readNow = () => {
    timer = undefined;
    read();
  };
  return {
    note() {
      timer ??= setTimeout(readNow, readInterval);
    },
    end() {
      if (timer === undefined) return;
      clearTimeout(timer);
      readNow();
    },
  };
}

/** Reads the job and its rows, and follows their changes. */
export function useBulkJob(jobId: string) {
  const input = jobInput(jobId);
  const job = useRead(getJob, input);
  const rows = useRead(listSpeechBatchRows, input);
  const isConnected = useStore(liveStore, (live) => live.isConnected);
  const isMoving = job.data !== undefined && isUnfinished(job.data);
  const read = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: readKey(getJob, jobInput(jobId)) });
    void queryClient.invalidateQueries({ queryKey: readKey(listSpeechBatchRows, jobInput(jobId)) });
  }, [jobId]);

  useEffect(() => {
    const { note, end } = gatherReads(read);
    const leave = onChange('job', ({ id }) => id === jobId && note());
    // What the cache holds is from before this screen, which has not heard of the changes since then.
    if (queryClient.getQueryData(readKey(getJob, jobInput(jobId)))) read();
    return () => {
      leave();
      end();
    };
  }, [jobId, read]);

  // Without a live connection, the job is polled.
  useEffect(() => {
    if (!isMoving || isConnected) return;
    const polling = setInterval(read, pollInterval);
    return () => clearInterval(polling);
  }, [read, isMoving, isConnected]);

  return { job, rows };
}
