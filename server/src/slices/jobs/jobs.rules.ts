/** How a job is presented in the API. Pure. */
import type { Selectable } from 'kysely';
import { jobKinds, JobSubject, type JobFailure, type JobKind } from '#contract/jobs/subject.ts';
import type { Job } from '#contract/jobs/types.ts';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import { workKind, type WorkKind } from '../../kernel/jobs/jobs.ts';
import { toUnix } from '../../kernel/unix-time.ts';

export type JobRow = Selectable<Database['job']>;

interface JobKindOptions {
  work: WorkKind<{ job_id: string }>;
  /** A run resumes where the last one ended; otherwise it begins again. */
  resumes: boolean;
  /** What an API key must hold for each action, or that it is left to the owner's own session, and not to support. */
  access: Record<JobAction, ApiKeyPermission | 'session-only'>;
  /** Runs spend credits, so nobody retries it who has none left. */
  isPaid?: boolean;
  /**
   * The file does not count against the quotas, and replaces those of the user's former jobs of the kind, so that there is
   * one at most.
   */
  isSingle?: boolean;
}

/** Reading includes the file; stopping includes taking the job off the list. */
export type JobAction = 'read' | 'stop' | 'repeat';

const all = <P extends ApiKeyPermission | 'session-only'>(permission: P) => ({
  read: permission,
  stop: permission,
  repeat: permission,
});

/** The manifest of each kind of job. */
export const jobWork: Record<JobKind, JobKindOptions> = {
  history_zip: { work: workKind('history_zip', 2), resumes: false, access: all('speech_history_read') },
  // The archive holds mail addresses, sessions and everything that the person wrote. The law gives them a right to it,
  // however much they keep, so no quota refuses it.
  personal_data: { work: workKind('personal_data', 1), resumes: false, access: all('session-only'), isSingle: true },
  // A step that was done already does nothing, so a repair begins again where it was stopped.
  storage_repair: { work: workKind('storage_repair', 1), resumes: false, access: all('session-only'), isSingle: true },
  // What has arrived of a download stays, so a run goes on where the last one ended.
  model_install: { work: workKind('model_install', 2), resumes: true, access: all('session-only'), isSingle: true },
  // One video at a time: it takes two processor cores, which speech needs too.
  share_video: { work: workKind('share_video', 1), resumes: false, access: all('speech_history_read') },
  // What was heard is kept part by part.
  transcription: { work: workKind('transcription', 2), resumes: true, access: all('speech_to_text'), isPaid: true },
  speech_batch: { work: workKind('speech_batch', 4), resumes: true, access: all('text_to_speech'), isPaid: true },
};

const isForOwnersOnly = (kind: JobKind) => jobWork[kind].access.read === 'session-only';
export const ownerOnlyKinds = jobKinds.filter(isForOwnersOnly);
export const restrictableKinds = jobKinds.filter((kind) => !isForOwnersOnly(kind));

export const kindsWithoutQuota: string[] = jobKinds.filter((kind) => jobWork[kind].isSingle);
export const hasQuota = (kind: string): boolean => !kindsWithoutQuota.includes(kind);

/** A database that a newer version wrote to may hold jobs of other kinds. */
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobWork, kind);

/** The storage key of a job's file. */
export const fileKeyOf = (jobId: string) => `exports/${jobId}.zip`;

export const unfinished = ['queued', 'running'];
export const isUnfinished = ({ state }: { state: string }) => unfinished.includes(state);

/** Seconds, from the pace so far; null while there is none. */
export function secondsLeft(
  { state, done, total, started_at }: Pick<JobRow, 'state' | 'done' | 'total' | 'started_at'>,
  now: Date,
): number | null {
  if (state !== 'running' || !started_at || done === 0) return null;
  const elapsed = Math.max(now.getTime() - started_at.getTime(), 0) / 1000;
  return Math.round((elapsed / done) * Math.max(total - done, 0));
}

/** @param ahead unfinished jobs of the kind that wait before it; absent where it does not wait. */
export function presentJob(row: JobRow, ahead: number | undefined, now: Date): Job {
  const isEnded = !isUnfinished(row);
  const isStopped = row.state === 'failed' || row.state === 'cancelled';
  return {
    ...subjectOf(row),
    job_id: row.job_id,
    state: row.state as Job['state'],
    done: row.done,
    total: row.total,
    seconds_left: secondsLeft(row, now),
    queue_position: ahead ?? null,
    error: failureOf(row),
    file: fileOf(row, now),
    can_cancel: !isEnded,
    can_retry: isStopped && isJobKind(row.kind),
    created_at_unix: toUnix(row.created_at),
    started_at_unix: row.started_at && toUnix(row.started_at),
    ended_at_unix: row.ended_at && toUnix(row.ended_at),
  };
}

export function subjectOf({ kind, params }: Pick<JobRow, 'kind' | 'params'>): JobSubject {
  const known = JobSubject.safeParse({ kind, params });
  return known.success ? known.data : { kind: 'unknown', params: {} };
}

export function failureOf({ error_status, error_params, error_message }: JobRow): JobFailure | null {
  if (error_status === null) return null;
  return { status: error_status, params: (error_params ?? {}) as JobFailure['params'], message: error_message ?? '' };
}

function fileOf(row: JobRow, now: Date): Job['file'] {
  if (!row.file_key || !row.file_expires_at || row.file_expires_at <= now) return null;
  return {
    name: row.file_name ?? '',
    type: row.file_type ?? '',
    size_bytes: row.file_bytes ?? 0,
    url: `/v1/jobs/${row.job_id}/file`,
    expires_at_unix: toUnix(row.file_expires_at),
  };
}
