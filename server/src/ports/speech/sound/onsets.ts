/** Finds where sound begins after a pause, in the samples of one chunk. Engines tell when they mean to begin a word. */

/** Quieter samples are not heard beside speech at the level of all voices. */
const audibleLevel = 400;
/** Seconds of silence before a word that is searched for its sound, and how far the sound may be from its word. */
const quietBefore = 0.04;
const reach = 0.2;

export interface Onsets {
  add(samples: Int16Array): void;
  /** Returns the seconds at which a word sounds that the engine begins at `seconds`. */
  soundOf(seconds: number): number;
}

/** @param gain decibels by which the samples are raised afterwards */
export function createOnsets(rate: number, gain: number): Onsets {
  const audible = audibleLevel / 10 ** (gain / 20);
  /** One entry for each millisecond so far: 1 where something is heard. */
  let heard = new Uint8Array(4096);
  let samplesSoFar = 0;

  const isQuiet = (from: number, to: number) => !heard.subarray(Math.max(0, from), Math.max(0, to)).includes(1);

  return {
    add(samples) {
      const needed = Math.ceil(((samplesSoFar + samples.length) * 1000) / rate) + 1;
      if (needed > heard.length) {
        const larger = new Uint8Array(2 * needed);
        larger.set(heard);
        heard = larger;
      }
      const begin = samplesSoFar;
      for (let i = 0; i < samples.length; i++) {
        const sample = samples[i] ?? 0;
        if (sample <= audible && sample >= -audible) continue;
        const millisecond = Math.floor(((begin + i) * 1000) / rate);
        heard[millisecond] = 1;
        // The rest of that millisecond can tell nothing new.
        i = Math.ceil(((millisecond + 1) * rate) / 1000) - begin - 1;
      }
      samplesSoFar += samples.length;
    },
    soundOf(seconds) {
      const at = Math.round(seconds * 1000);
      if (!isQuiet(at - quietBefore * 1000, at + 1)) return seconds;
      const next = heard.indexOf(1, at);
      return next >= 0 && next <= at + reach * 1000 ? next / 1000 : seconds;
    },
  };
}
