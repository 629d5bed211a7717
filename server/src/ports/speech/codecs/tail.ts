/** The last samples of an audio. */
export interface Tail {
  add(samples: Float32Array): void;
  /** Returns the last `length` samples; silence stands for what was before the first. */
  last(length: number): Float32Array<ArrayBuffer>;
  /** The loudest of the last `length` samples, from 0 to 1. */
  peak(length: number): number;
}

/** @param room how many samples may be asked for */
export function createTail(room: number): Tail {
  const kept = new Float32Array(room);
  return {
    add(samples) {
      if (samples.length >= room) {
        kept.set(samples.subarray(samples.length - room));
        return;
      }
      kept.copyWithin(0, samples.length);
      kept.set(samples, room - samples.length);
    },
    last: (length) => kept.slice(room - length),
    peak: (length) => kept.subarray(room - length).reduce((top, sample) => Math.max(top, Math.abs(sample)), 0),
  };
}
