/** What other slices may use of the jobs. */
export { isUnderWay, jobsInput, noteJob, showJob } from './job-list.ts';
