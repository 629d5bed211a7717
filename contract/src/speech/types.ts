import { z } from 'zod';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { Flag } from '../kit/flag.ts';
import { VoiceSettings } from '../voices/types.ts';
import { OutputFormat } from './output-formats.ts';

/** U+0000 cannot be stored and half a surrogate pair is not text; both are refused before anything is counted. */
export const SpokenText = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'Text must not contain the character U+0000')
  .refine((text) => text.isWellFormed(), 'Text must not contain a lone surrogate');

/** What calls and sockets say of `apply_text_normalization`. */
export const normalizationNote =
  'Whether numbers, dates, units and abbreviations are written out as words before they are spoken. `auto`, the default, does so in every language that has rules: English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. `on` does the same, and warns (`normalization_not_available`) when a text with numbers is in another language. `off` hands the text to the engine as it is: `normalized_alignment` then holds the written text, and the engine reads numbers by its own rules.';

export const SpeechRequest = z
  .object({
    text: SpokenText.describe(
      'The text to speak. It is limited by the model and the plan; `GET /v1/models` lists the limits.',
    ),
    model_id: z
      .string()
      .nullish()
      .describe('The model to use, as `GET /v1/models` lists it; `eleven_multilingual_v2` when it is left out.'),
    language_code: z
      .string()
      .nullish()
      .describe(
        'The language of the text as an ISO 639-1 code. The server detects the language when this is left out.',
      ),
    voice_settings: VoiceSettings.nullish().describe(
      'Settings for this request alone. What is left out falls back to the settings of the voice in the workspace.',
    ),
    pronunciation_dictionary_locators: DictionaryLocators,
    seed: z
      .int()
      .min(0)
      .max(4294967295)
      .nullish()
      .describe('The same request with the same seed gives the same bytes; another seed gives another take.'),
    previous_text: z
      .string()
      .nullish()
      .describe('Accepted for compatibility. It has no effect, and a warning says so.'),
    next_text: z
      .string()
      .nullish()
      .describe('The text that comes next. The end of this text is spoken as if that text followed.'),
    previous_request_ids: z
      .array(z.string())
      .max(3)
      .nullish()
      .describe('Accepted for compatibility. It has no effect, and a warning says so.'),
    next_request_ids: z
      .array(z.string())
      .max(3)
      .nullish()
      .describe('Ids of requests that come next. The text of the first one is used when `next_text` is left out.'),
    use_pvc_as_ivc: z.boolean().nullish().describe('Accepted for compatibility; it has no effect.'),
    apply_text_normalization: z.enum(['auto', 'on', 'off']).nullish().describe(normalizationNote),
    apply_language_text_normalization: z.boolean().nullish().describe('Accepted for compatibility; it has no effect.'),
    redo_of: z
      .string()
      .nullish()
      .describe(
        'Veery only. The id of a history item with the same voice, model, settings and output format. Sentences that its text has too keep the sound they have there and cost nothing; only the others are spoken and charged. The headers `x-veery-kept-sentences` and `x-veery-spoken-sentences` say which.',
      ),
    redo_sentences: z
      .array(z.int().min(0))
      .max(10_000)
      .nullish()
      .describe(
        'Veery only. With `redo_of`: the numbers of sentences that are spoken again although their text did not change, counted from 0 as `POST /v1/text-to-speech/{voice_id}/price` lists them. Another `seed` makes them sound different.',
      ),
    take_of: z
      .string()
      .nullish()
      .describe(
        'Veery only. The id of a history item that this is another take of, although its text was changed. Items with the same text are takes of one another anyway, and `redo_of` implies this. While text, voice and settings are those of the item, two takes of it are free for 30 days.',
      ),
  })
  .meta({ id: 'SpeechRequest' });

export type SpeechRequest = z.output<typeof SpeechRequest>;

export const SpeechQuery = z.object({
  output_format: OutputFormat.default('mp3_44100_128').describe(
    'Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan.',
  ),
  enable_logging: Flag.prefault(true).describe(
    'When false, nothing is kept in the history, and the cache is neither read nor written.',
  ),
  optimize_streaming_latency: z.coerce
    .number()
    .int()
    .min(0)
    .max(4)
    .optional()
    .describe('Accepted for compatibility; it has no effect, because audio is always sent as early as possible.'),
});

export type SpeechQuery = z.output<typeof SpeechQuery>;

export const CharacterAlignment = z
  .object({
    characters: z.array(z.string()).describe('The characters of the text, one per entry.'),
    character_start_times_seconds: z
      .array(z.number())
      .describe('When each character begins, in seconds from the start of the audio.'),
    character_end_times_seconds: z
      .array(z.number())
      .describe('When each character ends, in seconds from the start of the audio.'),
  })
  .meta({ id: 'CharacterAlignment' });

export type CharacterAlignment = z.output<typeof CharacterAlignment>;

export const AudioWithTimestamps = z
  .object({
    audio_base64: z.string().describe('The audio in base64. The audio of several objects joins to one file.'),
    alignment: CharacterAlignment.nullable().describe(
      'Times of the text as it was sent; null for audio that belongs to no character.',
    ),
    normalized_alignment: CharacterAlignment.nullable().describe(
      'Times of the text as it was spoken, with numbers and dates written out; null for audio that belongs to no character.',
    ),
  })
  .meta({ id: 'AudioWithTimestamps' });

export type AudioWithTimestamps = z.output<typeof AudioWithTimestamps>;

export const SpeechWarning = z.object({
  code: z.string().describe('The stable code of the warning.'),
  message: z.string().describe('The warning in English.'),
  language: z
    .string()
    .optional()
    .describe(
      'With `language_uncertain`: the ISO 639-1 code of the language that the text seems to be in, though it was read in another. Send it as `language_code` to have the text read in it.',
    ),
});

export const SpeechPrice = z
  .object({
    characters: z.int().describe('The characters of the text that would be charged.'),
    credits: z.int().describe('What the request would cost at this moment. It is 0 where the audio is there already.'),
    is_cached: z.boolean().describe('Whether the answer would be audio that the history has already.'),
    regenerations_left: z
      .int()
      .nullable()
      .describe(
        'How many more takes of this text are free: with `take_of`, or `redo_of`, of an item with the same text, voice and settings. Null where there is no such item, or it is more than 30 days old.',
      ),
    sentences: z
      .array(
        z.object({
          text: z.string().describe('The sentence as it was sent, with the spaces after it.'),
          is_kept: z.boolean().describe('Whether it would keep the sound that it has in the item of `redo_of`.'),
        }),
      )
      .describe('The sentences of the text, in its order. Joined they are the text.'),
    warnings: z
      .array(SpeechWarning)
      .describe('What the speech would tell in its header `x-veery-warnings`, such as a doubt about its language.'),
  })
  .meta({ id: 'SpeechPrice' });

export type SpeechPrice = z.output<typeof SpeechPrice>;
