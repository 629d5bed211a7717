import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { AdditionalFormat, AdditionalFormatResult, maxAdditionalFormats } from './exports.ts';
import { UploadId } from '../uploads/types.ts';
import { maxChannels, maxSpeakers } from './transcripts.ts';

/** The largest file of a form, and of an address. */
export const maxFormBytes = 3_000_000_000;
export const maxAlignmentBytes = 1_000_000_000;
export const maxKeyterms = 1000;
export const maxKeytermLength = 50;
export const maxDetectedTexts = 50;

export const batchModels = ['scribe_v1', 'scribe_v1_experimental', 'scribe_v2'] as const;
export const realtimeModel = 'scribe_v2_realtime';

export const timestampGranularities = ['none', 'word', 'character'] as const;
export type TimestampGranularity = (typeof timestampGranularities)[number];

const ModelId = z
  .string()
  .min(1)
  .max(100)
  .describe(
    '`scribe_v1`, `scribe_v1_experimental` or `scribe_v2`, for which the recogniser that this server has listens; or the id of a recogniser, as `GET /v1/speech-to-text/options` lists it.',
  );

const LanguageCode = z
  .string()
  .max(20)
  .nullish()
  .describe('The language as an ISO 639-1 or 639-3 code. Detected when it is left out, or `auto`.');

const Keyterms = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(maxKeytermLength)
      .regex(/^[^<>{}[\]\\]*$/),
  )
  .max(maxKeyterms)
  .nullish()
  .describe('Words and names that are likely to be said. A recogniser that cannot use them is warned of.');

/** What both the public call and the screens can ask for. */
const recognition = {
  model_id: ModelId,
  language_code: LanguageCode,
  tag_audio_events: z.boolean().default(true).describe('Whether to mark events such as laughter.'),
  num_speakers: z.int().min(1).max(maxSpeakers).nullish().describe('The most speakers that there are.'),
  diarize: z.boolean().default(false).describe('Whether to say who speaks.'),
  diarization_threshold: z
    .number()
    .min(0.1)
    .max(0.4)
    .nullish()
    .describe('How different two voices must be to be two speakers. Only with `diarize` and without `num_speakers`.'),
  use_multi_channel: z
    .boolean()
    .default(false)
    .describe(`Whether each channel holds one speaker and is transcribed apart: up to ${maxChannels} channels.`),
  temperature: z.number().min(0).max(2).nullish().describe('How freely a recogniser that samples may choose.'),
  seed: z.int().min(0).max(2147483647).nullish().describe('The same request with the same seed has the same answer.'),
  keyterms: Keyterms,
  no_verbatim: z.boolean().default(false).describe('Whether to leave out filler words and events.'),
};

const EntityTypes = z.union([z.string().max(100), z.array(z.string().max(100)).max(100)]).nullish();

export const SpeechToTextFields = z.object({
  ...recognition,
  upload_id: UploadId,
  cloud_storage_url: z
    .string()
    .max(8000)
    .nullish()
    .describe('An https address of the file, in the place of `file`. Only addresses that are public are fetched.'),
  source_url: z.string().max(8000).nullish().describe('The same as `cloud_storage_url`, under its newer name.'),
  timestamps_granularity: z
    .enum(timestampGranularities)
    .default('word')
    .describe('`none`, times of words, or of their characters too.'),
  additional_formats: z
    .array(AdditionalFormat)
    .max(maxAdditionalFormats)
    .nullish()
    .describe('Files to make of the transcript, as JSON.'),
  file_format: z
    .enum(['pcm_s16le_16', 'other'])
    .default('other')
    .describe('`pcm_s16le_16` for 16-bit samples of one channel at 16 kHz without a header.'),
  multichannel_output_style: z
    .enum(['separate', 'combined'])
    .nullish()
    .describe('With `use_multi_channel`: a transcript for each channel, or one that holds all in the order of time.'),
  webhook: z
    .boolean()
    .default(false)
    .describe('Whether to answer 202 at once and to send the transcript to the webhooks of the workspace.'),
  webhook_id: z.string().max(100).nullish().describe('With `webhook`: only this one.'),
  webhook_metadata: z
    .string()
    .max(20_000)
    .nullish()
    .describe('With `webhook`: a JSON object of at most two levels and 16 KB, which is sent along.'),
  entity_detection: EntityTypes.describe('Which entities to find in the text. No engine here can: see the warnings.'),
  entity_redaction: EntityTypes.describe('Which entities to black out. Refused, because no engine here finds them.'),
  entity_redaction_mode: z.string().max(100).nullish().describe('How to black out. Without effect.'),
  transcript_edit: z
    .string()
    .max(2000)
    .nullish()
    .describe('An instruction for a language model. None is connected: `edited_transcript` says so.'),
  use_speaker_library: z
    .boolean()
    .default(false)
    .describe('Whether to name speakers whose voices are known. No voices are known here: see the warnings.'),
  detect_speaker_roles: z
    .boolean()
    .default(false)
    .describe('Whether to tell agent and customer apart. No engine here can: see the warnings.'),
});
export type SpeechToTextFields = z.output<typeof SpeechToTextFields>;

