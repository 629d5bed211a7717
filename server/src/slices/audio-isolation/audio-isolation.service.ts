/** Isolates speech: checks, reserves, and answers with the sound, and keeps what was made in a history of its own. */
import { isolatedAudioMissing, isolationNotFound } from '#contract/audio-isolation/errors.ts';
import {
  isolationCredits,
  type IsolationDetails,
  type isolationFormats,
  type IsolationItem,
  type IsolationWaveforms,
} from '#contract/audio-isolation/types.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Upload } from '../../kernel/http/forms/upload.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { newId } from '../../kernel/ids.ts';
import { readIterable } from '../../kernel/streams.ts';
import type { AccountRemoval, ArchivedFile } from '../../manifest.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { requireSpace } from '../../platform/files/free-space.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import { wavSize } from '../../ports/audio/port.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import { getTier } from '../billing/billing.service.ts';
import { drawPeaks } from '../history/history.rules.ts';
import { checkFormat } from '../speech/speech.rules.ts';
import { openSource } from '../uploads/sound-source.service.ts';
import { limitsOf } from '../uploads/uploads.rules.ts';
import { reserve } from '../usage/usage.service.ts';
import * as rules from './audio-isolation.rules.ts';
import type { IsolationRow } from './audio-isolation.rules.ts';
import * as store from './audio-isolation.store.ts';
import { startIsolation, type Isolation, type IsolationFiles } from './isolation.generation.ts';

export interface IsolationRequest {
  output_format: OutputFormat;
  enable_logging: boolean;
  file_format?: (typeof isolationFormats)[number] | null | undefined;
  preview_b64?: string | null | undefined;
  upload_id?: string | undefined;
  audio?: Upload | undefined;
}

const purpose = 'audio_isolation';
/** What is made within a second or so is sent whole, so that its headers hold the warnings that are known at the end. */
const sentWholeSeconds = 20;

/**
 * @param isStream the answer begins with the first sound, also of a short file
 * @throws AppError as the endpoint declares; nothing is charged then
 */
export async function isolate(ctx: Ctx, request: IsolationRequest, isStream: boolean): Promise<Isolation> {
  const startedAt = performance.now();
  await requireSpace(ctx.parts);
  checkFormat(request.output_format, await getTier(ctx));
  const { audio: file, upload_id, file_format, preview_b64 = null, enable_logging: keepsHistory } = request;
  const isRawPcm = file_format === 'pcm_s16le_16';
  const source = await openSource(ctx, { purpose, field: 'audio', file, upload_id, isRawPcm });
  const files: IsolationFiles = { audio: undefined, original: undefined };
  try {
    const generation_id = newId();
    const uploads = createUploads(ctx.parts);
    const isSentWhole = !isStream && source.media.seconds <= sentWholeSeconds;
    if (keepsHistory || isSentWhole) files.audio = await uploads.create();
    if (keepsHistory) files.original = await uploads.create();
    const credits = isolationCredits(source.media.seconds);
    const { concurrency } = await reserve(ctx, {
      ...{ generation_id, product: 'audio_isolation', model_id: 'audio_isolation', voice_id: '' },
      ...{ characters: 0, credits, audio_key: files.audio?.key ?? `none/${generation_id}`, cache_key: null },
    });
    const { maxSeconds } = limitsOf(ctx.parts.config, purpose);
    const output = describeFormat(request.output_format);
    const plan = { generation_id, source, output, keepsHistory, preview_b64, credits, maxSeconds, concurrency };
    const isolation = startIsolation(ctx, { ...plan, startedAt, files }, !isSentWhole);
    if (!isSentWhole) return isolation;
    await isolation.ended;
    return { ...isolation, chunks: readMade(ctx, files.audio?.key ?? '', keepsHistory) };
  } catch (error) {
    await source.discard();
    await files.audio?.abort();
    await files.original?.abort();
    throw error;
  }
}

async function* readMade(ctx: Ctx, key: string, isKept: boolean): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await ctx.parts.storage.read(key)) yield chunk as Uint8Array;
  } finally {
    if (!isKept) await createUploads(ctx.parts).discard([key]);
  }
}

export async function listItems(
  ctx: Ctx,
  { page, page_size, search }: { page: number; page_size: number; search?: string | undefined },
): Promise<{ items: IsolationItem[]; has_more: boolean }> {
  const rows = await store.listIsolations(ctx, { count: page_size + 1, skip: page * page_size, search });
  return {
    items: rows.slice(0, page_size).map((row) => rules.presentItem(row, ctx.parts.config.publicUrl)),
    has_more: rows.length > page_size,
  };
}

