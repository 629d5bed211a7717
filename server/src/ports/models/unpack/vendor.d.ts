/** Types of a package that brings none. Only what we use is declared. */

declare module 'unbzip2-stream/lib/bit_iterator.js' {
  export interface Bits {
    (count: number | null): number | undefined;
    bytesRead: number;
  }
  export default function bitIterator(nextBuffer: () => Uint8Array): Bits;
}

declare module 'unbzip2-stream/lib/bzip2.js' {
  import type { Bits } from 'unbzip2-stream/lib/bit_iterator.js';
  const bzip2: {
    /** @returns the size of the blocks, in 100 kB */
    header(bits: Bits): number;
    /** Reads a block. @returns the checksum so far, or null at the end of the stream */
    decompress(
      bits: Bits,
      push: (byte: number) => void,
      work: Int32Array,
      workBytes: number,
      crc: number,
    ): number | null;
  };
  export default bzip2;
}
