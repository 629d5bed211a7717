/**
 * Tells tones from speech: speech changes all the time between vowels, which cross zero seldom, and hisses such as "s", which
 * do so often. Chords and melodies lack the hisses.
 */
const frameSeconds = 0.02;
/** The mean of squares below which a frame counts as silence: -50 dB. */
const silence = 1e-5;
/** Crossings a second of a hiss; vowels and most tones stay below. */
const hissCrossings = 4500;

export interface HissMeter {
  /** The samples are from -1 to 1. */
  take(samples: Float32Array): void;
  /** The part of the frames with sound that hiss, from 0 to 1. */
  readonly share: number;
}

export function createHissMeter(sampleRate: number): HissMeter {
  const frame = Math.round(frameSeconds * sampleRate);
  const most = hissCrossings * frameSeconds;
  let [filled, squares, crossings, last] = [0, 0, 0, 0];
  let [frames, hisses] = [0, 0];
  return {
    take(samples) {
      for (const sample of samples) {
        squares += sample * sample;
        if (sample < 0 !== last < 0) crossings += 1;
        last = sample;
        if (++filled < frame) continue;
        if (squares > silence * frame) {
          frames += 1;
          if (crossings > most) hisses += 1;
        }
        [filled, squares, crossings] = [0, 0, 0];
      }
    },
    get share() {
      return frames === 0 ? 0 : hisses / frames;
    },
  };
}
