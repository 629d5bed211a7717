/** The audio files of items. One that is missing from the storage is an error of its own, and the item stays. */
import { allAudioMissing, audioMissing } from '#contract/history/errors.ts';
import type { Readable } from 'node:stream';
import { loudnessTargets } from '#contract/history/files.ts';
import { describeFormat, type AudioFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { Parts } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readIterable } from '../../../kernel/streams.ts';
import type { ZipEntry } from '../../../kernel/zip.ts';
import { FileMissing } from '../../../ports/storage/port.ts';
import { wavSize } from '../../../ports/audio/port.ts';
import type { AudioChoice } from '../history.rules.ts';
import type { ItemFile } from '../history.store.ts';

/** @throws AppError 410 audio_missing */
export async function openFile(parts: Parts, item: ItemFile, choice: AudioChoice): Promise<Readable> {
  const { storage, audio } = parts;
  const open = () => requireAudio(item, storage.read(item.audio_key));
  const made = describeFormat(item.output_format as OutputFormat);
  const { format, loudness } = choice;
  if (loudness !== null) {
    // The file is opened later, when it is measured. That it is missing must be known before the answer begins.
    if (!(await storage.head(item.audio_key))) throw AppError.from(audioMissing, { id: item.history_item_id });
    const source = { format: made, seconds: item.audio_seconds };
    return readIterable(audio.toLoudness(open, source, loudnessTargets[loudness], outputOf(made, format)));
  }
  const stored = await open();
  return readIterable(
    format === 'default' ? tellLength(parts, item, stored) : audio.toWav(stored, made, item.audio_seconds),
  );
}

/** What was streamed could not say at its beginning how long it is. A file that is saved says it to players. */
async function* tellLength(
  { speech }: Parts,
  { output_format, audio_bytes: bytes, audio_seconds: seconds }: ItemFile,
  stored: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let isBegun = false;
  for await (const chunk of stored) {
    if (!isBegun)
      yield speech.lengthTag(describeFormat(output_format as OutputFormat), { begin: chunk, bytes, seconds });
    isBegun = true;
    yield chunk;
  }
}

const outputOf = (made: AudioFormat, format: AudioChoice['format']): AudioFormat =>
  format === 'default' || made.codec === 'wav' ? made : { ...made, codec: 'wav' };

/** The type and the ending of a download. */
export function describeFile(item: ItemFile, choice: AudioChoice): { contentType: string; extension: string } {
  const made = describeFormat(item.output_format as OutputFormat);
  if (isWav(made, choice)) return { contentType: 'audio/wav', extension: 'wav' };
  return { contentType: item.content_type, extension: made.extension };
}

const isWav = (made: AudioFormat, { format, loudness }: AudioChoice): boolean =>
  format === 'wav' || (loudness !== null && made.codec === 'wav');

/** The bytes of a download; null for what is encoded anew, because that is not known before. */
export function sizeOf({ speech }: Pick<Parts, 'speech'>, item: ItemFile, choice: AudioChoice): number | null {
  const made = describeFormat(item.output_format as OutputFormat);
  if (isWav(made, choice)) return wavSize(made, item.audio_seconds);
  return choice.loudness === null ? item.audio_bytes + speech.lengthTagBytes(made) : null;
}

/** What a download takes of the space for files, at most. What is encoded anew is hardly larger than what was made. */
export const maxSizeOf = (parts: Pick<Parts, 'speech'>, item: ItemFile, choice: AudioChoice): number =>
  sizeOf(parts, item, choice) ?? Math.ceil(item.audio_bytes * 1.1) + 4096;

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
    async open(parts: Parts, item: ItemFile, choice: AudioChoice, name: string): Promise<Readable | undefined> {
      try {
        return await openFile(parts, item, choice);
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
