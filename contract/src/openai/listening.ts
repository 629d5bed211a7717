/** Transcription as the OpenAI API has it. */
import { z } from 'zod';

export const listeningFormats = ['json', 'text', 'srt', 'verbose_json', 'vtt', 'diarized_json'] as const;
export type ListeningFormat = (typeof listeningFormats)[number];

const model = z
  .string()
  .min(1)
  .max(100)
  .describe(
    'The model to use: `whisper-1`, `gpt-4o-transcribe`, `gpt-4o-mini-transcribe` or `gpt-4o-transcribe-diarize`, for which the best recogniser of this server listens; or `scribe_v2`, or the id of a recogniser, as `GET /v1/speech-to-text/options` lists it.',
  );

const common = {
  model,
  prompt: z
    .string()
    .max(10_000)
    .nullish()
    .describe('Words that are likely to be said. A recogniser that cannot use them is warned of.'),
  temperature: z.number().min(0).max(1).nullish().describe('How freely a recogniser that samples may choose.'),
};

const Format = z
  .enum(listeningFormats)
  .nullish()
  .describe('What is answered; `json` when it is left out. `diarized_json` says who speaks.');

/** The name of lists of the OpenAI API ends in brackets, which forms of this server take off. */
export const OpenAiTranscriptionFields = z.object({
  ...common,
  language: z.string().max(20).nullish().describe('The language as an ISO 639-1 code. Detected when it is left out.'),
  response_format: Format,
  timestamp_granularities: z
    .array(z.enum(['word', 'segment']))
    .max(2)
    .nullish()
    .describe('With `verbose_json`: which times are told; those of segments when it is left out.'),
  stream: z.boolean().default(false).describe('Whether to send the text as server-sent events, a segment in each.'),
  include: z.array(z.string().max(100)).max(10).nullish().describe('`logprobs` is told with `json`.'),
  chunking_strategy: z.unknown().optional().describe('Accepted for compatibility: sound is always cut at silences.'),
  known_speaker_names: z.array(z.string().max(100)).max(10).nullish().describe('Refused: no voices are known here.'),
  known_speaker_references: z.array(z.string()).max(10).nullish().describe('Refused: no voices are known here.'),
});
export type OpenAiTranscriptionFields = z.output<typeof OpenAiTranscriptionFields>;

export const OpenAiTranslationFields = z.object({ ...common, response_format: Format });
export type OpenAiTranslationFields = z.output<typeof OpenAiTranslationFields>;
