/** Messages of the socket that transcribes while somebody speaks. Names and shapes are those of the public API. */
import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { messageCredentials } from '../kit/socket.ts';
import { maxKeytermLength, realtimeModel } from './types.ts';

export const realtimeFormats = [
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
] as const;
export type RealtimeFormat = (typeof realtimeFormats)[number];

export const maxRealtimeKeyterms = 100;
/** Base64 of one chunk. */
export const maxChunkCharacters = 700_000;

/** A parameter that a client repeats comes as a list. */
const once = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: unknown) => (Array.isArray(value) ? (value as unknown[]).at(-1) : value), schema);
const list = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);

export const RealtimeQuery = z.object({
  model_id: z
    .string()
    .max(100)
    .default(realtimeModel)
    .describe(`\`${realtimeModel}\`, or the id of a recogniser that can listen in real time.`),
  audio_format: once(z.enum(realtimeFormats).default('pcm_16000')).describe(
    'The samples that the client sends: 16-bit little-endian PCM, or µ-law, of one channel.',
  ),
  language_code: z.string().max(20).optional().describe('The language as an ISO 639-1 or 639-3 code.'),
  commit_strategy: z
    .enum(['manual', 'vad'])
    .default('manual')
    .describe('Whether the client commits, or a silence does.'),
  vad_silence_threshold_secs: z.coerce
    .number()
    .min(0.3)
    .max(3)
    .default(1.5)
    .describe('With `vad`: the silence after which a transcript is committed, in seconds.'),
  vad_threshold: z.coerce.number().min(0.1).max(0.9).default(0.4).describe('With `vad`: how clear speech must be.'),
  min_speech_duration_ms: z.coerce
    .number()
    .int()
    .min(50)
    .max(2000)
    .default(100)
    .describe('With `vad`: shorter sounds are no speech.'),
  min_silence_duration_ms: z.coerce
    .number()
    .int()
    .min(50)
    .max(2000)
    .default(100)
    .describe('With `vad`: shorter pauses are no silence.'),
  include_timestamps: Flag.prefault(false).describe('Whether to send the times of the words too.'),
  include_language_detection: Flag.prefault(false).describe('Whether to send the language too.'),
  keyterms: z
    .preprocess(list, z.array(z.string().max(maxKeytermLength)).max(maxRealtimeKeyterms).optional())
    .describe('Words that are likely to be said. A recogniser that cannot use them leaves them unused.'),
  secondary_languages: z
    .preprocess(list, z.array(z.string().max(20)).max(20).optional())
    .describe('Accepted for compatibility. One language is listened for.'),
  no_verbatim: Flag.prefault(false).describe('Whether to leave out filler words.'),
  filter_background_audio: Flag.prefault(false).describe('Accepted for compatibility; without effect.'),
  entity_detection: z
    .preprocess(list, z.array(z.string().max(100)).max(100).optional())
    .describe('Refused: nothing here finds entities.'),
  transcript_edit: z.string().max(2000).optional().describe('Refused: no language model is connected.'),
  enable_logging: Flag.prefault(true).describe('Accepted for compatibility: nothing that is said on a socket is kept.'),
});
export type RealtimeQuery = z.output<typeof RealtimeQuery>;

export const InputAudioChunk = z
  .object({
    ...messageCredentials,
    message_type: z.literal('input_audio_chunk').describe('Always `input_audio_chunk`.'),
    audio_base_64: z.string().default('').describe('Samples in the format of the address, in base64. May be empty.'),
    commit: z.boolean().default(false).describe('Whether to commit what was said until here.'),
    sample_rate: z.number().nullish().describe('Must be that of `audio_format`, where it is given.'),
    previous_text: z
      .string()
      .max(10_000)
      .nullish()
      .describe('What was said before. Accepted with the first chunk; recognisers that cannot use it leave it unused.'),
  })
  .meta({ id: 'InputAudioChunk', description: 'A part of the sound, and whether to commit.' });
export type InputAudioChunk = z.output<typeof InputAudioChunk>;

