/** Bytes a second of the format that is asked for, `mp3_44100_128`. */
const bytesPerSecond = 16_000;

/** The share that is made, from the bytes that have come. The last one per cent belongs to the end of the answer. */
export const shareMade = (bytes: number, seconds: number): number =>
  seconds > 0 ? Math.min(0.99, bytes / (seconds * bytesPerSecond)) : 0;
