/** What a request asks for, checked and in the words of the recognition port. Pure. */
import {
  invalidListenModel,
  languageNotRecognised,
  noRecogniser,
  optionsConflict,
  redactionUnavailable,
} from '#contract/speech-to-text/errors.ts';
import { detectLanguage } from '#contract/speech-to-text/languages.ts';
import { batchModels, type SpeechToTextFields } from '#contract/speech-to-text/types.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Ability, Choice, RecognitionWarning } from '../../ports/recognition/port.ts';

/** As a transcript keeps it, so that a job or a retry can go on with it. */
export interface ListenRequest {
  model_id: string;
  /** As the recogniser takes it; null: to be detected. */
  language: string | null;
  tag_audio_events: boolean;
  diarize: boolean;
  num_speakers: number | null;
  diarization_threshold: number | null;
  use_multi_channel: boolean;
  temperature: number | null;
  seed: number | null;
  keyterms: string[];
  no_verbatim: boolean;
  include_subtitles: boolean;
  translate: boolean;
  /** The raw samples of the public API, which have no header. */
  is_raw_pcm: boolean;
}

type Asked = Pick<
  SpeechToTextFields,
  | 'model_id'
  | 'language_code'
  | 'tag_audio_events'
  | 'diarize'
  | 'num_speakers'
  | 'diarization_threshold'
  | 'use_multi_channel'
  | 'temperature'
  | 'seed'
  | 'keyterms'
  | 'no_verbatim'
>;

/** @throws AppError 400 invalid_parameters */
export function readRequest(
  asked: Asked,
  more: Partial<Pick<ListenRequest, 'include_subtitles' | 'translate' | 'is_raw_pcm'>> = {},
): ListenRequest {
  if (asked.diarization_threshold !== null && asked.diarization_threshold !== undefined) {
    if (!asked.diarize || (asked.num_speakers ?? null) !== null)
      refuse('diarization_threshold', 'it needs diarize, and no num_speakers');
  }
  if (asked.use_multi_channel && asked.diarize && (asked.num_speakers ?? null) !== null)
    refuse('num_speakers', 'with use_multi_channel each channel is one speaker');
  return {
    model_id: asked.model_id,
    language: languageOf(asked.language_code),
    tag_audio_events: asked.tag_audio_events && !asked.no_verbatim,
    // Each channel is one speaker already.
    diarize: asked.diarize && !asked.use_multi_channel,
    num_speakers: asked.num_speakers ?? null,
    diarization_threshold: asked.diarization_threshold ?? null,
    use_multi_channel: asked.use_multi_channel,
    temperature: asked.temperature ?? null,
    seed: asked.seed ?? null,
    keyterms: asked.keyterms ?? [],
    no_verbatim: asked.no_verbatim,
    include_subtitles: more.include_subtitles ?? true,
    translate: more.translate ?? false,
    is_raw_pcm: more.is_raw_pcm ?? false,
  };
}

export function refuse(options: string, reason: string): never {
  throw AppError.from(optionsConflict, { options, reason });
}

export const languageOf = (code: string | null | undefined): string | null => {
  const language = code?.trim().toLowerCase();
  return !language || language === detectLanguage ? null : (language.split(/[-_]/)[0] ?? null);
};

/** The options of the public call that exclude each other, or that nothing here can do. @throws AppError 400 */
export function checkConversion(fields: SpeechToTextFields): RecognitionWarning[] {
  if (fields.entity_redaction !== null && fields.entity_redaction !== undefined)
    throw AppError.from(redactionUnavailable);
  const isCombined = fields.multichannel_output_style === 'combined';
  if (isCombined && !fields.use_multi_channel) refuse('multichannel_output_style', 'it needs use_multi_channel');
  if (isCombined && fields.timestamps_granularity === 'none')
    refuse('multichannel_output_style', 'combined channels need timestamps');
  if (fields.detect_speaker_roles && (!fields.diarize || fields.use_multi_channel))
    refuse('detect_speaker_roles', 'it needs diarize, and no use_multi_channel');
  if (fields.transcript_edit && (fields.entity_detection || fields.use_multi_channel))
    refuse('transcript_edit', 'it excludes entity_detection and use_multi_channel');
  if (fields.webhook_id && !fields.webhook) refuse('webhook_id', 'it needs webhook');
  if (fields.webhook && fields.additional_formats?.length)
    refuse('additional_formats', 'webhook answers without files');
  return [
    ...(fields.entity_detection
      ? [
          {
            code: 'entities_not_available',
            message: 'Nothing on this server finds entities: entity_detection changed nothing.',
          },
        ]
      : []),
    ...(fields.use_speaker_library
      ? [
          {
            code: 'speaker_library_not_available',
            message: 'No voices of speakers are known here: use_speaker_library changed nothing.',
          },
        ]
      : []),
    ...(fields.detect_speaker_roles
      ? [
          {
            code: 'speaker_roles_not_available',
            message: 'Nothing on this server tells agent and customer apart: detect_speaker_roles changed nothing.',
          },
        ]
      : []),
  ];
}

/** What the request needs of a recogniser. Events are on by default, so that lacking them is only worth a word where they were asked for alone. */
export function needsOf(request: ListenRequest): Ability[] {
  return [
    ...(request.diarize ? (['diarisation'] as const) : []),
    ...(request.keyterms.length > 0 ? (['keyterms'] as const) : []),
    ...(request.translate ? (['translation'] as const) : []),
  ];
}

const isBatchModel = (id: string) => (batchModels as readonly string[]).includes(id) || id === 'whisper-1';

/** Ids of recognisers have a colon, or are the name of what comes with the server. */
export function checkModel(id: string, recognisers: readonly { id: string }[]): void {
  if (isBatchModel(id) || recognisers.some((one) => one.id === id)) return;
  throw AppError.from(invalidListenModel, { id });
}

/** @throws AppError 503 no_recogniser, 400 unsupported_language */
export function requireChoice(choice: Choice, language: string | null, known: readonly string[]) {
  if (choice.recogniser) return { recogniser: choice.recogniser, warnings: choice.warnings };
  if (choice.code === 'language_not_supported' && language !== null)
    throw AppError.from(languageNotRecognised, { language, known: known.join(', ') || 'none' });
  throw AppError.from(noRecogniser, { missing: choice.reason });
}

/** What a recogniser cannot use and was given, which `choose` does not know of. */
export function unusedWarnings(
  request: ListenRequest,
  recogniser: { kind: string; title: string },
): RecognitionWarning[] {
  if (recogniser.kind !== 'embedded') return [];
  const unused = [
    ...(request.temperature !== null && request.temperature > 0 ? ['temperature'] : []),
    ...(request.seed !== null ? ['seed'] : []),
  ];
  return unused.map((option) => ({
    code: `${option}_not_honored`,
    message: `${recogniser.title} does not sample, so that ${option} changes nothing.`,
  }));
}

/** Sounds that are no words, of the languages whose recognisers write them down. */
const fillers = /^(?:u[hm]+|er+m*|h[mn]+|mm+|ä+h*m*|öh+m*|euh+)[,.…]*$/iu;
export const isFiller = (text: string): boolean => fillers.test(text);
