import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { VoiceSettings } from '../voices/types.ts';
import { OutputFormat } from './output-formats.ts';

/** U+0000 cannot be stored and half a surrogate pair is not text; both are refused before anything is counted. */
export const SpokenText = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'Text must not contain the character U+0000')
  .refine((text) => text.isWellFormed(), 'Text must not contain a lone surrogate');

export const SpeechRequest = z
  .object({
    text: SpokenText,
    model_id: z.string().nullish().describe('eleven_multilingual_v2 unless told'),
    language_code: z.string().nullish().describe('ISO 639-1; detected unless told'),
    voice_settings: VoiceSettings.nullish(),
    pronunciation_dictionary_locators: z
      .array(z.unknown())
      .nullish()
      .describe('There are no dictionaries yet: naming one is a 404'),
    seed: z
      .int()
      .min(0)
      .max(4294967295)
      .nullish()
      .describe('The same seed gives the same bytes; another one another take'),
    previous_text: z.string().nullish().describe('Accepted; no engine begins differently for it'),
    next_text: z.string().nullish().describe('The end is spoken as one before this'),
    previous_request_ids: z.array(z.string()).max(3).nullish().describe('Accepted, as previous_text'),
    next_request_ids: z
      .array(z.string())
      .max(3)
      .nullish()
      .describe('Where next_text is absent, the text of the first of these is used'),
    use_pvc_as_ivc: z.boolean().nullish(),
    apply_text_normalization: z
      .enum(['auto', 'on', 'off'])
      .nullish()
      .describe('English numbers, dates and the like are written out, unless off'),
    apply_language_text_normalization: z.boolean().nullish(),
  })
  .meta({ id: 'SpeechRequest' });

export type SpeechRequest = z.output<typeof SpeechRequest>;

export const SpeechQuery = z.object({
  output_format: OutputFormat.default('mp3_44100_128'),
  enable_logging: Flag.prefault(true).describe('false keeps no history, and neither reads nor writes the cache'),
  optimize_streaming_latency: z.coerce.number().int().min(0).max(4).optional().describe('Accepted; it is always quick'),
});

export type SpeechQuery = z.output<typeof SpeechQuery>;

export const CharacterAlignment = z
  .object({
    characters: z.array(z.string()),
    character_start_times_seconds: z.array(z.number()),
    character_end_times_seconds: z.array(z.number()),
  })
  .meta({ id: 'CharacterAlignment' });

export type CharacterAlignment = z.output<typeof CharacterAlignment>;

export const AudioWithTimestamps = z
  .object({
    audio_base64: z.string(),
    alignment: CharacterAlignment.nullable(),
    normalized_alignment: CharacterAlignment.nullable(),
  })
  .meta({ id: 'AudioWithTimestamps' });

export type AudioWithTimestamps = z.output<typeof AudioWithTimestamps>;
