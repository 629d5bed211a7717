/** What isolating a file costs, and how far it is. */
import { creditsPerMinute } from '#contract/audio-isolation/types.ts';

/** Bytes a second of the format that is asked for, `mp3_44100_128`. */
const bytesPerSecond = 16_000;

/** A fraction of a credit counts as one. */
export const priceOf = (seconds: number): number =>
  // Rounding first keeps floating-point errors from costing a credit.
  Math.ceil(Math.round((seconds / 60) * creditsPerMinute * 1e6) / 1e6);

/** The share that is made, from the bytes that have come. The last one per cent belongs to the end of the answer. */
export const shareMade = (bytes: number, seconds: number): number =>
  seconds > 0 ? Math.min(0.99, bytes / (seconds * bytesPerSecond)) : 0;
