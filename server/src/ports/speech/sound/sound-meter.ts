/** Measures the shape and the loudness of the samples that are encoded, in the encoder's thread. */
import type { SoundLevels } from '../port.ts';
import { finePeaksPerSecond } from '../port.ts';

/** The fine peaks whose energy is measured together: 20 ms. */
const block = 8;
/** A block whose energy (mean of squares, full scale is 1) is below this counts as silence: -50 dB. */
const silence = 1e-5;

export interface SoundMeter {
  /** The samples are from -1 to 1. */
  measure(samples: Float32Array): void;
  /** Returns what was measured since the last call. With `isEnd` the unfinished peak is included. */
  take(isEnd: boolean): SoundLevels;
}

/** @param rate samples per second of one speech, which it gets from its beginning */
export function createSoundMeter(rate: number): SoundMeter {
  let peaks: number[] = [];
  let energy = 0;
  let loudSamples = 0;
  /** Counts the samples measured and the peaks reported, and holds the sample at which the current peak ends. */
  let measured = 0;
  let index = 0;
  let peakEnd = Math.floor(rate / finePeaksPerSecond);
  let top = 0;
  let squares = 0;
  let blockBegan = 0;

  function endPeak(): void {
    peaks.push(Math.min(255, Math.round(top * 255)));
    top = 0;
    index += 1;
    peakEnd = Math.floor(((index + 1) * rate) / finePeaksPerSecond);
    if (index % block === 0) endBlock();
  }

  function endBlock(): void {
    const length = measured - blockBegan;
    if (squares > silence * length) {
      energy += squares;
      loudSamples += length;
    }
    squares = 0;
    blockBegan = measured;
  }

  return {
    measure(samples) {
      for (let at = 0; at < samples.length;) {
        const to = Math.min(samples.length, at + peakEnd - measured);
        measured += to - at;
        // Locals: what a closure keeps is slow to write for every sample.
        let [highest, sum] = [top, squares];
        for (; at < to; at++) {
          const sample = samples[at] ?? 0;
          const level = sample < 0 ? -sample : sample;
          if (level > highest) highest = level;
          sum += sample * sample;
        }
        top = highest;
        squares = sum;
        if (measured === peakEnd) endPeak();
      }
    },
    take(isEnd) {
      if (isEnd && measured > Math.floor((index * rate) / finePeaksPerSecond)) endPeak();
      if (isEnd) endBlock();
      const levels = { peaks: Uint8Array.from(peaks), energy, loudSamples };
      peaks = [];
      energy = 0;
      loudSamples = 0;
      return levels;
    },
  };
}
