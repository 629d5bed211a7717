/**
 * Where the sound of a call comes from: the file of its form, an upload, or an address. Whichever it is, the call gets a
 * local file that was looked at, within the limits of its purpose.
 */
import { createHash } from 'node:crypto';
import { storageFull } from '#contract/kit/common-errors.ts';
import * as errors from '#contract/uploads/errors.ts';
import { MediaFacts, type UploadPurpose } from '#contract/uploads/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { createTypeProbe } from '../../kernel/http/forms/file-type.ts';
import type { Upload } from '../../kernel/http/forms/upload.ts';
import { OutgoingFailed, OutgoingRefused } from '../../kernel/outgoing/port.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { createUploads } from '../../platform/files/uploads.ts';
import type { DecodeOptions, MediaAbout } from '../../ports/media/port.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import { mediaRefusal } from './media-refusals.ts';
import { limitsOf, type PurposeLimits } from './uploads.rules.ts';
import * as store from './uploads.store.ts';

/** Exactly one of the three says which file is meant. */
export interface GivenSource {
  purpose: UploadPurpose;
  /** What the call calls its file, for the error that says it is missing. */
  field: string;
  file?: Upload | undefined;
  upload_id?: string | null | undefined;
  url?: string | null | undefined;
  /** The file has no header: 16-bit samples of one channel at 16 kHz. */
  isRawPcm?: boolean;
}

export interface SoundSource {
  /** The path of the local file. */
  path: string;
  /** Its key in the storage. */
  key: string;
  /** For showing. */
  name: string;
  size: number;
  sha256: string | null;
  media: MediaFacts;
  isRawPcm: boolean;
  upload_id: string | null;
  /**
   * Call it in the transaction that writes the first reference to `key`: the file then belongs to whoever wrote that. An
   * upload is used up by it. What nobody keeps is removed when the answer has been sent, or when the upload expires.
   */
  keep(scope: Scope): Promise<void>;
  /** Removes what was fetched and not kept. To be called when the work is done; it never rejects. */
  discard(): Promise<void>;
}

/** @throws AppError as `soundFileErrors` says; 400 source_url_failed where a `url` was given */
export async function openSource(ctx: Ctx, given: GivenSource): Promise<SoundSource> {
  const ways = [given.file, given.upload_id, given.url].filter((way) => way !== undefined && way !== null);
  if (ways.length !== 1) {
    const names = [given.field, 'upload_id', ...(given.url === undefined ? [] : ['cloud_storage_url'])].join(', ');
    throw AppError.from(errors.noSoundGiven, { names });
  }
  const limits = limitsOf(ctx.parts.config, given.purpose);
  if (given.file) return openFormFile(ctx, given.file, given, limits);
  if (given.upload_id) return takeUpload(ctx, given.upload_id, limits);
  return fetchSource(ctx, given.url ?? '', limits);
}

/** The sound of a source as samples. @throws AppError as `openSource`, also in the middle of a damaged file */
export async function* readSound(
  ctx: Pick<Ctx, 'parts'>,
  { path, media, isRawPcm }: Pick<SoundSource, 'path' | 'media' | 'isRawPcm'>,
  options: DecodeOptions,
  signal: AbortSignal,
): AsyncGenerator<Float32Array<ArrayBuffer>> {
  try {
    yield* ctx.parts.media.decode(path, { ...options, ...(isRawPcm ? { isRawPcm } : {}) }, signal);
  } catch (error) {
    throw mediaRefusal(error, media.type);
  }
}

/**
 * The caller's upload, which stays until it expires or somebody keeps it.
 * @throws AppError 404 upload_not_found; 409 upload_not_ready; 413 upload_too_large; 400 media_too_long
 */
export async function takeUpload(ctx: Ctx, upload_id: string, limits: PurposeLimits): Promise<SoundSource> {
  const row = await store.findUpload(ctx, upload_id);
  if (!row) throw AppError.from(errors.uploadNotFound, { id: upload_id });
  const { file_key, name, size_bytes } = row;
  if (file_key === null) throw AppError.from(errors.uploadNotReady);
  const media = MediaFacts.parse(row.media);
  requireWithin(limits, size_bytes, media.seconds);
  const path = await ctx.parts.storage.localPath(file_key).catch((error: unknown) => {
    throw error instanceof FileMissing ? AppError.from(errors.uploadNotFound, { id: upload_id }) : error;
  });
  return {
    ...{ path, key: file_key, name, size: size_bytes, sha256: null, media, isRawPcm: false, upload_id },
    async keep(scope) {
      const taken = await store.deleteUpload(scope, upload_id);
      // Another call has kept it, or it was cancelled, since it was opened.
      if (taken?.file_key !== file_key) throw AppError.from(errors.uploadNotFound, { id: upload_id });
    },
    discard: async () => undefined,
  };
}

