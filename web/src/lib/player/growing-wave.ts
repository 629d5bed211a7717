/** Draws the waveform of a stream while it arrives, against the length that its text is expected to have. */
import { estimateSeconds } from '../format.ts';
import { computePeaks, decodeSamples } from './peaks.ts';
import { playerStore } from './state.ts';

/** Bars for each second of sound, as fine as the seek bar can show. */
const peaksPerSecond = 20;
/** What is left to arrive is at least this share, so that the wave does not look complete before it is. */
const minRest = 0.04;

/** Expects the length of a stream. What has arrived corrects an estimate from the text that was too short. */
export function expectSeconds(text: string, received: number): number {
  return Math.max(estimateSeconds(text), received * (1 + minRest));
}

/** Puts the peaks of what has arrived at the start of the expected length. The rest is silent until it arrives. */
export function growPeaks(samples: Float32Array, received: number, expected: number): Float32Array {
  const count = Math.max(1, Math.round(expected * peaksPerSecond));
  const done = Math.min(count, Math.round(received * peaksPerSecond));
  const peaks = new Float32Array(count);
  if (done > 0) peaks.set(computePeaks(samples, done));
  return peaks;
}

/** What has arrived is decoded again when it has grown by this factor, so that a long stream costs no more than twice. */
const growth = 1.5;
/** Bytes. Decoding takes memory, so the wave of a longer stream stands still until its item is stored. */
const maxDecodedBytes = 8_000_000;

/** Draws the wave of a stream each time that enough has arrived. Call the result with all that has arrived. */
export function followStream(text: string, isCurrent: () => boolean) {
  let drawn = 0;
  let isBusy = false;
  return async (received: readonly Uint8Array<ArrayBuffer>[], isWhole = false): Promise<void> => {
    const bytes = received.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    if (bytes === 0 || bytes > maxDecodedBytes) return;
    if (!isWhole && (isBusy || bytes < drawn * growth)) return;
    isBusy = true;
    const sound = await decodeSamples(await new Blob([...received]).arrayBuffer());
    isBusy = false;
    drawn = bytes;
    if (!sound || !isCurrent()) return;
    if (isWhole) playerStore.set({ peaks: computePeaks(sound.samples) });
    else if (playerStore.get().isReceiving) {
      const expected = expectSeconds(text, sound.duration);
      playerStore.set({ expected, peaks: growPeaks(sound.samples, sound.duration, expected) });
    }
  };
}
