/** A downloaded file: its checksum, and the mark that it is whole and was compared. */
import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { openFileReader } from '../../../kernel/streams.ts';

const markOf = (file: string) => `${file}.done`;

/** Whether a former run has downloaded and compared it, so that it need not be asked for again. */
export const isDownloaded = async (file: string): Promise<boolean> =>
  (await stat(markOf(file)).catch(() => undefined)) !== undefined &&
  (await stat(file).catch(() => undefined)) !== undefined;

export const markDownloaded = (file: string): Promise<void> => writeFile(markOf(file), '');

/** SHA-256 in hexadecimal. */
export async function hashDownload(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await openFileReader(file, { highWaterMark: 1 << 20 })) {
    signal.throwIfAborted();
    hash.update(chunk as Uint8Array);
  }
  return hash.digest('hex');
}
