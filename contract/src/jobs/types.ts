import { z } from 'zod';
import { JobFailure, withSubject } from './subject.ts';

const Usage = z.object({
  used_bytes: z.int().describe('Bytes of kept files, and of files that unfinished jobs are going to make.'),
  limit_bytes: z.int().nullable().describe('The quota in bytes; null if there is none.'),
});

export const FileUsage = z
  .object({
    user: Usage.describe("The caller's files."),
    workspace: Usage.describe('The files of all members of the workspace.'),
  })
  .meta({ id: 'FileUsage' });

export type FileUsage = z.output<typeof FileUsage>;

export const Job = withSubject({
  job_id: z.string().describe('The id of the job.'),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).describe('Where the job stands.'),
  done: z.int().describe('Steps that are done, out of `total`.'),
  total: z.int().describe('Steps that the job has: rows to speak, or files to pack.'),
  seconds_left: z
    .int()
    .nullable()
    .describe('The remaining time in seconds, estimated from the pace so far; null while it is not known.'),
  queue_position: z.int().nullable().describe('How many jobs of this kind come before it; null once it runs.'),
  error: JobFailure.nullable().describe('Why the job failed; null otherwise.'),
  file: z
    .object({
      name: z.string(),
      type: z.string().describe('The media type of the file.'),
      size_bytes: z.int().describe('The size of the file in bytes.'),
      url: z.string().describe('Where to download the file, relative to the server.'),
      expires_at_unix: z.int().describe('When the file is deleted, in Unix seconds.'),
    })
    .nullable()
    .describe('The file that the job made; null if there is none, or if it has expired.'),
  can_cancel: z.boolean().describe('Whether the job can be cancelled now.'),
  can_retry: z.boolean().describe('Whether the job can be retried now.'),
  created_at_unix: z.int().describe('When the job was created, in Unix seconds.'),
  started_at_unix: z.int().nullable().describe('When the job started to run, in Unix seconds; null while it waits.'),
  ended_at_unix: z.int().nullable().describe('When the job ended, in Unix seconds; null until then.'),
}).meta({ id: 'Job' });

export type Job = z.output<typeof Job>;
