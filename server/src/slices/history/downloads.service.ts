/** Items as files: one to play or save, several as a zip that is packed while it is sent. */
import { historyItemNotFound, invalidDownloadFormat } from '#contract/history/errors.ts';
import { Readable } from 'node:stream';
import { speechFileName } from '#contract/history/file-names.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import type { Ctx, Parts } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { wavSize } from '../../ports/audio/port.ts';
import { zipName } from './history.rules.ts';
import { findFiles, type ItemFile } from './history.store.ts';

export type DownloadFormat = 'default' | 'wav';

/** @throws AppError 400 invalid_output_format */
export function parseDownloadFormat(name: string | null | undefined): DownloadFormat {
  const format = name ?? 'default';
  if (format === 'default' || format === 'wav') return format;
  throw AppError.from(invalidDownloadFormat, { format });
}

export async function getAudio(ctx: Ctx, id: string): Promise<ByteSource> {
  const [item] = await requireFiles(ctx, [id]);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  return {
    type: item.content_type,
    size: item.audio_bytes,
    // The audio of an item never changes.
    etag: item.history_item_id,
    filename: fileNameOf(item, 'default'),
    open: (range) => ctx.parts.storage.read(item.audio_key, range),
    part: (range) => ctx.parts.storage.readPart(item.audio_key, range),
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

/** One item's file, or a zip. @throws AppError 404 history_item_not_found for the first that is not there */
export async function download(ctx: Ctx, ids: string[], format: DownloadFormat): Promise<Download> {
  const items = await requireFiles(ctx, ids);
  const [item] = items;
  if (item && items.length === 1) {
    const { contentType, size } = describeFile(item, format);
    const chunks = await openFile(ctx.parts, item, format);
    return { type: contentType, filename: fileNameOf(item, format), size, chunks };
  }
  const name = nameUniquely();
  const entries = items.map((one): ZipEntry => ({
    name: name(fileNameOf(one, format)),
    mtime: one.created_at,
    open: () => openFile(ctx.parts, one, format),
  }));
  return { type: 'application/zip', filename: zipName(ctx.now), size: null, chunks: zipOf(entries) };
}

/** The caller's items, each once, in the order asked for. @throws AppError 404 history_item_not_found */
export async function requireFiles(ctx: Ctx, ids: string[]): Promise<ItemFile[]> {
  const wanted = [...new Set(ids)];
  const items = await findFiles(ctx, wanted);
  if (items.length === wanted.length) return items;
  const found = new Set(items.map(({ history_item_id }) => history_item_id));
  throw AppError.from(historyItemNotFound, { id: wanted.find((id) => !found.has(id)) ?? '' });
}

export async function openFile({ storage, audio }: Parts, item: ItemFile, format: DownloadFormat): Promise<Readable> {
  const stored = await storage.read(item.audio_key);
  if (format === 'default') return stored;
  const wav = audio.toWav(stored, describeFormat(item.output_format as OutputFormat), item.audio_seconds);
  return Readable.from(wav, { objectMode: false });
}

export function fileNameOf(item: ItemFile, format: DownloadFormat): string {
  const { created_at, voice_name, voice_category, model_id } = item;
  const date_unix = created_at.getTime() / 1000;
  const settings = item.settings as ResolvedVoiceSettings;
  const { extension } = describeFile(item, format);
  return speechFileName({ date_unix, voice_name, voice_category, model_id, settings }, extension);
}

function describeFile(item: ItemFile, format: DownloadFormat) {
  const made = describeFormat(item.output_format as OutputFormat);
  if (format === 'default')
    return { contentType: item.content_type, extension: made.extension, size: item.audio_bytes };
  return { contentType: 'audio/wav', extension: 'wav', size: wavSize(made, item.audio_seconds) };
}

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
