/** How loud the two sounds of a pair are, and how a mix of them is written to a file. */

export type Side = 'original' | 'isolated';

export interface Gains {
  original: number;
  isolated: number;
}

/**
 * The voice is in both sounds, so that the gains add up to one: the voice stays as loud whatever the mix, and only what
 * is around it changes. `voice` is the share of the isolated sound, from 0 to 1.
 */
export function gainsOf(side: Side, voice: number): Gains {
  const isolated = side === 'original' ? 0 : Math.min(1, Math.max(0, voice));
  return { original: 1 - isolated, isolated };
}

const headerBytes = 44;

/** Writes samples of one channel as a wav file of 16 bits. */
export function encodeWav(samples: Float32Array, sampleRate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(bytes);
  const write = (at: number, text: string) => {
    for (let letter = 0; letter < text.length; letter++) view.setUint8(at + letter, text.charCodeAt(letter));
  };
  write(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let at = 0; at < samples.length; at++) {
    const sample = Math.min(1, Math.max(-1, samples[at]!));
    view.setInt16(headerBytes + at * 2, Math.round(sample * 0x7fff), true);
  }
  return bytes;
}

/** Adds two sounds sample by sample. The shorter one is silent after its end. */
export function mixSamples(original: Float32Array, isolated: Float32Array, gains: Gains): Float32Array<ArrayBuffer> {
  const length = Math.max(original.length, isolated.length);
  const mixed = new Float32Array(length);
  for (let at = 0; at < length; at++)
    mixed[at] = (original[at] ?? 0) * gains.original + (isolated[at] ?? 0) * gains.isolated;
  return mixed;
}