async function openFormFile(
  ctx: Ctx,
  file: Upload,
  { isRawPcm = false }: GivenSource,
  limits: PurposeLimits,
): Promise<SoundSource> {
  const { key, name, size, type, sha256 } = file;
  requireWithin(limits, size, 0);
  const path = await ctx.parts.storage.localPath(key);
  const media = isRawPcm ? rawFacts(size, limits) : await probeFile(ctx, path, type, limits);
  const keep = (scope: Scope) => file.keep(scope);
  return { path, key, name, size, sha256, media, isRawPcm, upload_id: null, keep, discard: async () => undefined };
}

/** The longest that a file is fetched for, so that an address that drips does not hold a call for days. */
const fetchMs = 30 * 60 * 1000;

/** Fetches the file as a form would bring it. Credentials in the address are used and told to nobody. */
async function fetchSource(ctx: Ctx, address: string, limits: PurposeLimits): Promise<SoundSource> {
  const uploads = createUploads(ctx.parts);
  const pending = await uploads.create();
  try {
    const hash = createHash('sha256');
    const probe = createTypeProbe();
    let size = 0;
    const answer = await ctx.parts.outgoing(address, {
      ...{ maxBytes: limits.maxBytes, bodyMs: fetchMs, signal: ctx.signal },
    });
    if (answer.status !== 200) {
      answer.discard();
      throw AppError.from(errors.sourceUrlFailed, { reason: `it answered ${answer.status}` });
    }
    for await (const chunk of answer.body) {
      size += chunk.length;
      hash.update(chunk);
      await probe.add(Buffer.from(chunk));
      await pending.write(chunk);
    }
    await pending.commit();
    const { type } = await probe.end();
    const { key } = pending;
    const path = await ctx.parts.storage.localPath(key);
    return {
      ...{ path, key, name: nameInAddress(answer.address), size, sha256: hash.digest('hex') },
      ...{ media: await probeFile(ctx, path, type, limits), isRawPcm: false, upload_id: null },
      keep: (scope) => uploads.keep(scope, key),
      discard: () => uploads.discard([key]),
    };
  } catch (error) {
    await pending.abort();
    if (error instanceof OutgoingRefused || error instanceof OutgoingFailed)
      throw AppError.from(errors.sourceUrlFailed, { reason: error.message }, { cause: error });
    if (isStorageFull(error)) throw AppError.from(storageFull, {}, { cause: error });
    throw error;
  }
}

function nameInAddress(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return (
      decodeURIComponent(last)
        .replace(/\p{Cc}/gu, '')
        .slice(0, 255)
        .toWellFormed() || 'file'
    );
  } catch {
    return 'file';
  }
}

/** @throws AppError as `openSource` */
export async function probeFile(
  ctx: Pick<Ctx, 'parts' | 'signal'>,
  path: string,
  type: string | undefined,
  limits: PurposeLimits,
): Promise<MediaFacts> {
  const about = await ctx.parts.media.probe(path, ctx.signal).catch((error: unknown) => {
    throw mediaRefusal(error, type);
  });
  requireWithin(limits, 0, about.seconds);
  return presentMedia(about);
}

/** Less than this is no sound. */
const minSeconds = 0.01;
const rawRate = 16_000;
const rawSampleBytes = 2;

function requireWithin({ maxBytes, maxSeconds }: PurposeLimits, size: number, seconds: number): void {
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  if (size > maxBytes)
    throw AppError.from(errors.uploadTooLarge, { limit_mb: megabytes(maxBytes), size_mb: megabytes(size) });
  if (seconds > maxSeconds)
    throw AppError.from(errors.mediaTooLong, { seconds: Math.ceil(seconds), limit: maxSeconds });
}

function presentMedia({ type, container, seconds, audio, hasVideo, isTruncated }: MediaAbout): MediaFacts {
  if (seconds < minSeconds) throw AppError.from(errors.mediaTooShort);
  const [{ channels, sampleRate } = { channels: 1, sampleRate: 0 }] = audio;
  return {
    ...{ type, container, seconds, channels, sample_rate: sampleRate, has_video: hasVideo },
    is_truncated: isTruncated,
  };
}

function rawFacts(size: number, limits: PurposeLimits): MediaFacts {
  const seconds = Math.floor(size / rawSampleBytes) / rawRate;
  requireWithin(limits, size, seconds);
  const audio = [{ codec: 'pcm_s16le', channels: 1, sampleRate: rawRate }];
  const raw = { container: 'pcm', type: 'audio/pcm', declaredSeconds: null, isTruncated: false, hasVideo: false };
  return presentMedia({ ...raw, seconds, audio });
}