export const SpeechToTextQuery = z.object({
  enable_logging: Flag.prefault(true).describe('When false, neither the file nor the transcript is kept.'),
  token: z
    .string()
    .max(200)
    .optional()
    .describe('A single-use token of the type `batch_scribe`, in the place of a key.'),
});

export const CreateTranscript = z
  .object({
    ...recognition,
    model_id: recognition.model_id.default('scribe_v2'),
    diarize: z.boolean().default(true).describe('Whether to say who speaks.'),
    upload_id: UploadId,
    source_url: z.string().max(8000).nullish().describe('An https address of the file.'),
    name: z.string().trim().max(200).nullish().describe('The name of the transcript; that of the file when left out.'),
    include_subtitles: z.boolean().default(true).describe('Whether to make subtitles too.'),
  })
  .meta({ id: 'CreateTranscript' });
export type CreateTranscript = z.output<typeof CreateTranscript>;

const Character = z.object({
  text: z.string().describe('The character.'),
  start: z.number().nullable().describe('When it begins, in seconds.'),
  end: z.number().nullable().describe('When it ends, in seconds.'),
});

export const SpeechToTextWord = z
  .object({
    text: z.string().describe('The word with its punctuation, the space, or the event.'),
    start: z.number().nullable().describe('When it begins, in seconds; null where no times were asked for.'),
    end: z.number().nullable().describe('When it ends, in seconds; null where no times were asked for.'),
    type: z.enum(['word', 'spacing', 'audio_event']).describe('What it is.'),
    speaker_id: z.string().nullable().describe('Who says it; null where that is not known.'),
    logprob: z.number().describe('The logarithm of its probability; 0 where the recogniser does not rate its words.'),
    characters: z.array(Character).nullable().describe('Its characters, where they were asked for.'),
    channel_index: z.int().nullable().describe('The channel; null where channels were mixed.'),
  })
  .meta({ id: 'SpeechToTextWord' });
export type SpeechToTextWord = z.output<typeof SpeechToTextWord>;

export const SpeechToTextChunk = z
  .object({
    language_code: z.string().describe('The language as an ISO 639-1 code.'),
    language_probability: z.number().describe('How certain the language is, from 0 to 1; 1 where the caller named it.'),
    text: z.string().describe('Everything that is said.'),
    words: z.array(SpeechToTextWord).describe('The words, spaces and events.'),
    channel_index: z.int().nullish().describe('The channel, in a transcript of one channel.'),
    additional_formats: z.array(AdditionalFormatResult).nullish().describe('The files that were asked for.'),
    transcription_id: z.string().nullish().describe('The id of the transcript; null where it is not kept.'),
    audio_duration_secs: z.number().nullish().describe('The length of the sound in seconds.'),
    edited_transcript: z
      .object({
        kind: z.literal('error').describe('Always `error`: no language model is connected.'),
        message: z.string().describe('Why the text could not be edited.'),
      })
      .nullish()
      .describe('What became of `transcript_edit`.'),
  })
  .meta({ id: 'SpeechToTextChunk' });
export type SpeechToTextChunk = z.output<typeof SpeechToTextChunk>;

export const MultichannelSpeechToText = z
  .object({
    transcripts: z.array(SpeechToTextChunk).describe('A transcript for each channel.'),
    transcription_id: z.string().nullish().describe('The id of the transcript; null where it is not kept.'),
    audio_duration_secs: z.number().nullish().describe('The length of the sound in seconds.'),
  })
  .meta({ id: 'MultichannelSpeechToText' });
export type MultichannelSpeechToText = z.output<typeof MultichannelSpeechToText>;

export const SpeechToTextAccepted = z
  .object({
    message: z.string().describe('Says that the transcript will be sent.'),
    request_id: z.string().describe('The id of this request.'),
    transcription_id: z.string().nullish().describe('The id of the transcript.'),
  })
  .meta({ id: 'SpeechToTextAccepted' });
export type SpeechToTextAccepted = z.output<typeof SpeechToTextAccepted>;

