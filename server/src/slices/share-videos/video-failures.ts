/** What goes wrong with a video: from the media port to the job, and from the job to the call that waits for it. */
import { audioMissing, historyItemNotFound } from '#contract/history/errors.ts';
import { fileQuotaExceeded, jobFailed } from '#contract/jobs/errors.ts';
import type { JobFailure } from '#contract/jobs/subject.ts';
import type { Job } from '#contract/jobs/types.ts';
import { storageFull } from '#contract/kit/common-errors.ts';
import { sharingNotAllowed } from '#contract/share-links/errors.ts';
import * as errors from '#contract/share-videos/errors.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import type { Parts } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { MediaFailed, MediaUnavailable } from '../../ports/media/port.ts';

/** The errors that end the job of a video, by their status. Any other one is a defect. */
const ends: Record<string, (params: JobFailure['params']) => AppError> = {
  video_failed: () => AppError.from(errors.videoFailed),
  video_timed_out: () => AppError.from(errors.videoTimedOut),
  ffmpeg_missing: () => AppError.from(errors.ffmpegMissing),
  sharing_not_allowed: () => AppError.from(sharingNotAllowed),
  not_text_to_speech_item: () => AppError.from(errors.notTextToSpeechItem),
  storage_full: () => AppError.from(storageFull),
  system_busy: () => AppError.from(systemBusy),
  audio_missing: ({ id }) => AppError.from(audioMissing, { id: String(id) }),
  history_item_not_found: ({ id }) => AppError.from(historyItemNotFound, { id: String(id) }),
  file_quota_exceeded: ({ of, used_mb, needed_mb, limit_mb }) =>
    AppError.from(fileQuotaExceeded, {
      of: String(of),
      used_mb: Number(used_mb),
      needed_mb: Number(needed_mb),
      limit_mb: Number(limit_mb),
    }),
};

/** The error of a failed job, for the call that waits for it. */
export function failureOf({ error }: Job): AppError {
  return (error && ends[error.status]?.(error.params)) ?? AppError.from(jobFailed);
}

/** Turns an error of the port into one that users understand; the log gets what the program said. */
export const refuseMedia =
  ({ log }: Pick<Parts, 'log'>) =>
  (error: unknown): never => {
    if (error instanceof MediaUnavailable) throw AppError.from(errors.ffmpegMissing, {}, { cause: error });
    if (!(error instanceof MediaFailed)) throw error;
    log.error({ reason: error.reason, output: error.message }, 'ffmpeg failed');
    if (error.reason === 'disk_full') throw AppError.from(storageFull, {}, { cause: error });
    const declared = error.reason === 'timed_out' ? errors.videoTimedOut : errors.videoFailed;
    throw AppError.from(declared, {}, { cause: error });
  };
