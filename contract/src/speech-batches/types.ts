import { z } from 'zod';
import { SpokenText } from '../speech/types.ts';
import { VoiceSettings } from '../voices/types.ts';

export const maxBatchRows = 1000;

/** One line of the file. Everything but the text falls back to `defaults`. */
export const BatchRow = z
  .object({
    text: SpokenText,
    voice: z.string().max(100).nullish().describe('An id or the name of a voice, any case.'),
    model_id: z.string().max(100).nullish(),
    language_code: z.string().max(10).nullish(),
    filename: z
      .string()
      .max(200)
      .nullish()
      .describe('Of its file in the zip, without an ending; made from number and text where absent.'),
    seed: z.int().min(0).max(4294967295).nullish(),
    voice_settings: VoiceSettings.nullish(),
  })
  .meta({ id: 'BatchRow' });

export type BatchRow = z.output<typeof BatchRow>;

export const BatchRowCheck = z
  .object({
    row_index: z.int(),
    characters: z.int(),
    credits: z.int().describe('0 where it would cost nothing or cannot be spoken.'),
    voice_id: z.string().nullable(),
    voice_name: z.string().nullable(),
    file_name: z.string(),
    error: z.object({ status: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'BatchRowCheck' });

export type BatchRowCheck = z.output<typeof BatchRowCheck>;

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
