import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { messageCredentials, SocketError } from '../kit/socket.ts';
import { OutputFormat } from '../speech/output-formats.ts';
import { SpokenText } from '../speech/types.ts';
import { VoiceSettings } from '../voices/types.ts';

export const SpeechSocketQuery = z.object({
  model_id: z.string().optional(),
  language_code: z.string().optional(),
  enable_logging: Flag.prefault(true),
  enable_ssml_parsing: Flag.prefault(false).describe('Accepted; break and phoneme tags are always read as such'),
  output_format: OutputFormat.default('mp3_44100_128'),
  inactivity_timeout: z.coerce.number().int().min(1).max(180).default(20).describe('Seconds'),
  // Alignments are always sent.
  sync_alignment: Flag.prefault(false),
  auto_mode: Flag.prefault(false).describe('Speak each sentence as soon as it is complete'),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).optional(),
  seed: z.coerce.number().int().min(0).max(4294967295).optional(),
  optimize_streaming_latency: z.coerce.number().int().min(0).max(4).optional(),
});

export type SpeechSocketQuery = z.output<typeof SpeechSocketQuery>;

export const GenerationConfig = z
  .object({
    chunk_length_schedule: z
      .array(z.number().min(50).max(500))
      .min(1)
      .max(100)
      .nullish()
      .describe('Characters that are waited for before the first, second, … text is spoken; the last one stays'),
  })
  .meta({ id: 'GenerationConfig' });

export type GenerationConfig = z.output<typeof GenerationConfig>;

const PronunciationDictionaryLocator = z
  .object({ pronunciation_dictionary_id: z.string(), version_id: z.string().nullish() })
  .meta({ id: 'PronunciationDictionaryLocator' });

/** How the texts are to be spoken: said in the first message, and unchanged after it. */
const manner = {
  voice_settings: VoiceSettings.nullish(),
  generation_config: GenerationConfig.nullish(),
  generator_config: GenerationConfig.nullish(),
  pronunciation_dictionary_locators: z.array(PronunciationDictionaryLocator).max(100).nullish(),
};

export const SpeechText = z
  .object({
    text: SpokenText.describe('" " opens, "" ends the speech'),
    try_trigger_generation: z.boolean().nullish().describe('Speak what is waiting, if it is 50 characters or more'),
    flush: z.boolean().nullish().describe('Speak everything that is waiting'),
    ...manner,
    ...messageCredentials,
  })
  .meta({ id: 'SpeechText' });

export type SpeechText = z.output<typeof SpeechText>;

const ContextId = z.string().max(200).nullish();

export const ContextText = z
  .object({
    text: SpokenText.nullish().describe('"" keeps the context alive'),
    context_id: ContextId.describe('Absent: the default context'),
    contextId: ContextId,
    flush: z.boolean().nullish().describe('Speak everything that is waiting'),
    close_context: z.boolean().nullish().describe('End the context; what was not flushed is not spoken'),
    close_socket: z.boolean().nullish().describe('Speak what is waiting in every context, then close'),
    try_trigger_generation: z.boolean().nullish(),
    ...manner,
    ...messageCredentials,
  })
  .meta({ id: 'ContextText' });

export type ContextText = z.output<typeof ContextText>;

/** Whole milliseconds from the start of the message's own audio. */
export const MessageAlignment = z
  .object({
    chars: z.array(z.string()),
    charStartTimesMs: z.array(z.int()),
    charDurationsMs: z.array(z.int()),
    charsDurationsMs: z.array(z.int()).describe('The same; its older name'),
  })
  .meta({ id: 'MessageAlignment' });

export type MessageAlignment = z.output<typeof MessageAlignment>;

const audio = {
  audio: z.string().describe('Base64; the audio of all messages joins to one file'),
  isFinal: z.null(),
  is_final: z.null(),
  normalizedAlignment: MessageAlignment.nullable().describe('Of the text as it was spoken'),
  alignment: MessageAlignment.nullable().describe('Of the text as it was sent'),
};

const final = {
  audio: z.null(),
  isFinal: z.literal(true),
  is_final: z.literal(true),
  normalizedAlignment: z.null(),
  alignment: z.null(),
};

const context = { contextId: z.string(), context_id: z.string() };

export const SpeechAudio = z.object(audio).meta({ id: 'SpeechAudio' });

export type SpeechAudio = z.output<typeof SpeechAudio>;

export const SpeechFinal = z.object(final).meta({ id: 'SpeechFinal' });

export const ContextAudio = z.object({ ...audio, ...context }).meta({ id: 'ContextAudio' });

export const ContextFinal = z.object({ ...final, ...context }).meta({ id: 'ContextFinal' });

export const ContextError = z
  .object({ ...SocketError.shape, ...context })
  .meta({ id: 'ContextError', description: 'The context has ended for this fault; the socket stays open' });
