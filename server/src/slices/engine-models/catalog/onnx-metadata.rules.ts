/** What the maker of a network wrote about it: keys and values, which are at the end of an ONNX file. */
import { open } from 'node:fs/promises';

/** Metadata is a few kilobytes; large tables of tokens are sometimes in it, too. */
const tailBytes = 512 * 1024;
/** The field `metadata_props` of the message ModelProto, with a length. */
const entryTag = (14 << 3) | 2;
const [keyTag, valueTag] = [(1 << 3) | 2, (2 << 3) | 2];

export async function readOnnxMetadata(file: string): Promise<Map<string, string>> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, tailBytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return metadataIn(tail);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the entries that stand one after the other at the end.
 * @param tail the end of the file; it may begin within anything
 */
export function metadataIn(tail: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = bytes.indexOf(entryTag); at !== -1; at = bytes.indexOf(entryTag, at + 1)) {
    const entries = readEntries(bytes, at);
    if (entries) return entries;
  }
  return new Map();
}

/** Undefined where anything but entries follows until the end. */
function readEntries(bytes: Buffer, from: number): Map<string, string> | undefined {
  const entries = new Map<string, string>();
  let at = from;
  while (at < bytes.length) {
    if (bytes[at] !== entryTag) return undefined;
    const length = readLength(bytes, at + 1);
    if (!length || length.next + length.value > bytes.length) return undefined;
    const end = length.next + length.value;
    const key = readText(bytes, length.next, end, keyTag);
    const value = key && readText(bytes, key.next, end, valueTag);
    if (!key || !value || value.next !== end || key.text === '') return undefined;
    entries.set(key.text, value.text);
    at = end;
  }
  return entries;
}

function readText(bytes: Buffer, at: number, end: number, tag: number): { text: string; next: number } | undefined {
  if (bytes[at] !== tag) return undefined;
  const length = readLength(bytes, at + 1);
  if (!length || length.next + length.value > end) return undefined;
  const next = length.next + length.value;
  return { text: bytes.toString('utf8', length.next, next), next };
}

/** A number of seven bits a byte, the lowest first. */
function readLength(bytes: Buffer, at: number): { value: number; next: number } | undefined {
  let value = 0;
  for (let i = 0; i < 4; i += 1) {
    const byte = bytes[at + i];
    if (byte === undefined) return undefined;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  return undefined;
}
