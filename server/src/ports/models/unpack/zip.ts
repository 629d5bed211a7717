/** Unpacks a zip by the directory at its end: stored and deflated files, and nothing else that a zip may hold. */
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createInflateRaw, crc32 } from 'node:zlib';
import { pipeline } from 'node:stream';
import { openFileReader } from '../../../kernel/streams.ts';
import { InvalidModel } from '../port.ts';
import { entryPath, type Tally } from './entries.ts';
import { writeEntry } from './write-entry.ts';

const endSignature = 0x06_05_4b_50;
const endBytes = 22;
const maxComment = 65_535;
const entrySignature = 0x02_01_4b_50;
const headerSignature = 0x04_03_4b_50;
const unknownSize = 0xff_ff_ff_ff;

interface ZipFileEntry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** @param onRead told how many bytes of the file have been read @throws InvalidModel */
export async function unpackZip(
  file: string,
  folder: string,
  tally: Tally,
  onRead: (bytes: number) => void,
): Promise<void> {
  const handle = await open(file, 'r');
  try {
    for (const entry of await readDirectory(handle)) {
      const place = entryPath(entry.name);
      if (place === undefined || entry.name.endsWith('/')) continue;
      tally.addFile(place);
      const target = path.join(folder, place);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
      await writeEntry(checked(openEntry(file, await dataOffset(handle, entry), entry), entry), target, tally);
      onRead(entry.offset + entry.packed);
    }
  } finally {
    await handle.close();
  }
}

async function readDirectory(handle: FileHandle): Promise<ZipFileEntry[]> {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - endBytes - maxComment), Math.min(size, endBytes + maxComment));
  const at = findEnd(tail);
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (start === unknownSize || count === 0xff_ff) throw new InvalidModel('the zip is too large: give a tar instead');
  if (start + length > size) throw new InvalidModel('the archive ends too early');
  const directory = await readAt(handle, start, length);
  const entries: ZipFileEntry[] = [];
  for (let offset = 0; entries.length < count;) {
    if (offset + 46 > directory.length || directory.readUInt32LE(offset) !== entrySignature) {
      throw new InvalidModel('the archive is damaged');
    }
    const nameLength = directory.readUInt16LE(offset + 28);
    entries.push(readEntry(directory, offset, nameLength));
    offset += 46 + nameLength + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
  }
  return entries;
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endSignature) return at;
  }
  throw new InvalidModel('the archive ends too early');
}

function readEntry(directory: Buffer, offset: number, nameLength: number): ZipFileEntry {
  const name = directory.toString('utf8', offset + 46, offset + 46 + nameLength);
  const isEncrypted = (directory.readUInt16LE(offset + 8) & 1) === 1;
  const method = directory.readUInt16LE(offset + 10);
  // The upper half holds the mode of Unix, whose first four bits are the type of the file.
  const type = (directory.readUInt32LE(offset + 38) >>> 16) & 0xf0_00;
  if (isEncrypted) throw new InvalidModel('the archive is encrypted');
  if (type !== 0 && type !== 0x80_00 && type !== 0x40_00) {
    throw new InvalidModel(`the archive holds a link or a device (${name})`);
  }
  if (method !== 0 && method !== 8) throw new InvalidModel(`the zip is compressed in an unusual way (${name})`);
  const entry = {
    name,
    method,
    crc: directory.readUInt32LE(offset + 16),
    packed: directory.readUInt32LE(offset + 20),
    size: directory.readUInt32LE(offset + 24),
    offset: directory.readUInt32LE(offset + 42),
  };
  if ([entry.packed, entry.size, entry.offset].includes(unknownSize)) {
    throw new InvalidModel('the zip is too large: give a tar instead');
  }
  return entry;
}

/** Where the bytes of an entry begin: after its own header, whose length its directory does not know. */
async function dataOffset(handle: FileHandle, { offset }: ZipFileEntry): Promise<number> {
  const header = await readAt(handle, offset, 30);
  if (header.readUInt32LE(0) !== headerSignature) throw new InvalidModel('the archive is damaged');
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function* openEntry(file: string, start: number, { packed, method }: ZipFileEntry): AsyncGenerator<Uint8Array> {
  if (packed === 0) return;
  const stored = await openFileReader(file, { start, end: start + packed - 1 });
  // The reader of the last stream meets the error.
  yield* (method === 0 ? stored : pipeline(stored, createInflateRaw(), () => undefined)) as AsyncIterable<Uint8Array>;
}

async function* checked(chunks: AsyncIterable<Uint8Array>, entry: ZipFileEntry): AsyncGenerator<Uint8Array> {
  let crc = 0;
  let size = 0;
  try {
    for await (const chunk of chunks) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      if (size > entry.size) break;
      yield chunk;
    }
  } catch (error) {
    throw new InvalidModel(`the archive is damaged (${entry.name})`, { cause: error });
  }
  if (size !== entry.size || crc !== entry.crc) throw new InvalidModel(`the archive is damaged (${entry.name})`);
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  if (bytesRead < length) throw new InvalidModel('the archive ends too early');
  return bytes;
}
