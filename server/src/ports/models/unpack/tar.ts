/** Unpacks a tar: files and folders, and nothing else that a tar may hold. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { readIterable } from '../../../kernel/streams.ts';
import { InvalidModel } from '../port.ts';
import { entryPath, type Tally } from './entries.ts';
import { writeEntry } from './write-entry.ts';

/** @throws InvalidModel */
export async function unpackTar(
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  folder: string,
  tally: Tally,
): Promise<void> {
  const entries = extract();
  const reading = pipeline(readIterable(bytes), entries);
  // Whichever fails first says why; the other one only breaks off.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      const place = entryPath(name);
      const isFile = type === 'file' || type === 'contiguous-file';
      if (!isFile && type !== 'directory') throw new InvalidModel(`the archive holds a link or a device (${name})`);
      if (!isFile || place === undefined) {
        entry.resume();
        continue;
      }
      tally.addFile(place);
      const file = path.join(folder, place);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o755 });
      await writeEntry(entry as AsyncIterable<Uint8Array>, file, tally);
    }
    await reading;
  } catch (error) {
    entries.destroy();
    const cause = await reading.then(
      () => error,
      (broken: unknown) => (broken instanceof InvalidModel ? broken : error),
    );
    if (cause instanceof InvalidModel || (cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause;
    throw new InvalidModel('the archive is damaged', { cause });
  }
}
