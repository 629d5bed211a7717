import { z } from 'zod';
import { JobFailure, withSubject } from './subject.ts';

export const Job = withSubject({
  job_id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Of `total` steps. */
  done: z.int(),
  total: z.int(),
  /** Seconds, from the pace so far; null where it is not known yet. */
  seconds_left: z.int().nullable(),
  /** Jobs of this kind that come before it; null once it runs. */
  queue_position: z.int().nullable(),
  error: JobFailure.nullable(),
  /** What it made; `url` is fetched with the session. */
  file: z
    .object({
      name: z.string(),
      type: z.string(),
      size_bytes: z.int(),
      url: z.string(),
      expires_at_unix: z.int(),
    })
    .nullable(),
  can_cancel: z.boolean(),
  /** A failed or cancelled one goes on where it was: what is done stays done. */
  can_retry: z.boolean(),
  created_at_unix: z.int(),
  started_at_unix: z.int().nullable(),
  ended_at_unix: z.int().nullable(),
}).meta({ id: 'Job' });

export type Job = z.output<typeof Job>;