export const SpeechToTextAnswer = z.union([SpeechToTextChunk, MultichannelSpeechToText, SpeechToTextAccepted]);

export const Recogniser = z
  .object({
    recogniser_id: z.string().describe('Its id, which `model_id` may name.'),
    name: z.string(),
    kind: z.enum(['embedded', 'local', 'remote']).describe('Part of the server, an installed model, or elsewhere.'),
    languages: z.array(z.string()).describe('The languages it knows, as ISO 639-1 codes; empty if it knows many.'),
    is_available: z.boolean().describe('Whether it can be used now.'),
    missing: z.string().nullable().describe('What is missing; null if it can be used.'),
    can: z
      .object({
        detect_language: z.boolean().describe('Whether it finds the language.'),
        diarize: z.boolean().describe('Whether speakers can be told apart.'),
        tag_audio_events: z.boolean().describe('Whether it marks events.'),
        stream: z.boolean().describe('Whether it listens in real time.'),
        align: z.boolean().describe('Whether it finds when the words of a given text are said.'),
      })
      .describe('What it can do.'),
  })
  .meta({ id: 'Recogniser' });
export type Recogniser = z.output<typeof Recogniser>;

export const SpeechToTextOptions = z
  .object({
    languages: z
      .array(
        z.object({
          key: z.string().describe('What `language_code` takes, or `auto`.'),
          name: z.string().describe('In English.'),
          is_available: z.boolean().describe('Whether a recogniser of this server knows it now.'),
        }),
      )
      .describe('The languages that can be asked for.'),
    recognisers: z.array(Recogniser).describe('What this server listens with.'),
    is_available: z.boolean().describe('Whether anything can be transcribed now.'),
    missing: z.string().nullable().describe('What the operator has to install; null if something can be transcribed.'),
    max_bytes: z.int().describe('The largest file.'),
    max_seconds: z.int().describe('The longest sound.'),
    credits_per_hour: z.int().describe('What an hour of one channel costs.'),
    credits_left: z
      .int()
      .describe('What the caller may still spend; -1 where more than the credits of the plan may be used.'),
    hours_left: z.number().describe('The hours of one channel that these credits are good for; -1 as above.'),
  })
  .meta({ id: 'SpeechToTextOptions' });
export type SpeechToTextOptions = z.output<typeof SpeechToTextOptions>;

export const ForcedAlignment = z
  .object({
    characters: z
      .array(
        z.object({
          text: z.string().describe('The character.'),
          start: z.number().describe('When it begins, in seconds.'),
          end: z.number().describe('When it ends, in seconds.'),
        }),
      )
      .describe('Every character of the text.'),
    words: z
      .array(
        z.object({
          text: z.string().describe('The word, as it was written.'),
          start: z.number().describe('When it begins, in seconds.'),
          end: z.number().describe('When it ends, in seconds.'),
          loss: z.number().describe('How badly the sound fits the word: 0 is perfect.'),
        }),
      )
      .describe('Every word of the text, and the spaces between them.'),
    loss: z.number().describe('How badly the sound fits the text: the mean over its characters.'),
  })
  .meta({ id: 'ForcedAlignment' });
export type ForcedAlignment = z.output<typeof ForcedAlignment>;

const Texts = z.array(z.string().max(20_000)).min(1).max(maxDetectedTexts);

/** `text` is an older name of `texts`, and may be a single one. */
export const DetectLanguages = z.preprocess(
  (value: unknown) => {
    if (typeof value !== 'object' || value === null || 'texts' in value || !('text' in value)) return value;
    const { text, ...rest } = value as { text: unknown };
    return { ...rest, texts: typeof text === 'string' ? [text] : text };
  },
  z.object({ texts: Texts.describe('The texts: one to fifty. `text` is taken too, as a list or as a single text.') }),
);

export const DetectedLanguages = z
  .object({
    languages: z
      .array(
        z.object({
          language_code: z.string().nullable().describe('The ISO 639-1 code; null where it is not known.'),
          confidence: z.number().nullable().describe('How certain it is, from 0 to 1; null where it is not known.'),
          probabilities: z
            .array(
              z.object({
                language_code: z.string().describe('An ISO 639-1 code.'),
                probability: z.number().describe('How likely it is, compared with all others, from 0 to 1.'),
              }),
            )
            .describe(
              'Veery only. The likeliest languages, at most three, the first one first; empty where none is known.',
            ),
        }),
      )
      .describe('The language of each text, in their order.'),
  })
  .meta({ id: 'DetectedLanguages' });
export type DetectedLanguages = z.output<typeof DetectedLanguages>;
