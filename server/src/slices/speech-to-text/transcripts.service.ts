/** Transcripts that are kept: made, listed, read, corrected and deleted. */
import {
  transcriptAudioMissing,
  transcriptNotFound,
  transcriptNotReady,
  transcriptNotRetryable,
} from '#contract/speech-to-text/errors.ts';
import type {
  Transcript,
  TranscriptChange,
  TranscriptDetails,
  TranscriptDocument,
} from '#contract/speech-to-text/transcripts.ts';
import type { MultichannelSpeechToText, SpeechToTextChunk } from '#contract/speech-to-text/types.ts';
import { soundTypes, videoTypes } from '#contract/uploads/media-types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { newId } from '../../kernel/ids.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { AccountRemoval, ArchivedFile } from '../../manifest.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import { createJob, findJobs, removeJobsAboutItems, retryJob } from '../jobs/jobs.service.ts';
import { checkCredits } from '../usage/usage.service.ts';
import { listeningCredits } from '#contract/speech-to-text/pricing.ts';
import type { SoundSource } from '../uploads/sound-source.service.ts';
import { answerOf } from './answer.rules.ts';
import { applyChange, textOfDocument } from './document.rules.ts';
import { channelsOf, type Hearing, type Listener } from './recognition.service.ts';
import type { ListenRequest } from './request.rules.ts';
import * as store from './transcripts.store.ts';
import { fileNameOf, presentTranscript, readCursor, writeCursor, type JobState } from './transcripts.rules.ts';

export interface WebhookTarget {
  webhook_id: string | null;
  /** Of the request that asked for it. */
  request_id: string;
  metadata: object | null;
}

/** What the job of a transcript works from. */
export interface TranscriptionInput {
  transcription_id: string;
  webhook: WebhookTarget | null;
}

const totalSteps = 100;

/**
 * Keeps the file, and makes its transcript as a job.
 * @throws AppError 401 quota_exceeded, 429 too_many_jobs
 */
export async function startTranscript(
  ctx: Ctx,
  input: {
    request: ListenRequest;
    listener: Listener;
    source: SoundSource;
    name: string | null;
    webhook: WebhookTarget | null;
  },
): Promise<Transcript> {
  const { request, listener, source, webhook } = input;
  const channels = channelsOf(request, source.media.channels).length;
  await checkCredits(ctx, listeningCredits(source.media.seconds, channels));
  const transcription_id = newId();
  const name = input.name?.trim() || source.name;
  await transaction(ctx, async (scope) => {
    const job = await createJob(scope, ctx.parts.config, {
      kind: 'transcription',
      params: { name, transcription_id },
      total: totalSteps,
      payload: { transcription_id, webhook } satisfies TranscriptionInput,
      fileBytes: 0,
    });
    await source.keep(scope);
    await store.insertTranscript(scope, {
      ...valuesOf({ transcription_id, request, listener, source }),
      ...{ name, state: 'queued', job_id: job.job_id, channels, created_at: scope.now, updated_at: scope.now },
    });
    await recordChange(scope, { collection: 'transcript', id: transcription_id, what: 'added' });
  });
  return getTranscript(ctx, transcription_id);
}

const valuesOf = ({
  transcription_id,
  request,
  listener,
  source,
}: {
  transcription_id: string;
  request: ListenRequest;
  listener: Listener;
  source: SoundSource;
}) => ({
  ...{ transcription_id, name: source.name, model_id: request.model_id, recogniser: listener.recogniser.id },
  request: toJsonColumn(request),
  ...{ language_code: request.language, duration_seconds: source.media.seconds },
  ...{ file_key: source.key, file_name: source.name, file_bytes: source.size },
  ...{ file_type: source.media.type, has_video: source.media.has_video },
});

/** Keeps what a call has heard, in the transaction that charges it. */
export async function keepHeard(
  scope: Scope,
  heard: {
    transcription_id: string;
    request: ListenRequest;
    listener: Listener;
    source: SoundSource;
    hearing: Hearing;
    document: TranscriptDocument;
    channels: number;
  },
): Promise<void> {
  await heard.source.keep(scope);
  await store.insertTranscript(scope, {
    ...valuesOf(heard),
    ...readyValues(scope, heard.document, heard.hearing),
    ...{ channels: heard.channels, created_at: scope.now },
  });
  await recordChange(scope, { collection: 'transcript', id: heard.transcription_id, what: 'added' });
}

