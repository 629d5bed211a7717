/** Shares the list of jobs with every slice that starts jobs. */
import { listJobs } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { openPanel } from '../../lib/panels.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

/** The input of the list that the tray, Home and the live connection share. */
export const jobsInput = {};
export const jobsKey = readKey(listJobs, jobsInput);

export const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** Adds a job to the cached list at once. */
export function cacheJob(job: Job): void {
  queryClient.setQueryData<Answer<typeof listJobs>>(jobsKey, (list) => {
    // The list has not been read yet, and will have the job.
    if (!list) return undefined;
    const { jobs } = list;
    const isKnown = jobs.some(({ job_id }) => job_id === job.job_id);
    return { ...list, jobs: isKnown ? jobs.map((one) => (one.job_id === job.job_id ? job : one)) : [job, ...jobs] };
  });
}

/** Shows a job that the user has just started. */
export function showJob(job: Job): void {
  cacheJob(job);
  openPanel('jobs');
}
