/** Long work, as every slice that starts some knows it; the tray of the frame shows it. */
import { listJobs } from '#contract/jobs/api.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { openPanel } from '../../lib/panels.ts';
import { queryClient, readKey } from '../../lib/queries.ts';

/** The one list that the tray, Home and the live connection share. */
export const jobsInput = {};
export const jobsKey = readKey(listJobs, jobsInput);

export const isUnfinished = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** Puts an answer of the server into the list at once; the tray then follows it. */
export function noteJob(job: Job): void {
  queryClient.setQueryData<Answer<typeof listJobs>>(jobsKey, (list) => {
    const jobs = list?.jobs ?? [];
    const isKnown = jobs.some(({ job_id }) => job_id === job.job_id);
    return { jobs: isKnown ? jobs.map((one) => (one.job_id === job.job_id ? job : one)) : [job, ...jobs] };
  });
}

/** Somebody has just started it: it is shown, and told about when it ends. */
export function showJob(job: Job): void {
  noteJob(job);
  openPanel('jobs');
}
