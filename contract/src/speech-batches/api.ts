/** Bulk speech: many texts, one job, one zip. */
import { z } from 'zod';
import { Job } from '../jobs/types.ts';
import { endpoint } from '../kit/endpoint.ts';
import { OutputFormat } from '../speech/output-formats.ts';
import { BatchRow, BatchRowCheck, BatchRowState, maxBatchRows } from './types.ts';
import { invalidBatchRow } from './errors.ts';
import { quotaExceeded } from '../usage/errors.ts';
import { jobNotFound, tooManyJobs } from '../jobs/errors.ts';

const Batch = z.object({
  rows: z.array(BatchRow).min(1).max(maxBatchRows),
  defaults: z.object({
    voice_id: z.string(),
    model_id: z.string().nullish(),
    output_format: OutputFormat.default('mp3_44100_128'),
  }),
});

export const checkSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches/check',
  operation: 'speechBatches_check',
  summary: 'What every row would cost and what is wrong with it; nothing is spoken or charged',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  body: Batch,
  response: z.object({ rows: z.array(BatchRowCheck), total_credits: z.int(), credits_left: z.int() }),
});

export const createSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches',
  operation: 'speechBatches_create',
  summary: 'Speak every row as a job that ends with a zip; rows that cannot be spoken refuse the whole',
  tag: 'speech-batches',
  cost: 'What speaking every row alone costs; rows that are cancelled or fail are free.',
  permission: 'text_to_speech',
  idempotent: true,
  body: Batch.extend({ name: z.string().trim().min(1).max(200) }),
  response: Job,
  errors: [invalidBatchRow, quotaExceeded, tooManyJobs],
});

export const listSpeechBatchRows = endpoint({
  method: 'GET',
  path: '/v1/speech-batches/{job_id}/rows',
  operation: 'speechBatches_listRows',
  summary: 'The rows of a bulk job, with what became of each',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  params: z.object({ job_id: z.string() }),
  response: z.object({ rows: z.array(BatchRowState) }),
  errors: [jobNotFound],
});
