import { z } from 'zod';
import { CharacterAlignment } from '../speech/types.ts';
import { ResolvedVoiceSettings } from '../voices/types.ts';

/** Takes are items that speak one text, or corrections of it. */
export const Take = z
  .object({
    group_id: z.string().describe('The same for all takes of a text: the id of the first one.'),
    number: z
      .int()
      .describe('The number of the take among those of its text, from 1. Items with the same audio share it.'),
    count: z.int().describe('How many takes of its text there are.'),
    name: z.string().nullable().describe('The name that the user gave it.'),
    is_final: z.boolean().describe('Whether the user chose this take. At most one of a text is final.'),
  })
  .meta({ id: 'Take' });

export type Take = z.output<typeof Take>;

export const maxTakeName = 60;

export const HistoryItem = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    request_id: z.string().nullable().describe('The `request-id` of the request that generated it.'),
    voice_id: z.string().nullable().describe('The voice that spoke.'),
    model_id: z.string().nullable().describe('The model that was asked for.'),
    voice_name: z.string().nullable().describe('The name of the voice at that time.'),
    voice_category: z.string().nullable().describe('The category of the voice, such as `premade`.'),
    text: z
      .string()
      .nullable()
      .describe('The text as it was sent. If the client disconnected early, only the part that was spoken.'),
    date_unix: z.int().describe('When the item was created, in Unix seconds.'),
    character_count_change_from: z.int().describe('Credits used in the period before this generation.'),
    character_count_change_to: z.int().describe('Credits used in the period after it. The difference is what it cost.'),
    content_type: z.string().describe('The media type of the audio.'),
    state: z
      .enum(['created', 'deleted', 'processing'])
      .describe('The state of the item. Listed items are always `created`.'),
    settings: ResolvedVoiceSettings.nullable().describe('The voice settings that were used.'),
    feedback: z.null().describe('Always null: feedback on items is not available yet.'),
    share_link_id: z.null().describe('Always null: sharing is not available yet.'),
    source: z.enum(['TTS', 'STS']).nullable().describe('Made from text (`TTS`) or from speech (`STS`).'),
    output_format: z.string().nullable().describe('The audio format, in the notation of `output_format`.'),
    dialogue: z.null().describe('Always null: dialogues are not available yet.'),
    alignments: z
      .object({
        alignment: CharacterAlignment.describe('Times of the text as it was sent.'),
        normalized_alignment: CharacterAlignment.describe('Times of the text as it was spoken.'),
      })
      .nullable()
      .describe('The time of every character. Lists leave it null.'),
    is_partial: z
      .boolean()
      .describe('Veery only. True if the client disconnected early; the text is then what was spoken.'),
    duration_seconds: z.number().nullable().describe('Veery only. The length of the audio in seconds.'),
    take: Take.describe('Veery only. Which take of its text the item is.'),
    warnings: z
      .array(
        z.object({
          code: z.string().describe('The stable code of the warning.'),
          message: z.string().describe('The warning in English.'),
          language: z
            .string()
            .optional()
            .describe(
              'With `language_uncertain`: the ISO 639-1 code of the language that the text seems to be in, though it was read in another. Send it as `language_code` to have the text read in it.',
            ),
        }),
      )
      .describe('Veery only. What the engine could not honour.'),
  })
  .meta({ id: 'HistoryItem' });

export type HistoryItem = z.output<typeof HistoryItem>;

export const Waveform = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    visual_waveform: z
      .array(z.number())
      .describe(
        'Heights from 0 to 1, spread evenly over the audio. Empty for items that were made before waveforms were measured.',
      ),
    duration_seconds: z.number().describe('The length of the audio in seconds.'),
    loudness_db: z
      .number()
      .nullable()
      .describe('The level of everything but silence, in dB relative to full scale (RMS); null if it is not known.'),
  })
  .meta({ id: 'Waveform' });

export type Waveform = z.output<typeof Waveform>;

/** Ids in one call. */
export const maxHistoryIds = 1000;
