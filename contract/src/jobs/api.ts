import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { paymentIssue, quotaExceeded } from '../usage/errors.ts';
import { FileUsage, Job } from './types.ts';
import { fileQuotaExceeded, jobFileNotFound, jobIsUnfinished, jobNotFound, tooManyJobs } from './errors.ts';
import { notCancellable, notRetryable } from './errors.ts';

const JobId = z.object({ job_id: z.string().describe('The id of a job, as `GET /v1/jobs` lists it.') });

export const listJobs = endpoint({
  method: 'GET',
  path: '/v1/jobs',
  operation: 'jobs_list',
  summary: 'List jobs',
  description:
    "Lists the caller's jobs, newest first: those that wait or run, and those that have ended and were not dismissed. Jobs are deleted 30 days after they end. An API key sees only the kinds that its permissions cover, and never the archive of personal data.",
  tag: 'jobs',
  permission: 'any-key',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('The number of jobs to return.'),
  }),
  response: z.object({
    jobs: z.array(Job).describe('The jobs.'),
    file_usage: FileUsage.describe(
      'How much kept files take of the quotas. Each file counts as one megabyte at least; the archive of personal data does not count.',
    ),
  }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/v1/jobs/{job_id}',
  operation: 'jobs_get',
  summary: 'Get a job',
  description:
    "Returns one of the caller's jobs with its progress, its error and its file. Poll it, or listen to `GET /v1/live`.",
  tag: 'jobs',
  permission: 'by-kind',
  whenLocked: true,
  params: JobId,
  response: Job,
  errors: [jobNotFound],
});

export const cancelJob = endpoint({
  method: 'POST',
  path: '/v1/jobs/{job_id}/cancel',
  operation: 'jobs_cancel',
  summary: 'Cancel a job',
  description:
    'Stops a job. A job that runs finishes its current step first. Audio that a speech batch has made by then stays in the history and stays charged. Cancelling a cancelled job again is not an error.',
  tag: 'jobs',
  permission: 'by-kind',
  params: JobId,
  response: Job,
  errors: [jobNotFound, ...notCancellable],
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/v1/jobs/{job_id}/retry',
  operation: 'jobs_retry',
  summary: 'Retry a job',
  description:
    'Puts a failed or cancelled job back into the queue. A speech batch goes on with the rows that are not done; other jobs start from the beginning. The job continues in the name of whoever retries it: the credit limit of their API key applies.',
  tag: 'jobs',
  permission: 'by-kind',
  params: JobId,
  response: Job,
  errors: [jobNotFound, tooManyJobs, fileQuotaExceeded, ...notRetryable, paymentIssue, quotaExceeded],
});

export const dismissJob = endpoint({
  method: 'DELETE',
  path: '/v1/jobs/{job_id}',
  operation: 'jobs_dismiss',
  summary: 'Dismiss a job',
  description:
    'Removes a job that has ended from the list and deletes its file, which frees its part of the quota of files. Audio that it added to the history stays there.',
  tag: 'jobs',
  permission: 'by-kind',
  params: JobId,
  response: Ok,
  errors: [jobNotFound, jobIsUnfinished],
});

export const getJobFile = endpoint({
  method: 'GET',
  path: '/v1/jobs/{job_id}/file',
  operation: 'jobs_getFile',
  summary: 'Download the file of a job',
  description:
    'Returns the file that a job has made. It is kept for seven days; `file.expires_at_unix` of the job says until when.',
  tag: 'jobs',
  permission: 'by-kind',
  whenLocked: true,
  media: true,
  params: JobId,
  response: bytes('application/zip', 'video/mp4'),
  errors: [jobNotFound, jobFileNotFound],
});
