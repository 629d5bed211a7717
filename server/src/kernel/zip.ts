/** Zips, made while they are read: one entry is open at a time, and nothing is held but what is on its way. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Unique within the zip; `/` separates folders. */
  name: string;
  mtime: Date;
  /** Called when its turn has come. Undefined: it is gone, and left out. */
  open(): Promise<Readable | undefined>;
}

/** Stored, not deflated: sound gains nothing from it. Leaving the loop early closes what is open. */
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
    // The reader may have left meanwhile: then nobody else closes it.
    if (out.destroyed) return void body.destroy();
    const isRead = finished(body);
    zip.addReadStream(body, entry.name, { mtime: entry.mtime, mode: 0o100644, compress: false });
    await isRead;
  }
  zip.end();
}
