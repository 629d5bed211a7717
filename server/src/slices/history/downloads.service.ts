/** Items as files: one to play or save, several as a zip that is packed while it is sent. */
import { audioMissing, historyItemNotFound, invalidDownloadFormat } from '#contract/history/errors.ts';
import type { HistoryDownloads, LoudnessChoice, TimedTextFormat } from '#contract/history/files.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Readable } from 'node:stream';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { readIterable } from '../../kernel/streams.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { audit } from '../../platform/events/audit.ts';
import {
  createMissingAudio,
  describeFile,
  openFile,
  requireAnyFile,
  requireAudio,
  sizeOf,
} from './audio/audio-files.service.ts';
import { fileNameOf, zipName, type AudioChoice, type DownloadChoice, type DownloadFormat } from './history.rules.ts';
import { findFiles, tablesOfItems, type ItemFile } from './history.store.ts';
import { countTimedText, writeTimedText } from './subtitles/subtitles.service.ts';

interface DownloadInput {
  output_format?: string | null | undefined;
  loudness?: LoudnessChoice | null | undefined;
  subtitles?: readonly TimedTextFormat[] | null | undefined;
}

/** @throws AppError 400 invalid_output_format */
export function parseDownload({ output_format, loudness, subtitles }: DownloadInput): DownloadChoice {
  return {
    format: parseDownloadFormat(output_format),
    loudness: loudness && loudness !== 'as_made' ? loudness : null,
    subtitles: [...new Set(subtitles)],
  };
}

/** @throws AppError 400 invalid_output_format */
function parseDownloadFormat(name: string | null | undefined): DownloadFormat {
  const format = name ?? 'default';
  if (format === 'default' || format === 'wav') return format;
  throw AppError.from(invalidDownloadFormat, { format });
}

/**
 * A deleted item is refused at once, although a player asks for many ranges of a file within milliseconds of one another.
 * @throws AppError 404 history_item_not_found; 410 audio_missing when the bytes are read
 */
export async function getAudio(ctx: Ctx, id: string): Promise<ByteSource> {
  const { workspace_id, user_id } = ctx.actor;
  const key = `audio ${workspace_id} ${user_id} ${id}`;
  const source = await ctx.parts.reads.read(key, tablesOfItems, ctx.now, () => findAudio(ctx, id));
  if (!source) throw AppError.from(historyItemNotFound, { id });
  return source;
}

async function findAudio(ctx: Ctx, id: string): Promise<ByteSource | undefined> {
  const [item] = await findFiles(ctx, [id]);
  return item && toSource(ctx, item);
}

/**
 * Opens the audio as it is saved to a file.
 * @throws AppError 404 history_item_not_found; 410 audio_missing
 */
export async function openSavedAudio(ctx: Ctx, id: string): Promise<Readable> {
  const [item] = await findFiles(ctx, [id]);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  return openFile(ctx.parts, item, asMade);
}

/** The bytes of an item's audio, as a player asks for them. */
export function toSource(ctx: Ctx, item: ItemFile): ByteSource {
  const { storage } = ctx.parts;
  return {
    type: item.content_type,
    size: item.audio_bytes,
    // The audio of an item never changes.
    etag: item.history_item_id,
    filename: audioNameOf(item, asMade),
    open: (range) => requireAudio(item, storage.read(item.audio_key, range)),
    part: (range) => requireAudio(item, storage.readPart(item.audio_key, range)),
    async requireBytes() {
      if (!(await storage.head(item.audio_key))) throw AppError.from(audioMissing, { id: item.history_item_id });
    },
  };
}