/** @throws AppError 404 audio_isolation_history_item_not_found */
async function requireItem(scope: Scope, id: string): Promise<IsolationRow> {
  const row = await store.findIsolation(scope, id);
  if (!row) throw AppError.from(isolationNotFound, { id });
  return row;
}

export const getItem = async (ctx: Ctx, id: string): Promise<IsolationDetails> =>
  rules.presentDetails(await requireItem(ctx, id), ctx.parts.config.publicUrl);

export async function removeItem(ctx: Ctx, id: string): Promise<void> {
  const { storage, log } = ctx.parts;
  await transaction(ctx, async (scope) => {
    const keys = await store.deleteIsolation(scope, id);
    if (!keys) throw AppError.from(isolationNotFound, { id });
    await removeLater(scope, keys, storage, log);
  });
}

export async function getWaveforms(ctx: Ctx, id: string, points: number): Promise<IsolationWaveforms> {
  const row = await requireItem(ctx, id);
  return {
    id,
    duration_seconds: row.audio_seconds,
    original: drawPeaks(new Uint8Array(row.original_peaks), points),
    isolated: drawPeaks(new Uint8Array(row.isolated_peaks), points),
  };
}

export interface AudioChoice {
  which: 'audio' | 'original';
  format: 'default' | 'wav';
  isDownload: boolean;
}

/** @throws AppError 404 audio_isolation_history_item_not_found; 410 isolated_audio_missing */
export async function getAudio(ctx: Ctx, id: string, { which, format, isDownload }: AudioChoice): Promise<ByteSource> {
  const row = await requireItem(ctx, id);
  const made = describeFormat(row.output_format as OutputFormat);
  const [key, size] = which === 'audio' ? [row.audio_key, row.audio_bytes] : [row.original_key, row.original_bytes];
  const isWav = format === 'wav' && made.codec !== 'wav';
  const read = (range?: { start: number; end: number }) => requireFile(id, ctx.parts.storage.read(key, range));
  const extension = isWav ? 'wav' : made.extension;
  const about = {
    etag: `${id}-${which}-${format}`,
    requireBytes: async () => {
      if (!(await ctx.parts.storage.head(key))) throw AppError.from(isolatedAudioMissing, { id });
    },
    ...(isDownload ? { filename: fileName(row.title, which, extension) } : {}),
  };
  if (!isWav) return { ...about, type: made.contentType, size, open: read };
  return {
    ...about,
    type: 'audio/wav',
    size: wavSize(made, row.audio_seconds),
    async open(range) {
      const wav = ctx.parts.audio.toWav(await read(), made, row.audio_seconds);
      return readIterable(range ? cut(wav, range) : wav);
    },
  };
}

const fileName = (title: string, which: AudioChoice['which'], extension: string): string =>
  `${title.replace(/\.[^.]{1,5}$/, '') || 'audio'}_${which === 'audio' ? 'isolated' : 'original'}.${extension}`;

async function* cut(
  chunks: AsyncIterable<Uint8Array>,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}

async function requireFile<T>(id: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof FileMissing ? AppError.from(isolatedAudioMissing, { id }, { cause: error }) : error;
  }
}

/** @returns the keys of their files */
export const removePersonalData = (scope: Scope, removal: AccountRemoval): Promise<string[]> =>
  store.deleteIsolationsOf(scope, removal);

const pageSize = 250;

/** Each entry has two files. */
export const countPersonalFiles = async (scope: Scope): Promise<number> => 2 * (await store.countPersonal(scope));

export async function listPersonalFiles(scope: Scope, after: string): Promise<ArchivedFile[]> {
  const rows = await store.listPersonal(scope, after.split('/')[0] ?? '', pageSize);
  return rows.flatMap(({ history_item_id: id, audio_key, original_key, output_format, created_at }) => {
    const { extension } = describeFormat(output_format as OutputFormat);
    return [
      { id: `${id}/audio`, name: `isolated-audio/${id}.${extension}`, storage_key: audio_key, created_at },
      {
        id: `${id}/original`,
        name: `isolated-audio/${id}-original.${extension}`,
        storage_key: original_key,
        created_at,
      },
    ];
  });
}