export const SessionStarted = z
  .object({
    message_type: z.literal('session_started').describe('Always `session_started`.'),
    session_id: z.string().describe('The id of the session.'),
    config: z
      .object({
        sample_rate: z.int().describe('In Hz.'),
        audio_format: z.string().describe('As it was asked for.'),
        language_code: z.string().nullable().describe('As it was asked for.'),
        commit_strategy: z.string().describe('As it was asked for.'),
        vad_silence_threshold_secs: z.number().describe('As it was asked for.'),
        vad_threshold: z.number().describe('As it was asked for.'),
        min_speech_duration_ms: z.int().describe('As it was asked for.'),
        min_silence_duration_ms: z.int().describe('As it was asked for.'),
        model_id: z.string().describe('As it was asked for.'),
        enable_logging: z.boolean().describe('As it was asked for.'),
        include_timestamps: z.boolean().describe('As it was asked for.'),
        include_language_detection: z.boolean().describe('As it was asked for.'),
        keyterms: z.array(z.string()).describe('As they were asked for.'),
        no_verbatim: z.boolean().describe('As it was asked for.'),
      })
      .describe('What holds for this session.'),
    warnings: z
      .array(
        z.object({
          code: z.string().describe('The stable code of the warning.'),
          params: z
            .record(z.string(), z.string())
            .optional()
            .describe('The names that the warning holds, so that it can be worded in any language.'),
          message: z.string().describe('The warning in English.'),
        }),
      )
      .describe('Veery only. What cannot be done as asked.'),
  })
  .meta({ id: 'SessionStarted', description: 'The first message: what holds for the session.' });
export type SessionStarted = z.output<typeof SessionStarted>;

export const PartialTranscript = z
  .object({
    message_type: z.literal('partial_transcript').describe('Always `partial_transcript`.'),
    text: z.string().describe('What was said since the last commit, as far as it is known. It may still change.'),
  })
  .meta({ id: 'PartialTranscript', description: 'What was understood since the last commit.' });

export const CommittedTranscript = z
  .object({
    message_type: z.literal('committed_transcript').describe('Always `committed_transcript`.'),
    text: z.string().describe('What was said since the last commit. It does not change any more.'),
  })
  .meta({ id: 'CommittedTranscript', description: 'What was said, for good.' });

export const CommittedTranscriptWithTimestamps = z
  .object({
    message_type: z
      .literal('committed_transcript_with_timestamps')
      .describe('Always `committed_transcript_with_timestamps`.'),
    text: z.string().describe('The same text.'),
    language_code: z.string().nullable().describe('The language, where it was asked for.'),
    words: z
      .array(
        z.object({
          text: z.string().describe('The word, or the space.'),
          start: z.number().describe('When it begins, in seconds since the first sample.'),
          end: z.number().describe('When it ends, in seconds since the first sample.'),
          type: z.enum(['word', 'spacing']).describe('What it is.'),
          speaker_id: z.string().nullable().describe('Always null: speakers are not told apart in real time.'),
          logprob: z.number().describe('The logarithm of its probability; 0 where words are not rated.'),
          characters: z.array(z.string()).nullable().describe('The characters of the word.'),
        }),
      )
      .nullable()
      .describe('The words and spaces, where times were asked for.'),
  })
  .meta({
    id: 'CommittedTranscriptWithTimestamps',
    description: 'The same with times or the language, where they were asked for.',
  });

export const realtimeErrorKinds = [
  'error',
  'auth_error',
  'quota_exceeded',
  'commit_throttled',
  'transcriber_error',
  'unaccepted_terms',
  'rate_limited',
  'input_error',
  'invalid_request',
  'queue_overflow',
  'resource_exhausted',
  'session_time_limit_exceeded',
  'chunk_size_exceeded',
  'insufficient_audio_activity',
] as const;
export type RealtimeErrorKind = (typeof realtimeErrorKinds)[number];

export const RealtimeError = z
  .object({
    message_type: z.enum(realtimeErrorKinds).describe('The kind of error.'),
    error: z.string().describe('The error in English.'),
  })
  .meta({ id: 'RealtimeError', description: 'What went wrong. After most errors the session ends.' });
export type RealtimeError = z.output<typeof RealtimeError>;

/** Which kind of error of the public API says what went wrong here. */
export function realtimeErrorOf({
  http,
  status,
  message,
}: {
  http: number;
  status: string;
  message: string;
}): RealtimeError {
  return { message_type: kindOf(http, status), error: message };
}

const kinds: Readonly<Record<string, RealtimeErrorKind>> = {
  quota_exceeded: 'quota_exceeded',
  biometric_terms_required: 'unaccepted_terms',
  invalid_message: 'input_error',
  system_busy: 'resource_exhausted',
  storage_full: 'resource_exhausted',
  no_recogniser: 'transcriber_error',
  transcription_failed: 'transcriber_error',
  session_time_limit_exceeded: 'session_time_limit_exceeded',
  insufficient_audio_activity: 'insufficient_audio_activity',
  chunk_size_exceeded: 'chunk_size_exceeded',
};

function kindOf(http: number, status: string): RealtimeErrorKind {
  const known = kinds[status];
  if (known) return known;
  if (http === 401 || http === 403) return 'auth_error';
  if (http === 429) return 'rate_limited';
  return http === 400 ? 'invalid_request' : 'error';
}
