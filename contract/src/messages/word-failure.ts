/** Why a job or one of its rows failed, in a language. */
import type { JobFailure } from '../jobs/subject.ts';
import type { Translate } from '../kit/messages.ts';
import type english from '../../messages/en/notices.json';

type T = Translate<typeof english>;

/** Undefined where the failure lacks a parameter that the sentence needs: it was stored before errors had parameters. */
type Wording = (t: T, params: JobFailure['params']) => string | undefined;

/** A parameter is a number, a text, or one of some texts. */
type Shape = Readonly<Record<string, 'number' | 'string' | readonly string[]>>;
type ParamsOf<S extends Shape> = {
  [Name in keyof S]: S[Name] extends readonly (infer Text)[] ? Text : S[Name] extends 'number' ? number : string;
};

const isOfShape = <S extends Shape>(
  shape: S,
  params: JobFailure['params'],
): params is JobFailure['params'] & ParamsOf<S> =>
  Object.entries(shape).every(([name, kind]) =>
    typeof kind === 'string' ? typeof params[name] === kind : kind.some((text) => text === params[name]),
  );

/** The check is by hand, because every page of the web app that names a job would load zod for it. */
const withParams =
  <const S extends Shape>(shape: S, word: (t: T, params: ParamsOf<S>) => string): Wording =>
  (t, params) =>
    isOfShape(shape, params) ? word(t, params) : undefined;

const settings = ['speed', 'stability', 'similarity_boost', 'style'] as const;

const wordings: Record<string, Wording> = {
  job_failed: (t) => t('failure_job_failed'),
  history_item_not_found: (t) => t('failure_history_item_not_found'),
  audio_missing: (t) => t('failure_audio_missing'),
  storage_full: (t) => t('failure_storage_full'),
  ffmpeg_missing: (t) => t('failure_ffmpeg_missing'),
  video_failed: (t) => t('failure_video_failed'),
  video_timed_out: (t) => t('failure_video_timed_out'),
  not_text_to_speech_item: (t) => t('failure_not_text_to_speech_item'),
  file_quota_exceeded: withParams(
    { of: ['user', 'workspace'], used_mb: 'number', needed_mb: 'number', limit_mb: 'number' },
    (t, params) => t('failure_file_quota_exceeded', params),
  ),
  invalid_api_key: (t) => t('failure_invalid_api_key'),
  account_disabled: (t) => t('failure_account_disabled'),
  input_text_empty: (t) => t('failure_text_empty'),
  speech_failed: (t) => t('failure_speech_failed'),
  quota_exceeded: withParams({ left: 'number', needed: 'number' }, (t, params) => t('failure_quota_exceeded', params)),
  max_character_limit_exceeded: withParams({ characters: 'number', limit: 'number' }, (t, params) =>
    t('failure_text_too_long', params),
  ),
  model_not_found: withParams({ model_id: 'string' }, (t, params) => t('failure_model_not_found', params)),
  unsupported_language: withParams({ model_id: 'string', language: 'string' }, (t, params) =>
    t('failure_unsupported_language', params),
  ),
  output_format_not_allowed: withParams({ format: 'string', needed_plan: 'string' }, (t, params) =>
    t('failure_output_format_not_allowed', params),
  ),
  invalid_voice_settings: withParams({ setting: settings, min: 'number', max: 'number' }, (t, params) =>
    t('failure_invalid_voice_settings', params),
  ),
  transcription_failed: (t) => t('failure_transcription_failed'),
  decoding_timed_out: (t) => t('failure_transcription_failed'),
  transcript_file_missing: (t) => t('failure_transcript_file_missing'),
  no_recogniser: (t) => t('failure_no_recogniser'),
  media_unreadable: (t) => t('failure_media_unreadable'),
  voice_not_found(t, { voice }) {
    // A row names its voice; of a job only the voice's id is known.
    return typeof voice === 'string' ? t('failure_voice_unknown', { voice }) : t('failure_voice_not_found');
  },
  no_row_spoken(t, params) {
    const { reason_status: status, reason } = params;
    if (typeof status !== 'string' || typeof reason !== 'string') return undefined;
    // The parameters of the row stand beside those of the job.
    return t('failure_no_row_spoken', { reason: wordFailure(t, { status, params, message: reason }) });
  },
};

/** An error without a wording of its own is shown as the API words it, in English. */
export function wordFailure(t: T, { status, params, message }: JobFailure): string {
  const word = Object.hasOwn(wordings, status) ? wordings[status] : undefined;
  return word?.(t, params) ?? message;
}
