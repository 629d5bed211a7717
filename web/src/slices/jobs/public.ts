/** The part of the jobs that other slices may use. */
export { isUnfinished, jobsInput, cacheJob as noteJob, showJob } from './job-list.ts';
export { showFilesIfFull } from './file-refusal.ts';
