/** Joins what the engines' workers measured, chunk by chunk, to what is stored of the whole: a drawing and a level. */
import { finePeaksPerSecond, type SoundLevels } from '../../ports/speech/port.ts';
import { storedPeaksPerSecond } from '../history/history.rules.ts';

export interface LevelRecord {
  /** @param from where its peaks begin, seconds from the start of the whole. */
  add(levels: SoundLevels, from: number): void;
  /** 50 a second, 255 is full scale; as many as `seconds` of sound have. */
  peaks(seconds: number): Buffer;
  /** RMS of what is not silence, dB relative to full scale; null where all of it is. */
  loudness(): number | null;
}

export function createLevelRecord(): LevelRecord {
  let kept = new Uint8Array(1024);
  let energy = 0;
  let samples = 0;
  return {
    add(levels, from) {
      energy += levels.energy;
      samples += levels.loudSamples;
      const needed = Math.ceil((from + levels.peaks.length / finePeaksPerSecond) * storedPeaksPerSecond) + 1;
      if (needed > kept.length) {
        const larger = new Uint8Array(2 * needed);
        larger.set(kept);
        kept = larger;
      }
      // A chunk may begin anywhere between two peaks, so each fine peak goes where its middle lies.
      levels.peaks.forEach((peak, i) => {
        const at = Math.floor((from + (i + 0.5) / finePeaksPerSecond) * storedPeaksPerSecond);
        if (peak > (kept[at] ?? 0)) kept[at] = peak;
      });
    },
    peaks(seconds) {
      // Seconds are fractions of samples: a rounding error must not add a peak.
      const length = Math.ceil(seconds * storedPeaksPerSecond - 1e-6);
      const whole = Buffer.alloc(length);
      whole.set(kept.subarray(0, length));
      return whole;
    },
    loudness: () => (samples === 0 ? null : 10 * Math.log10(energy / samples)),
  };
}