/** The columns of a transcript that is ready. */
export const readyValues = (scope: Pick<Scope, 'now'>, document: TranscriptDocument, hearing: Hearing) => ({
  state: 'ready',
  ...documentValues(document),
  ...{ language_code: hearing.language(), language_probability: hearing.probability() },
  warnings: toJsonColumn(hearing.warnings),
  updated_at: scope.now,
});

const documentValues = (document: TranscriptDocument) => ({
  document: toJsonColumn(document),
  text: textOfDocument(document).toWellFormed(),
  speakers: document.speakers.length,
  revision: document.revision,
});

async function jobStates(scope: Scope, rows: store.ListedRow[]): Promise<Map<string, JobState>> {
  const ids = rows.flatMap(({ job_id, state }) => (job_id !== null && state !== 'ready' ? [job_id] : []));
  return findJobs(scope, ids);
}

/** @throws AppError 404 transcript_not_found */
async function requireRow(scope: Scope, id: string): Promise<store.ListedRow> {
  const row = await store.findListed(scope, id);
  if (!row) throw AppError.from(transcriptNotFound, { id });
  return row;
}

/** @throws AppError 404 transcript_not_found */
export async function getTranscript(scope: Scope, id: string): Promise<Transcript> {
  const row = await requireRow(scope, id);
  return presentTranscript(row, await jobStates(scope, [row]));
}

export async function listTranscripts(
  scope: Scope,
  query: {
    page_size: number;
    cursor?: string | undefined;
    search?: string | undefined;
    state?: Transcript['state'] | undefined;
    language_code?: string | undefined;
  },
) {
  const found = await store.listRows(scope, {
    page_size: query.page_size,
    after: readCursor(query.cursor),
    search: query.search?.trim() || undefined,
    isReady: query.state === undefined ? undefined : query.state === 'ready',
    language_code: query.language_code,
  });
  const rows = found.slice(0, query.page_size);
  const jobs = await jobStates(scope, rows);
  const has_more = found.length > query.page_size;
  const last = rows.at(-1);
  return {
    transcripts: rows
      .map((row) => presentTranscript(row, jobs))
      .filter(({ state }) => query.state === undefined || state === query.state),
    has_more,
    next_cursor: has_more && last ? writeCursor(last) : null,
  };
}

/** @throws AppError 404 transcript_not_found */
export async function getDetails(scope: Scope, id: string): Promise<TranscriptDetails> {
  const transcript = await getTranscript(scope, id);
  const found = await store.findDocument(scope, id);
  return { transcript, document: (found?.document ?? null) as TranscriptDocument | null };
}

/** @throws AppError 404 transcript_not_found, 425 transcript_not_ready */
export async function requireReady(
  scope: Scope,
  id: string,
): Promise<{ transcript: Transcript; document: TranscriptDocument }> {
  const { transcript, document } = await getDetails(scope, id);
  if (document === null) throw AppError.from(transcriptNotReady, { state: transcript.state });
  return { transcript, document };
}

/** As the public API answers it. @throws AppError 404 transcript_not_found, 425 transcript_not_ready */
export async function getAnswer(scope: Scope, id: string): Promise<SpeechToTextChunk | MultichannelSpeechToText> {
  const { transcript, document } = await requireReady(scope, id);
  return answerOf(
    document,
    {
      ...{ transcription_id: id, channels: transcript.channels, granularity: 'word' },
      language_code: transcript.language_code ?? 'en',
      language_probability: transcript.language_probability ?? 1,
      duration_seconds: transcript.duration_seconds ?? 0,
    },
    'separate',
  );
}

/** @throws AppError 404 transcript_not_found */
export async function rename(scope: Scope, id: string, name: string): Promise<Transcript> {
  await transaction(scope, async (within) => {
    if (!(await store.updateTranscript(within, id, { name, updated_at: within.now })))
      throw AppError.from(transcriptNotFound, { id });
    await recordChange(within, { collection: 'transcript', id, what: 'changed' });
  });
  return getTranscript(scope, id);
}

