/** Reads a bzip2 file block by block. It computes for long, so it belongs in a thread of its own. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import bitIterator from 'unbzip2-stream/lib/bit_iterator.js';
import bzip2 from 'unbzip2-stream/lib/bzip2.js';
import { InvalidModel } from '../port.ts';

const readBytes = 1 << 20;
/** A block holds 900 kB that may stand for far more, which no model needs. */
const maxBlockBytes = 64_000_000;

/** @param onRead told how many bytes of the file have been read */
export function* readBzip2(file: string, onRead: (bytes: number) => void): Generator<Uint8Array, void, void> {
  const fd = openSync(file, 'r');
  try {
    const size = fstatSync(fd).size;
    const bits = bitIterator(() => {
      const chunk = Buffer.alloc(readBytes);
      const length = readSync(fd, chunk);
      if (length === 0) throw new InvalidModel('the archive ends too early');
      return chunk.subarray(0, length);
    });
    const block = createBlock();
    const work = new Int32Array(900_000);
    while (bits.bytesRead < size) {
      const blockBytes = 100_000 * bzip2.header(bits);
      let crc: number | null = 0;
      while (crc !== null) {
        block.clear();
        crc = bzip2.decompress(bits, block.push, work, blockBytes, crc);
        onRead(bits.bytesRead);
        if (block.length() > 0) yield block.bytes();
      }
    }
  } catch (error) {
    if (error instanceof InvalidModel || !(error as Error).message) throw error;
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new InvalidModel('the archive is damaged', { cause: error });
  } finally {
    closeSync(fd);
  }
}

/** The bytes of one block, which come one by one. */
function createBlock() {
  let buffer = Buffer.alloc(1 << 20);
  let length = 0;
  return {
    clear: () => void (length = 0),
    length: () => length,
    bytes: () => Buffer.from(buffer.subarray(0, length)),
    push(byte: number): void {
      if (length === buffer.length) {
        if (length >= maxBlockBytes) throw new InvalidModel('the archive grows without end');
        buffer = Buffer.concat([buffer], length * 2);
      }
      buffer[length++] = byte;
    },
  };
}
