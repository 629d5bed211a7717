/** Items as files: one to play or save, several as a zip that is packed while it is sent. */
import { audioMissing, historyItemNotFound, invalidDownloadFormat } from '#contract/history/errors.ts';
import { speechFileName } from '#contract/history/file-names.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { zipOf, type ZipEntry } from '../../kernel/zip.ts';
import { audit } from '../../platform/events/audit.ts';
import { wavSize } from '../../ports/audio/port.ts';
import { createMissingAudio, requireAudio, openFile, requireAnyFile } from './audio-files.service.ts';
import { zipName, type DownloadFormat } from './history.rules.ts';
import { findFiles, tablesOfItems, type ItemFile } from './history.store.ts';

/** @throws AppError 400 invalid_output_format */
export function parseDownloadFormat(name: string | null | undefined): DownloadFormat {
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
  if (!item) return undefined;
  const { storage } = ctx.parts;
  return {
    type: item.content_type,
    size: item.audio_bytes,
    // The audio of an item never changes.
    etag: item.history_item_id,
    filename: fileNameOf(item, 'default'),
    open: (range) => requireAudio(item, storage.read(item.audio_key, range)),
    part: (range) => requireAudio(item, storage.readPart(item.audio_key, range)),
    async requireBytes() {
      if (!(await storage.head(item.audio_key))) throw AppError.from(audioMissing, { id });
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
export async function download(ctx: Ctx, ids: string[], format: DownloadFormat): Promise<Download> {
  const items = await requireFiles(ctx, ids);
  await audit(ctx, 'history.exported', { items: items.length });
  const [item] = items;
  if (item && items.length === 1) {
    const { contentType, size } = describeFile(item, format);
    const chunks = await openFile(ctx.parts, item, format);
    return { type: contentType, filename: fileNameOf(item, format), size, chunks };
  }
  await requireAnyFile(ctx.parts, items);
  const chunks = zipOf(entriesOf(ctx, items, format));
  return { type: 'application/zip', filename: zipName(ctx.now), size: null, chunks };
}

function* entriesOf({ parts, now }: Ctx, items: ItemFile[], format: DownloadFormat): Generator<ZipEntry> {
  const nameOnce = nameUniquely();
  const missing = createMissingAudio();
  for (const item of items) {
    const name = nameOnce(fileNameOf(item, format));
    yield { name, mtime: item.created_at, open: () => missing.open(parts, item, format, name) };
  }
  yield* missing.note(now);
}

/** The caller's items, each once, in the order asked for. @throws AppError 404 history_item_not_found */
export async function requireFiles(ctx: Ctx, ids: string[]): Promise<ItemFile[]> {
  const wanted = [...new Set(ids)];
  const items = await findFiles(ctx, wanted);
  if (items.length === wanted.length) return items;
  const found = new Set(items.map(({ history_item_id }) => history_item_id));
  throw AppError.from(historyItemNotFound, { id: wanted.find((id) => !found.has(id)) ?? '' });
}

export function fileNameOf(item: ItemFile, format: DownloadFormat): string {
  const { created_at, voice_name, voice_category, model_id } = item;
  const date_unix = created_at.getTime() / 1000;
  const settings = item.settings as ResolvedVoiceSettings;
  const { extension } = describeFile(item, format);
  return speechFileName({ date_unix, voice_name, voice_category, model_id, settings }, extension);
}

export const fileSizeOf = (item: ItemFile, format: DownloadFormat): number => describeFile(item, format).size;

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