/** A file that is made while it is sent. */
export interface Download {
  type: string;
  filename: string;
  /** Bytes; null for a zip, whose size is known at its end. */
  size: number | null;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * One item's file, or a zip, which names the items whose file is missing.
 * @throws AppError 404 history_item_not_found for the first that is not there; 410 audio_missing for one item without its
 * file, or for a zip that would hold none
 */
export async function download(ctx: Ctx, ids: string[], choice: DownloadChoice): Promise<Download> {
  const items = await requireFiles(ctx, ids);
  await audit(ctx, 'history.exported', { items: items.length });
  const [item] = items;
  if (item && items.length === 1 && choice.subtitles.length === 0) {
    const chunks = await openFile(ctx.parts, item, choice);
    const { contentType: type } = describeFile(item, choice);
    return { type, filename: audioNameOf(item, choice), size: sizeOf(ctx.parts, item, choice), chunks };
  }
  await requireAnyFile(ctx.parts, items);
  const chunks = zipOf(entriesOf(ctx, items, choice));
  return { type: 'application/zip', filename: zipName(ctx.now), size: null, chunks };
}

function* entriesOf(ctx: Ctx, items: ItemFile[], choice: DownloadChoice): Generator<ZipEntry> {
  const nameOnce = nameUniquely();
  const missing = createMissingAudio();
  for (const item of items) {
    const name = nameOnce(audioNameOf(item, choice));
    yield { name, mtime: item.created_at, open: () => missing.open(ctx.parts, item, choice, name) };
    yield* timedTextEntries(ctx, item, choice, nameOnce);
  }
  yield* missing.note(ctx.now);
}

/** The files with the text of an item, which stand beside its audio. */
export function* timedTextEntries(
  ctx: Ctx,
  item: ItemFile,
  { subtitles }: DownloadChoice,
  nameOnce: (name: string) => string,
): Generator<ZipEntry> {
  for (const format of subtitles) {
    const open = async () => readIterable([await writeTimedText(ctx, item.history_item_id, format)]);
    yield { name: nameOnce(fileNameOf(item, format)), mtime: item.created_at, open };
  }
}

/**
 * What an item can be downloaded as. Where its audio is wav already, there is one audio file.
 * @throws AppError 404 history_item_not_found; 503 system_busy
 */
export async function listDownloads(ctx: Ctx, id: string): Promise<HistoryDownloads> {
  const [item] = await requireFiles(ctx, [id]);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const { codec, sampleRate: sample_rate, kbps } = describeFormat(item.output_format as OutputFormat);
  const bytesAs = (choice: AudioChoice) => sizeOf(ctx.parts, item, choice) ?? 0;
  const made = { codec, sample_rate, bitrate_kbps: kbps ?? null, size_bytes: bytesAs(asMade) };
  const asWav = { codec: 'wav', sample_rate, bitrate_kbps: null, size_bytes: bytesAs({ ...asMade, format: 'wav' }) };
  return {
    history_item_id: id,
    duration_seconds: item.audio_seconds,
    is_audio_missing: !(await ctx.parts.storage.head(item.audio_key)),
    audio: [
      { output_format: 'default', ...made },
      ...(codec === 'wav' ? [] : [{ output_format: 'wav' as const, ...asWav }]),
    ],
    ...(await countTimedText(ctx, id)),
  };
}

/** The caller's items, each once, in the order asked for. @throws AppError 404 history_item_not_found */
export async function requireFiles(ctx: Ctx, ids: string[]): Promise<ItemFile[]> {
  const wanted = [...new Set(ids)];
  const items = await findFiles(ctx, wanted);
  if (items.length === wanted.length) return items;
  const found = new Set(items.map(({ history_item_id }) => history_item_id));
  throw AppError.from(historyItemNotFound, { id: wanted.find((id) => !found.has(id)) ?? '' });
}

const asMade: AudioChoice = { format: 'default', loudness: null };

export const audioNameOf = (item: ItemFile, choice: AudioChoice): string =>
  fileNameOf(item, describeFile(item, choice).extension);

/** Gives the second file of a name a number, and so on. */
export function nameUniquely(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let unique = name;
    for (let n = 2; taken.has(unique); n++) unique = `${stem}_${n}${ending}`;
    taken.add(unique);
    return unique;
  };
}
