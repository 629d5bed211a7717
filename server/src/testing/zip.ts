/** What a zip holds, as a program other than the one that made it reads it. */
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, object, ZipFile>(fromBuffer);

/** Names and contents in their order. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        void buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return files;
}
