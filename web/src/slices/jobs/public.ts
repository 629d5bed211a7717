/** The part of the jobs that other slices may use. */
export { isUnfinished, jobsInput, noteJob, showJob } from './job-list.ts';
