/** The audio files of items. One that is missing from the storage is an error of its own, and the item stays. */
import { allAudioMissing, audioMissing } from '#contract/history/errors.ts';
import type { Readable } from 'node:stream';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Parts } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { readIterable } from '../../kernel/streams.ts';
import type { ZipEntry } from '../../kernel/zip.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import type { DownloadFormat } from './history.rules.ts';
import type { ItemFile } from './history.store.ts';

/** @throws AppError 410 audio_missing */
export async function openFile({ storage, audio }: Parts, item: ItemFile, format: DownloadFormat): Promise<Readable> {
  const stored = await requireAudio(item, storage.read(item.audio_key));
  if (format === 'default') return stored;
  return readIterable(audio.toWav(stored, describeFormat(item.output_format as OutputFormat), item.audio_seconds));
}

/** @throws AppError 410 audio_missing when the storage has no such file */
export async function requireAudio<T>({ history_item_id: id }: ItemFile, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof FileMissing ? AppError.from(audioMissing, { id }, { cause: error }) : error;
  }
}

/** @throws AppError 410 audio_missing when there is no file for any of the items */
export async function requireAnyFile({ storage }: Parts, items: ItemFile[]): Promise<void> {
  for (const { audio_key } of items) if (await storage.head(audio_key)) return;
  throw AppError.from(allAudioMissing);
}

/** The audio files that a zip could not hold. Each is noted when its turn comes, and a list of them ends the zip. */
export function createMissingAudio() {
  const missing: { id: string; name: string }[] = [];
  return {
    get count() {
      return missing.length;
    },
    /** The entry of an item; undefined, and noted, when its file is missing. */
    async open(parts: Parts, item: ItemFile, format: DownloadFormat, name: string): Promise<Readable | undefined> {
      try {
        return await openFile(parts, item, format);
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== audioMissing.status) throw error;
        missing.push({ id: item.history_item_id, name });
        return undefined;
      }
    },
    *note(mtime: Date): Generator<ZipEntry> {
      if (missing.length === 0) return;
      const lines = missing.map(({ id, name }) => `${id}  ${name}`);
      const head = 'The audio files of these history items are missing on the server. Generate their texts again.';
      const text = Buffer.from(`${head}\n\n${lines.join('\n')}\n`);
      yield { name: 'missing-audio.txt', mtime, open: async () => readIterable([text]) };
    },
  };
}
