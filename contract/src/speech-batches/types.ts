import { z } from 'zod';
import { JobFailure } from '../jobs/subject.ts';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { SpokenText } from '../speech/types.ts';
import { VoiceSettings } from '../voices/types.ts';

export const maxBatchRows = 1000;

/** One line of the file. Everything but the text falls back to `defaults`. */
export const BatchRow = z
  .object({
    text: SpokenText.describe('The text of the row. It is limited by the model and the plan.'),
    voice: z
      .string()
      .max(100)
      .nullish()
      .describe('The id of a voice, or its name in any case. The default voice speaks when it is left out.'),
    model_id: z.string().max(100).nullish().describe('The model of this row; the default model when it is left out.'),
    language_code: z
      .string()
      .max(10)
      .nullish()
      .describe('The language of the text as an ISO 639-1 code; detected when it is left out.'),
    filename: z
      .string()
      .max(200)
      .nullish()
      .describe(
        "The name of the file in the zip, without its extension. The server builds one from the row's number and text when it is left out.",
      ),
    seed: z.int().min(0).max(4294967295).nullish().describe('The same row with the same seed gives the same audio.'),
    pronunciation_dictionary_locators: DictionaryLocators.describe(
      'The pronunciation dictionaries of this row, up to 3; those of `defaults` when they are left out or null, and none for an empty list.',
    ),
    voice_settings: VoiceSettings.nullish().describe(
      'Settings for this row alone. What is left out falls back to the settings of the voice in the workspace.',
    ),
  })
  .meta({ id: 'BatchRow' });

export type BatchRow = z.output<typeof BatchRow>;

export const BatchRowCheck = z
  .object({
    row_index: z.int().describe('The position of the row, counted from 0.'),
    characters: z
      .int()
      .describe('Characters of the text, counted as Unicode code points; 0 for a row that cannot be spoken.'),
    credits: z.int().describe('What speaking the row would cost, in credits; 0 for a row that cannot be spoken.'),
    voice_id: z.string().nullable().describe('The voice that will speak; null if the row names an unknown one.'),
    voice_name: z.string().nullable().describe('The name of that voice; null if the row names an unknown one.'),
    file_name: z.string().describe("The name of the row's file in the zip."),
    error: JobFailure.nullable().describe('Why the row cannot be spoken; null if it can.'),
  })
  .meta({ id: 'BatchRowCheck' });

export type BatchRowCheck = z.output<typeof BatchRowCheck>;

export const BatchRowState = z
  .object({
    row_index: z.int().describe('The position of the row, counted from 0.'),
    text: z.string().describe('The text of the row.'),
    voice_name: z.string().describe('The name of the voice that speaks the row.'),
    file_name: z.string().describe("The name of the row's file in the zip."),
    credits: z.int().describe('What the row cost, in credits; the expected cost until it is done.'),
    state: z.enum(['waiting', 'running', 'done', 'failed']).describe('Where the row stands.'),
    history_item_id: z
      .string()
      .nullable()
      .describe('The history item that holds the audio; null until the row is done.'),
    error: JobFailure.nullable().describe('Why the row failed; null otherwise.'),
  })
  .meta({ id: 'BatchRowState' });

export type BatchRowState = z.output<typeof BatchRowState>;
