/** Reads a zip with another program than the one that wrote it. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, object, ZipFile>(fromBuffer);

/** Returns names and contents in their order. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  // The reader asks for each entry separately.
  zip.setMaxListeners(0);
  const openEntry = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const files = new Map<string, Buffer>();
  for (let entry = await nextOf(zip); entry; entry = await nextOf(zip)) {
    files.set(entry.fileName, await buffer(await openEntry(entry)));
  }
  return files;
}

/** Returns undefined at the end. */
function nextOf(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    zip.once('entry', resolve);
    zip.once('end', () => resolve(undefined));
    zip.once('error', reject);
    zip.readEntry();
  });
}
