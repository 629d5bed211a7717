/** A zip is written while it is read: one entry is open at a time, and only the bytes under way are in memory. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Unique within the zip; `/` separates folders. */
  name: string;
  mtime: Date;
  /** Called when it is the entry's turn. Undefined means that it is gone, and it is left out. */
  open(): Promise<Readable | undefined>;
}

/** At most what a zip takes for an entry beside its content: two headers with its name of 255 bytes, and sizes. */
export const zipEntryBytes = 700;

/** Entries are stored uncompressed, because audio gains nothing. Leaving the loop early closes the open entry. */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, void> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const open: { body?: Readable } = {};
  zip.on('error', (error: Error) => out.destroy(error));
  const packing = pack(zip, entries, open).catch((error: Error) => void out.destroy(error));
  try {
    for await (const chunk of out) yield chunk as Uint8Array;
  } finally {
    out.destroy();
    open.body?.destroy();
    await packing;
  }
}

async function pack(
  zip: ZipFile,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  open: { body?: Readable },
): Promise<void> {
  const out = zip.outputStream as Readable;
  for await (const entry of entries) {
    if (out.destroyed) return;
    const body = await entry.open();
    if (!body) continue;
    open.body = body;
    // When the reader has left in the meantime, nobody else closes the entry.
    if (out.destroyed) return void body.destroy();
    const isRead = finished(body);
    zip.addReadStream(body, entry.name, { mtime: entry.mtime, mode: 0o100644, compress: false });
    await isRead;
  }
  zip.end();
}
