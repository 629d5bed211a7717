/** What other slices may use of the jobs. */
export { isUnfinished, jobsInput, noteJob, showJob } from './job-list.ts';