/** @throws AppError 404 transcript_not_found, 425 transcript_not_ready, 409 revision_conflict, 400 invalid_document */
export async function saveDocument(scope: Scope, id: string, change: TranscriptChange) {
  const changed = await transaction(scope, async (within) => {
    const row = await store.lockDocument(within, id);
    if (!row) throw AppError.from(transcriptNotFound, { id });
    if (row.document === null) throw AppError.from(transcriptNotReady, { state: row.state });
    const document = applyChange(row.document as unknown as TranscriptDocument, change);
    await store.updateTranscript(within, id, { ...documentValues(document), updated_at: within.now });
    await recordChange(within, { collection: 'transcript', id, what: 'changed' });
    return document;
  });
  const { segments: _, cues, ...rest } = changed;
  return {
    transcript: await getTranscript(scope, id),
    document: change.remake_cues ? { ...rest, cues } : rest,
  };
}

/** @throws AppError 404 transcript_not_found */
export async function removeTranscript(ctx: Ctx, id: string): Promise<void> {
  const { storage, log } = ctx.parts;
  await transaction(ctx, async (scope) => {
    const removed = await store.deleteTranscript(scope, id);
    if (!removed) throw AppError.from(transcriptNotFound, { id });
    // A run that is under way finds its job gone, stops, and gives its credits back.
    await removeJobsAboutItems(scope, ctx.parts, 'transcription', [id]);
    if (removed.file_key !== null) await removeLater(scope, removed.file_key, storage, log);
    await recordChange(scope, { collection: 'transcript', id, what: 'removed' });
  });
}

/** @throws AppError 404 transcript_not_found, 409 transcript_not_retryable, 401 quota_exceeded, 429 too_many_jobs */
export async function retryTranscript(ctx: Ctx, id: string): Promise<Transcript> {
  const { can_retry, job_id } = await getTranscript(ctx, id);
  if (!can_retry || job_id === null) throw AppError.from(transcriptNotRetryable);
  await retryJob(ctx, job_id);
  return getTranscript(ctx, id);
}

/** @throws AppError 404 transcript_not_found, 410 transcript_file_missing */
export async function getAudio(ctx: Ctx, id: string): Promise<ByteSource> {
  const { file_key, file_type, file_name, file_bytes } = await requireRow(ctx, id);
  const { storage } = ctx.parts;
  const missing = () => AppError.from(transcriptAudioMissing, { id });
  if (file_key === null || !(await storage.head(file_key))) throw missing();
  const refuse = (error: unknown) => {
    throw error instanceof FileMissing ? missing() : error;
  };
  return {
    type: servedType(file_type ?? ''),
    size: file_bytes ?? 0,
    etag: id,
    ...(file_name ? { filename: file_name } : {}),
    open: (range) => storage.read(file_key, range).catch(refuse),
  };
}

/** What browsers know by another name, or not at all, is for saving. */
const played: readonly string[] = [...soundTypes, ...videoTypes];
const servedType = (type: string) => (played.includes(type) ? type : 'application/octet-stream');

/** The local path of the file. @throws AppError 404 transcript_not_found, 410 transcript_file_missing */
export async function requireFile(ctx: Ctx, id: string): Promise<{ path: string; row: store.ListedRow }> {
  const row = await requireRow(ctx, id);
  const missing = () => AppError.from(transcriptAudioMissing, { id });
  if (row.file_key === null) throw missing();
  const path = await ctx.parts.storage.localPath(row.file_key).catch((error: unknown) => {
    throw error instanceof FileMissing ? missing() : error;
  });
  return { path, row };
}

// For the archive of personal data, and its deletion.

export const countPersonalFiles = (scope: Scope): Promise<number> => store.countFiles(scope);

export async function listPersonalFiles(scope: Scope, after: string): Promise<ArchivedFile[]> {
  const rows = await store.listFiles(scope, after);
  return rows.map(({ transcription_id: id, file_key, file_name, created_at }) => ({
    id,
    name: `transcripts/${id}${fileNameOf(file_name)}`,
    storage_key: file_key ?? '',
    created_at,
  }));
}

export const removePersonalData = (scope: Scope, removal: AccountRemoval): Promise<string[]> =>
  store.deleteAllOf(scope, removal);
