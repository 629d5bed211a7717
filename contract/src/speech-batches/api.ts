/** Bulk speech: many texts, one job, one zip. */
import { z } from 'zod';
import { timedTextFormats } from '../history/files.ts';
import { Job } from '../jobs/types.ts';
import { endpoint } from '../kit/endpoint.ts';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { OutputFormat } from '../speech/output-formats.ts';
import { BatchRow, BatchRowCheck, BatchRowState, maxBatchRows } from './types.ts';
import { invalidBatchRow } from './errors.ts';
import { paymentIssue, quotaExceeded } from '../usage/errors.ts';
import { fileQuotaExceeded, jobNotFound, tooManyJobs } from '../jobs/errors.ts';

const Batch = z.object({
  rows: z.array(BatchRow).min(1).max(maxBatchRows).describe('The rows to speak, up to 1000.'),
  defaults: z
    .object({
      voice_id: z.string().describe('The voice of rows that name none.'),
      model_id: z
        .string()
        .nullish()
        .describe('The model of rows that name none; `eleven_multilingual_v2` when it is left out.'),
      output_format: OutputFormat.default('mp3_44100_128').describe('The audio format of all rows.'),
      pronunciation_dictionary_locators: DictionaryLocators.describe(
        'The pronunciation dictionaries of rows that name none, up to 3. The list of the workspace applies when they are left out or null; an empty list means none. The whole job speaks with the versions that it began with.',
      ),
    })
    .describe('What applies to every row that does not say otherwise.'),
});

export const checkSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches/check',
  operation: 'speechBatches_check',
  summary: 'Check a speech batch',
  description:
    'Says for every row what it would cost and whether it can be spoken, along with the credits that are left. Nothing is spoken, kept or charged.',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  body: Batch,
  response: z.object({
    rows: z.array(BatchRowCheck).describe('One result per row, in the order in which they were sent.'),
    total_credits: z.int().describe('What all rows together would cost, in credits.'),
    credits_left: z.int().describe('Credits that the workspace and the API key have left; -1 where more may be used.'),
  }),
});

export const createSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches',
  operation: 'speechBatches_create',
  summary: 'Create a speech batch',
  description:
    'Starts a job that speaks every row and ends with a zip of the audio files and a report. The batch is refused as a whole if any row cannot be spoken, or if all rows together cost more than the credits that are left. A row that fails later is reported in the zip and does not stop the others.',
  tag: 'speech-batches',
  cost: 'The sum of what each row would cost on its own. Rows that fail or are cancelled are free.',
  permission: 'text_to_speech',
  idempotent: true,
  body: Batch.extend({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('A name for the batch, which appears in the list of jobs and in the name of the zip.'),
    subtitles: z
      .array(z.enum(timedTextFormats))
      .max(timedTextFormats.length)
      .nullish()
      .describe(
        'Puts subtitles (`srt`, `vtt`), or the words with their times (`json`), beside the audio of each row in the zip.',
      ),
  }),
  response: Job,
  errors: [invalidBatchRow, paymentIssue, quotaExceeded, tooManyJobs, fileQuotaExceeded],
});

export const listSpeechBatchRows = endpoint({
  method: 'GET',
  path: '/v1/speech-batches/{job_id}/rows',
  operation: 'speechBatches_listRows',
  summary: 'List the rows of a batch',
  description:
    'Answers every row of a speech batch with its state, what it cost, and the history item that holds its audio. Only the user who started the job can read it.',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  params: z.object({ job_id: z.string().describe('The id of the job, as `POST /v1/speech-batches` answers it.') }),
  response: z.object({ rows: z.array(BatchRowState).describe('The rows, in the order in which they were sent.') }),
  errors: [jobNotFound],
});
