import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const jobNotFound = declareNotFound('job', {
  when: 'The caller has no job with this id and of this kind.',
  remedy: 'Take the id from `GET /v1/jobs`.',
});

export const tooManyJobs = declareError(429, 'too_many_jobs', {
  example: { limit: 50 },
  message: ({ limit }) => `There are ${limit} jobs that have not ended. Wait for one of them, or cancel it.`,
  when: 'The caller has the maximum number of jobs waiting or running.',
  remedy: 'Wait for one of them, or cancel one.',
  headers: { 'retry-after': '10' },
});

export const fileQuotaExceeded = declareError(409, 'file_quota_exceeded', {
  example: { of: 'user', used_mb: 4900, needed_mb: 300, limit_mb: 5000 },
  message: ({ of, used_mb, needed_mb, limit_mb }) =>
    `${of === 'workspace' ? 'The files of this workspace' : 'Your files'} take up ${used_mb} of ${limit_mb} MB, and this one needs ${needed_mb} MB. Remove files of jobs that you no longer need, or wait: each is deleted after seven days.`,
  when: 'The file of the job would exceed the quota of the user or of the workspace. Kept files count, and what unfinished jobs are going to make.',
  remedy:
    'Remove files that are no longer needed with `DELETE /v1/jobs/{job_id}`; `file_usage` of `GET /v1/jobs` says what is used.',
});

export const jobIsUnfinished = declareError(409, 'job_is_unfinished', {
  message: 'The job has not ended: cancel it, then take it off the list.',
  when: 'The job is waiting or running.',
  remedy: 'Cancel it first.',
});

export const jobFileNotFound = declareError(404, 'job_file_not_found', {
  message: 'This job has no file, or no longer.',
  param: 'job_id',
  when: 'The job makes no file, has not ended, or its file has expired.',
  remedy: 'Check `file` of the job. If the file has expired, start the work again.',
});

const inState = (state: string, message: string) =>
  declareError(409, `job_is_${state}`, {
    message,
    when: `The job is ${state}.`,
    remedy: 'Get the job again: `can_cancel` and `can_retry` say what is possible.',
  });

const isQueued = inState('queued', 'Only a failed or cancelled job can be tried again.');
const isRunning = inState('running', 'Only a failed or cancelled job can be tried again.');
const isDone = inState('done', 'The job has ended already.');
const isFailed = inState('failed', 'The job has ended already.');

export const jobKindUnknown = declareError(409, 'job_kind_unknown', {
  message: 'This version does not know how to do this job.',
  when: 'The job was created by a newer version, or by a feature that has been removed.',
  remedy: 'Start the work again, or update the installation and retry.',
});

export const notCancellable = [isDone, isFailed];
export const notRetryable = [isQueued, isRunning, isDone, jobKindUnknown];

/** Ends a job, and is never the answer of a call. */
export const jobFailed = declareError(500, 'job_failed', {
  message: 'Something went wrong while this was being made. Try it again.',
  when: 'The server has a defect, or was stopped too often while the job was running.',
  remedy: 'Retry the job.',
});
