/** Measures what the loudness and the limiter need to know of a sound, frame by frame. */
import { createKWeighting } from './k-weighting.ts';
import { peakBetween, peakTaps } from './true-peak.ts';

/** Frames of about two milliseconds. */
export interface Levels {
  sampleRate: number;
  /** Samples in a frame. A tenth of a second holds a whole number of frames. */
  frameLength: number;
  /** The sum of the squares of the weighted samples of each frame. */
  energies: Float32Array;
  /** The true peak of each frame, where 1 is full scale. */
  peaks: Float32Array;
}

export interface LevelMeter {
  take(samples: Int16Array): void;
  end(): Levels;
}

/**
 * Only peaks near the highest one are ever turned down, and only those are worth looking for between the samples. Others
 * are taken to be a little higher than their highest sample.
 */
const relevant = 0.35;
const estimate = 1.12;

/** The length nearest to 2 ms that divides a tenth of a second. */
export function frameLengthOf(sampleRate: number): number {
  const tenth = sampleRate / 10;
  let length = Math.max(1, Math.round(sampleRate / 500));
  while (tenth % length !== 0) length++;
  return length;
}

export function createLevelMeter(sampleRate: number): LevelMeter {
  const frameLength = frameLengthOf(sampleRate);
  const weigh = createKWeighting(sampleRate);
  const energies = createList();
  const peaks = createList();
  /** The frame so far, after the last samples of the frame before. */
  const before = peakTaps - 1;
  const frame = new Float32Array(before + frameLength);
  let filled = 0;
  let loudest = 0;

  function endFrame(): void {
    let highest = 0;
    for (let i = Math.floor(before / 2); i < frame.length; i++) highest = Math.max(highest, Math.abs(frame[i]!));
    const peak = highest > loudest * relevant ? Math.max(highest, peakBetween(frame)) : highest * estimate;
    loudest = Math.max(loudest, highest);
    energies.add(weigh(frame, before));
    peaks.add(peak);
    frame.copyWithin(0, frameLength);
    filled = 0;
  }

  return {
    take(samples) {
      for (let i = 0; i < samples.length; i++) {
        frame[before + filled] = samples[i]! / 32768;
        filled += 1;
        if (filled === frameLength) endFrame();
      }
    },
    end() {
      if (filled > 0) {
        frame.fill(0, before + filled);
        endFrame();
      }
      return { sampleRate, frameLength, energies: energies.all(), peaks: peaks.all() };
    },
  };
}

function createList(): { add(value: number): void; all(): Float32Array<ArrayBuffer> } {
  let values = new Float32Array(4096);
  let length = 0;
  return {
    add(value) {
      if (length === values.length) {
        const longer = new Float32Array(length * 2);
        longer.set(values);
        values = longer;
      }
      values[length++] = value;
    },
    all: () => values.slice(0, length),
  };
}
