/** Words the errors of videos. */
import type { JobFailure } from '#contract/jobs/subject.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { failureWords } from '../../lib/notices.ts';
import { toastError } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** Failures of the server that have words of their own here; all others are worded like those of any call. */
const worded = ['ffmpeg_missing', 'video_failed', 'video_timed_out'];

export const isFfmpegMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'ffmpeg_missing';
export const isNotText = (error: unknown): boolean =>
  error instanceof ApiError && error.type === 'not_text_to_speech_item';

/** Undefined where nothing is known of the error. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ApiError) {
    if (worded.includes(error.type)) return failureWords({ status: error.type, params: {}, message: error.message });
    return error.message === '' ? undefined : errorMessage(error);
  }
  return error.message || undefined;
}

/** Says why there is no video. */
export function reportVideo(reason: string | undefined): void {
  toastError(reason === undefined ? t('unknown_error') : t('error_message', { message: reason }));
}

export function reportVideoError(error: unknown): void {
  if (isNotText(error)) toastError(t('not_text'));
  else reportVideo(reasonOf(error));
}

/** A job that failed for no known reason has none to tell. */
export const reportJobFailure = (failure: JobFailure | null): void =>
  reportVideo(failure && failure.status !== 'job_failed' ? failureWords(failure) : undefined);

export function reportPreviewError(error: unknown): void {
  if (isNotText(error)) toastError(t('not_text'));
  else toastError(t('preview_error', { message: reasonOf(error) ?? errorMessage(error) }));
}
