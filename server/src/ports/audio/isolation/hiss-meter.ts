/**
 * Tells tones and noise from speech: speech changes all the time between vowels, which cross zero seldom, and hisses such as
 * "s", which do so often. Chords and melodies lack the hisses, and noise is nothing else.
 */
const frameSeconds = 0.02;
/** Crossings a second of a hiss; vowels and most tones stay below. */
const hissCrossings = 4500;
/** Levels are counted in steps of a decibel, down to this one. What is quieter is silence. */
const lowest = -80;
/** Frames so many decibels below the loud ones are pauses. */
const rangeDb = 30;
/** This part of the frames with sound is louder than what counts as loud: a click does not make speech a pause. */
const loudest = 0.02;

export interface HissMeter {
  /** The samples are from -1 to 1. */
  take(samples: Float32Array): void;
  /** The part of the frames with sound that hiss, from 0 to 1, however loud the whole is. */
  readonly share: number;
}

export function createHissMeter(sampleRate: number): HissMeter {
  const frame = Math.round(frameSeconds * sampleRate);
  const most = hissCrossings * frameSeconds;
  let [filled, squares, crossings, last] = [0, 0, 0, 0];
  /** Frames, and those that hiss, by their decibels below full scale. */
  const frames = new Uint32Array(1 - lowest);
  const hisses = new Uint32Array(1 - lowest);
  return {
    take(samples) {
      for (const sample of samples) {
        squares += sample * sample;
        if (sample < 0 !== last < 0) crossings += 1;
        last = sample;
        if (++filled < frame) continue;
        const below = Math.max(0, Math.round(-10 * Math.log10(squares / frame + 1e-12)));
        if (below <= -lowest) {
          frames[below] = (frames[below] ?? 0) + 1;
          if (crossings > most) hisses[below] = (hisses[below] ?? 0) + 1;
        }
        [filled, squares, crossings] = [0, 0, 0];
      }
    },
    get share() {
      const all = sumOf(frames);
      let passed = frames[0] ?? 0;
      let loud = 0;
      while (loud < frames.length - 1 && passed <= loudest * all) passed += frames[++loud] ?? 0;
      const heard = sumOf(frames.subarray(0, loud + rangeDb));
      return heard === 0 ? 0 : sumOf(hisses.subarray(0, loud + rangeDb)) / heard;
    },
  };
}

const sumOf = (counts: Uint32Array): number => counts.reduce((sum, count) => sum + count, 0);
