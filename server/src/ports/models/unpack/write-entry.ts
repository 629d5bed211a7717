import { open } from 'node:fs/promises';
import type { Tally } from './entries.ts';

/** Smaller files are not flushed one by one, because phoneme tables are hundreds of them. */
const flushFrom = 64 * 1024;

/** Writes a new file. @throws InvalidModel when it is too large */
export async function writeEntry(chunks: AsyncIterable<Uint8Array>, file: string, tally: Tally): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      tally.addBytes(chunk.length);
      // A short write is possible on a nearly full disk.
      for (let offset = 0; offset < chunk.length;) {
        offset += (await handle.write(chunk, offset, chunk.length - offset)).bytesWritten;
      }
      size += chunk.length;
    }
    if (size >= flushFrom) await handle.datasync();
  } finally {
    await handle.close();
  }
}
