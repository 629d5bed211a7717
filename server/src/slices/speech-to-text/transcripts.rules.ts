/** How transcripts are presented. Pure. */
import path from 'node:path';
import type { JobFailure } from '#contract/jobs/subject.ts';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import type { ListedRow } from './transcripts.store.ts';

export interface JobState {
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  progress: number;
  error: JobFailure | null;
}

/** A job that is gone from the list was stopped by its owner. */
const gone: JobState = { state: 'cancelled', progress: 0, error: null };

export function presentTranscript(row: ListedRow, jobs: ReadonlyMap<string, JobState>): Transcript {
  const isReady = row.state === 'ready';
  const job = isReady || row.job_id === null ? undefined : (jobs.get(row.job_id) ?? gone);
  const state = isReady ? 'ready' : stateOf(job);
  return {
    transcription_id: row.transcription_id,
    name: row.name,
    state,
    progress: isReady ? 1 : (job?.progress ?? 0),
    job_id: row.job_id,
    error: job?.error ?? null,
    model_id: row.model_id,
    recogniser: row.recogniser,
    language_code: row.language_code,
    language_probability: row.language_probability,
    duration_seconds: row.duration_seconds,
    speakers: row.speakers,
    channels: row.channels,
    text: row.beginning,
    source:
      row.file_key === null
        ? null
        : {
            file_name: row.file_name,
            content_type: row.file_type ?? '',
            size_bytes: Number(row.file_bytes ?? 0),
            has_video: row.has_video,
          },
    warnings: row.warnings as Transcript['warnings'],
    can_edit: isReady,
    can_retry: (state === 'failed' || state === 'cancelled') && row.file_key !== null && jobs.has(row.job_id ?? ''),
    created_at_unix: toUnix(row.created_at),
    updated_at_unix: toUnix(row.updated_at),
  };
}

function stateOf(job: JobState | undefined): Transcript['state'] {
  switch (job?.state) {
    case 'queued':
      return 'queued';
    // A job that is done has made its transcript ready in the same step, or is about to be read again.
    case 'running':
    case 'done':
      return 'transcribing';
    case 'failed':
      return 'failed';
    default:
      return 'cancelled';
  }
}

export const writeCursor = ({ created_at, transcription_id }: Pick<ListedRow, 'created_at' | 'transcription_id'>) =>
  Buffer.from(`${created_at.toISOString()} ${transcription_id}`).toString('base64url');

/** What is no cursor begins at the beginning. */
export function readCursor(cursor: string | undefined): { created_at: Date; id: string } | undefined {
  const [time = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString('utf8')
    .split(' ');
  const created_at = new Date(time);
  return Number.isNaN(created_at.getTime()) || !/^\w+$/.test(id) ? undefined : { created_at, id };
}

/** The ending of a file name, as far as it is a plain one. */
export const fileNameOf = (name: string | null): string => {
  const extension = path.extname(name ?? '');
  return /^\.[A-Za-z0-9]{1,8}$/.test(extension) ? extension.toLowerCase() : '';
};
