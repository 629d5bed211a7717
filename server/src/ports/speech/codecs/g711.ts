/** G.711: 16-bit samples to 8-bit logarithmic codes, as telephones carry them. */

const table = (encode: (sample: number) => number) => Uint8Array.from({ length: 65536 }, (_, i) => encode(i - 32768));

let ulawTable: Uint8Array | undefined;
let alawTable: Uint8Array | undefined;

export const toUlaw = (samples: Int16Array) => map(samples, (ulawTable ??= table(ulaw)));
export const toAlaw = (samples: Int16Array) => map(samples, (alawTable ??= table(alaw)));

function map(samples: Int16Array, codes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(samples.length);
  for (let i = 0; i < samples.length; i++) out[i] = codes[(samples[i] ?? 0) + 32768] ?? 0;
  return out;
}

/**
 * The segment is the position of the highest set bit above the lowest segment, followed by four more bits; all bits are
 * inverted.
 */
function ulaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const level = Math.min(32635, Math.abs(sample)) + 132;
  const segment = 24 - Math.clz32(level);
  return ~(sign | (segment << 4) | ((level >> (segment + 3)) & 15)) & 0xff;
}

/**
 * A-law is like µ-law with a linear lowest segment and every other bit inverted. Negative values are in one's
 * complement.
 */
function alaw(sample: number): number {
  const sign = sample < 0 ? 0 : 0x80;
  const level = sample < 0 ? ~sample : sample;
  const segment = level < 256 ? 0 : 24 - Math.clz32(level);
  const mantissa = (level >> (segment === 0 ? 4 : segment + 3)) & 15;
  return (sign | (segment << 4) | mantissa) ^ 0x55;
}
