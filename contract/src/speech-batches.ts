/** Bulk speech: many texts, one job, one zip. */
import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Job } from './jobs.ts';
import { OutputFormat } from './output-formats.ts';
import { SpokenText } from './speech.ts';
import { VoiceSettings } from './voices.ts';

export const maxBatchRows = 1000;

/** One line of the file. Everything but the text falls back to `defaults`. */
export const BatchRow = z
  .object({
    text: SpokenText,
    /** An id or the name of a voice, any case. */
    voice: z.string().max(100).nullish(),
    model_id: z.string().max(100).nullish(),
    language_code: z.string().max(10).nullish(),
    /** Of its file in the zip, without an ending; made from number and text where absent. */
    filename: z.string().max(200).nullish(),
    seed: z.int().min(0).max(4294967295).nullish(),
    voice_settings: VoiceSettings.nullish(),
  })
  .meta({ id: 'BatchRow' });
export type BatchRow = z.output<typeof BatchRow>;

const Batch = z.object({
  rows: z.array(BatchRow).min(1).max(maxBatchRows),
  defaults: z.object({
    voice_id: z.string(),
    model_id: z.string().nullish(),
    output_format: OutputFormat.default('mp3_44100_128'),
  }),
});

export const BatchRowCheck = z
  .object({
    row_index: z.int(),
    characters: z.int(),
    /** 0 where it would cost nothing or cannot be spoken. */
    credits: z.int(),
    voice_id: z.string().nullable(),
    voice_name: z.string().nullable(),
    file_name: z.string(),
    error: z.object({ status: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'BatchRowCheck' });
export type BatchRowCheck = z.output<typeof BatchRowCheck>;

export const checkSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches/check',
  summary: 'What every row would cost and what is wrong with it; nothing is spoken or charged',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  body: Batch,
  response: z.object({ rows: z.array(BatchRowCheck), total_credits: z.int(), credits_left: z.int() }),
});

export const createSpeechBatch = endpoint({
  method: 'POST',
  path: '/v1/speech-batches',
  summary: 'Speak every row as a job that ends with a zip; rows that cannot be spoken refuse the whole',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  body: Batch.extend({ name: z.string().trim().min(1).max(200) }),
  response: Job,
});

export const BatchRowState = z
  .object({
    row_index: z.int(),
    text: z.string(),
    voice_name: z.string(),
    file_name: z.string(),
    credits: z.int(),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    history_item_id: z.string().nullable(),
    error: z.object({ status: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'BatchRowState' });
export type BatchRowState = z.output<typeof BatchRowState>;

export const listSpeechBatchRows = endpoint({
  method: 'GET',
  path: '/v1/speech-batches/{job_id}/rows',
  summary: 'The rows of a bulk job, with what became of each',
  tag: 'speech-batches',
  permission: 'text_to_speech',
  params: z.object({ job_id: z.string() }),
  response: z.object({ rows: z.array(BatchRowState) }),
});
