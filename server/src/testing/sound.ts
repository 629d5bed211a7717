/** Sound that tests make, as 16-bit wav files of one channel. */
import { wavHeader, wavHeaderBytes } from '../kernel/wav.ts';

/** @param sampleAt from -1 to 1, by the number of the sample */
export function wavOf(seconds: number, sampleRate: number, sampleAt: (i: number) => number): Buffer<ArrayBuffer> {
  const samples = Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sampleAt(i) * 32_767))),
  );
  const bytes = new Uint8Array(samples.buffer);
  return Buffer.concat([wavHeader(sampleRate, wavHeaderBytes + bytes.length), bytes]);
}

export const toneWav = (seconds: number, sampleRate = 16_000, hertz = 440): Buffer<ArrayBuffer> =>
  wavOf(seconds, sampleRate, (i) => 0.3 * Math.sin((2 * Math.PI * hertz * i) / sampleRate));
