/** Decodes samples that are stored as they are, or as G.711 codes. */
import { wavHeaderBytes } from '../../kernel/wav.ts';
import type { Decoder } from './decoder.ts';

export function openPcm(): Decoder {
  /** The first byte of a sample that is cut by the end of a chunk. */
  let cut = new Uint8Array(0);
  return {
    decode(bytes) {
      const all = new Uint8Array(cut.length + bytes.length);
      all.set(cut);
      all.set(bytes, cut.length);
      const even = all.length - (all.length % 2);
      cut = all.slice(even);
      return new Int16Array(all.buffer, 0, even / 2);
    },
  };
}

/** Skips the header that all our wav files have. */
export function openWav(): Decoder {
  const pcm = openPcm();
  let header = wavHeaderBytes;
  return {
    decode(bytes) {
      const skipped = Math.min(header, bytes.length);
      header -= skipped;
      return pcm.decode(bytes.subarray(skipped));
    },
  };
}

export const openUlaw = (): Decoder => byTable((ulawTable ??= tableOf(ulaw)));
export const openAlaw = (): Decoder => byTable((alawTable ??= tableOf(alaw)));

let ulawTable: Int16Array | undefined;
let alawTable: Int16Array | undefined;

const tableOf = (decode: (code: number) => number) => Int16Array.from({ length: 256 }, (_, code) => decode(code));
const byTable = (table: Int16Array): Decoder => ({
  decode: (bytes) => Int16Array.from(bytes, (code) => table[code] ?? 0),
});

function ulaw(code: number): number {
  const bits = ~code & 0xff;
  const level = (((bits & 15) << 3) + 132) << ((bits >> 4) & 7);
  return bits & 0x80 ? 132 - level : level - 132;
}

function alaw(code: number): number {
  const bits = code ^ 0x55;
  const segment = (bits >> 4) & 7;
  const mantissa = ((bits & 15) << 4) + 8;
  const level = segment === 0 ? mantissa : (mantissa + 256) << (segment - 1);
  return bits & 0x80 ? level : -level;
}
