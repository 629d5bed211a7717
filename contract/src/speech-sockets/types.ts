import { z } from 'zod';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { Flag } from '../kit/flag.ts';
import { messageCredentials, SocketError } from '../kit/socket.ts';
import { OutputFormat } from '../speech/output-formats.ts';
import { normalizationNote, SpokenText } from '../speech/types.ts';
import { VoiceSettings } from '../voices/types.ts';

export const SpeechSocketQuery = z.object({
  model_id: z
    .string()
    .optional()
    .describe('The model to use, as `GET /v1/models` lists it; `eleven_multilingual_v2` when it is left out.'),
  language_code: z
    .string()
    .optional()
    .describe('The language of the text as an ISO 639-1 code; detected when it is left out.'),
  enable_logging: Flag.prefault(true).describe('When false, nothing is kept in the history.'),
  enable_ssml_parsing: Flag.prefault(false).describe(
    'Accepted for compatibility; `break` and `phoneme` tags are always read as such.',
  ),
  output_format: OutputFormat.default('mp3_44100_128').describe(
    'Codec, sample rate in hertz and, for mp3 and opus, bit rate in kbit/s. The audio is mono. Some formats need a higher plan.',
  ),
  inactivity_timeout: z.coerce
    .number()
    .int()
    .min(1)
    .max(180)
    .default(20)
    .describe('Seconds that the server waits for the next message before it closes the socket.'),
  sync_alignment: Flag.prefault(false).describe('Accepted for compatibility; alignments are always sent.'),
  auto_mode: Flag.prefault(false).describe(
    'Speaks each sentence as soon as it is complete, instead of following `chunk_length_schedule`.',
  ),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).optional().describe(normalizationNote),
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(4294967295)
    .optional()
    .describe('The same text with the same seed gives the same audio.'),
  optimize_streaming_latency: z.coerce
    .number()
    .int()
    .min(0)
    .max(4)
    .optional()
    .describe('Accepted for compatibility; it has no effect, because audio is always sent as early as possible.'),
});

export type SpeechSocketQuery = z.output<typeof SpeechSocketQuery>;

export const GenerationConfig = z
  .object({
    chunk_length_schedule: z
      .array(z.number().min(50).max(500))
      .min(1)
      .max(100)
      .nullish()
      .describe(
        'Characters to wait for before the first, second and further chunks are spoken. The last value stays in force. The default is `[120, 160, 250, 290]`.',
      ),
  })
  .meta({ id: 'GenerationConfig', description: 'When waiting text is spoken.' });

export type GenerationConfig = z.output<typeof GenerationConfig>;

/** How the text is to be spoken. The first message says it, and later messages may not change it. */
const voiceOptions = {
  voice_settings: VoiceSettings.nullish().describe(
    'Settings for this speech. What is left out falls back to the settings of the voice in the workspace.',
  ),
  generation_config: GenerationConfig.nullish().describe('When waiting text is spoken.'),
  generator_config: GenerationConfig.nullish().describe('An older name of `generation_config`.'),
  pronunciation_dictionary_locators: DictionaryLocators,
};

export const SpeechText = z
  .object({
    text: SpokenText.describe(
      'The next text. Open with a single space; an empty string ends the speech and closes the socket once everything has been spoken.',
    ),
    try_trigger_generation: z
      .boolean()
      .nullish()
      .describe('Speaks the waiting text now if it has at least 50 characters.'),
    flush: z.boolean().nullish().describe('Speaks all waiting text now.'),
    ...voiceOptions,
    ...messageCredentials,
  })
  .meta({
    id: 'SpeechText',
    description:
      'A part of the text, as the client sends it. Voice options belong in the first message and may not change later.',
  });

export type SpeechText = z.output<typeof SpeechText>;

const ContextId = z.string().max(200).nullish();

export const ContextText = z
  .object({
    text: SpokenText.nullish().describe('The next text of the context. An empty string keeps the context alive.'),
    context_id: ContextId.describe(
      'The context that the message is for. Messages without an id go to a default context.',
    ),
    contextId: ContextId.describe('The same as `context_id`.'),
    flush: z.boolean().nullish().describe('Speaks all waiting text of the context now.'),
    close_context: z
      .boolean()
      .nullish()
      .describe(
        'Ends the context. The sentence under way is the last: flushed text that is not yet spoken is dropped, and not charged.',
      ),
    close_socket: z.boolean().nullish().describe('Speaks the waiting text of every context, then closes the socket.'),
    try_trigger_generation: z
      .boolean()
      .nullish()
      .describe('Speaks the waiting text of the context now if it has at least 50 characters.'),
    ...voiceOptions,
    ...messageCredentials,
  })
  .meta({
    id: 'ContextText',
    description:
      'A part of the text of one context. Voice options belong in the first message of a context; other options later begin a new speech in it.',
  });

export type ContextText = z.output<typeof ContextText>;

export const MessageAlignment = z
  .object({
    chars: z.array(z.string()).describe('The characters of the text, one per entry.'),
    charStartTimesMs: z
      .array(z.int())
      .describe("When each character begins, in milliseconds from the start of this message's audio."),
    charDurationsMs: z.array(z.int()).describe('How long each character lasts, in milliseconds.'),
    charsDurationsMs: z.array(z.int()).describe('The same as `charDurationsMs`, under its older name.'),
  })
  .meta({
    id: 'MessageAlignment',
    description:
      'The time of every character in whole milliseconds, counted from the start of the audio in the same message.',
  });

export type MessageAlignment = z.output<typeof MessageAlignment>;

const audio = {
  audio: z.string().describe('Audio in base64. The audio of all messages joins to one file.'),
  isFinal: z.null().describe('Always null in a message with audio.'),
  is_final: z.null().describe('The same as `isFinal`.'),
  normalizedAlignment: MessageAlignment.nullable().describe(
    'Times of the text as it was spoken, with numbers and dates written out; null for audio that belongs to no character.',
  ),
  alignment: MessageAlignment.nullable().describe(
    'Times of the text as it was sent; null for audio that belongs to no character.',
  ),
};

const final = {
  audio: z.null().describe('Always null: all audio has been sent.'),
  isFinal: z.literal(true).describe('Always true.'),
  is_final: z.literal(true).describe('The same as `isFinal`.'),
  normalizedAlignment: z.null().describe('Always null.'),
  alignment: z.null().describe('Always null.'),
};

const context = {
  contextId: z.string().describe('The context that the message belongs to.'),
  context_id: z.string().describe('The same as `contextId`.'),
};

export const SpeechAudio = z
  .object(audio)
  .meta({ id: 'SpeechAudio', description: 'Audio with the times of its characters.' });

export type SpeechAudio = z.output<typeof SpeechAudio>;

export const SpeechFinal = z.object(final).meta({
  id: 'SpeechFinal',
  description: 'The end of the speech: all audio has been sent, and the socket closes with code 1000.',
});

export const ContextAudio = z
  .object({ ...audio, ...context })
  .meta({ id: 'ContextAudio', description: 'Audio of one context, with the times of its characters.' });

export const ContextFinal = z
  .object({ ...final, ...context })
  .meta({ id: 'ContextFinal', description: 'The end of a context: all of its audio has been sent.' });

export const ContextError = z
  .object({ ...SocketError.shape, ...context })
  .meta({ id: 'ContextError', description: 'An error that has ended one context. The socket stays open.' });
