/** Cuts the silence at the beginning and the end of a sound that comes in parts. Silence in the middle stays. Pure. */

/** What is quieter is not heard, in 16-bit samples. */
const audible = 90;
/** Seconds of silence that stay on either side. */
const edgeSeconds = 0.025;

export interface Trimmer {
  /** Seconds that were cut at the beginning. */
  readonly cutSeconds: number;
  /** Times came with the sound. */
  hasTimes: boolean;
  trim(samples: Int16Array): Int16Array;
  /** The silence that stays at the end. */
  end(): Int16Array;
}

export function createTrimmer(rate: number): Trimmer {
  const edge = Math.round(rate * edgeSeconds);
  let hasBegun = false;
  let cut = 0;
  /** Silence that is only passed on when more sound follows. */
  let quiet = new Int16Array(0);

  return {
    hasTimes: false,
    get cutSeconds() {
      return cut / rate;
    },
    trim(samples) {
      const all = join(quiet, samples);
      const last = all.findLastIndex((sample) => sample > audible || sample < -audible);
      if (last < 0 && !hasBegun) {
        // Only the last of it can become the edge.
        const dropped = Math.max(0, all.length - edge);
        cut += dropped;
        quiet = all.slice(dropped);
        return new Int16Array(0);
      }
      quiet = all.slice(last + 1);
      const loud = all.subarray(0, last + 1);
      if (hasBegun) return loud;
      hasBegun = true;
      const first = Math.max(0, loud.findIndex((sample) => sample > audible || sample < -audible) - edge);
      cut += first;
      return loud.subarray(first);
    },
    end: () => (hasBegun ? quiet.slice(0, edge) : new Int16Array(0)),
  };
}

function join(one: Int16Array, other: Int16Array): Int16Array {
  const out = new Int16Array(one.length + other.length);
  out.set(one);
  out.set(other, one.length);
  return out;
}
