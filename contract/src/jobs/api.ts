import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Job } from './types.ts';
import { jobFileNotFound, jobIsUnfinished, jobNotFound, notCancellable, notRetryable } from './errors.ts';

const JobId = z.object({ job_id: z.string() });

export const listJobs = endpoint({
  method: 'GET',
  path: '/v1/jobs',
  operation: 'jobs_list',
  summary: "The caller's jobs that run, wait, or ended and were not dismissed; newest first",
  tag: 'jobs',
  permission: 'any-key',
  query: z.object({ page_size: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({ jobs: z.array(Job) }),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/v1/jobs/{job_id}',
  operation: 'jobs_get',
  summary: 'One job',
  tag: 'jobs',
  permission: 'any-key',
  params: JobId,
  response: Job,
  errors: [jobNotFound],
});

export const cancelJob = endpoint({
  method: 'POST',
  path: '/v1/jobs/{job_id}/cancel',
  operation: 'jobs_cancel',
  summary: 'Stop a job after the step it is at; what it made is kept',
  tag: 'jobs',
  permission: 'any-key',
  params: JobId,
  response: Job,
  errors: [jobNotFound, ...notCancellable],
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/v1/jobs/{job_id}/retry',
  operation: 'jobs_retry',
  summary: 'Let a failed or cancelled job go on where it was',
  tag: 'jobs',
  permission: 'any-key',
  params: JobId,
  response: Job,
  errors: [jobNotFound, ...notRetryable],
});

export const dismissJob = endpoint({
  method: 'DELETE',
  path: '/v1/jobs/{job_id}',
  operation: 'jobs_dismiss',
  summary: 'Take an ended job off the list; its file goes too',
  tag: 'jobs',
  permission: 'any-key',
  params: JobId,
  response: Ok,
  errors: [jobNotFound, jobIsUnfinished],
});

export const getJobFile = endpoint({
  method: 'GET',
  path: '/v1/jobs/{job_id}/file',
  operation: 'jobs_getFile',
  summary: 'The file that a job made',
  tag: 'jobs',
  permission: 'any-key',
  media: true,
  params: JobId,
  response: bytes('application/zip'),
  errors: [jobNotFound, jobFileNotFound],
});
