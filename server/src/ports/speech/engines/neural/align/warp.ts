/**
 * Finds which moment of one sound is which of another, where both speak the same words: dynamic time warping over their
 * frames. Pure.
 */
import { distance, frameSeconds, type Features } from './features.ts';

/** What it costs that one speaker waits while the other goes on, in units of `distance`. */
const waitCost = 0.25;
/** The path stays this near to the straight line: a share of the length, and frames. */
const maxShare = 0.2;
const minFrames = 80;

const diagonal = 0;
const stayInOther = 1;
const stayInOne = 2;

/** @returns the seconds in `other` for seconds in `one`; never earlier for a later moment */
export function warp(one: Features, other: Features): (seconds: number) => number {
  const [n, m] = [one.frames, other.frames];
  if (n < 2 || m < 2) return (seconds) => (n === 0 ? 0 : (seconds * m) / n);
  const radius = Math.ceil(Math.max(minFrames, maxShare * Math.max(n, m)));
  const width = 2 * radius + 1;
  /** The first frame of `other` that row `i` looks at. */
  const begin = (i: number) => Math.round((i * (m - 1)) / (n - 1)) - radius;
  const steps = new Uint8Array(n * width);
  let above = new Float64Array(width).fill(Infinity);
  for (let i = 0; i < n; i++) {
    const row = new Float64Array(width).fill(Infinity);
    const shift = i === 0 ? 0 : begin(i) - begin(i - 1);
    for (let k = 0; k < width; k++) {
      const j = begin(i) + k;
      if (j < 0 || j >= m) continue;
      const cost = distance(one, i, other, j);
      const ways = [
        i === 0 ? (j === 0 ? 0 : Infinity) : (above[k + shift - 1] ?? Infinity),
        i === 0 ? Infinity : (above[k + shift] ?? Infinity) + waitCost,
        k === 0 ? Infinity : (row[k - 1] ?? Infinity) + waitCost,
      ] as const;
      const best = ways[0] <= ways[1] && ways[0] <= ways[2] ? diagonal : ways[1] <= ways[2] ? stayInOther : stayInOne;
      row[k] = cost + ways[best];
      steps[i * width + k] = best;
    }
    above = row;
  }
  return along(path(steps, n, m, width, begin));
}

/** The mean frame of `other` for each frame of `one`, from the end to the beginning. */
function path(steps: Uint8Array, n: number, m: number, width: number, begin: (i: number) => number): Float64Array {
  const sums = new Float64Array(n);
  const counts = new Float64Array(n);
  let [i, j] = [n - 1, m - 1];
  for (let isThere = false; !isThere;) {
    sums[i] = (sums[i] ?? 0) + j;
    counts[i] = (counts[i] ?? 0) + 1;
    isThere = i === 0 && j === 0;
    const step = i === 0 ? stayInOne : j === 0 ? stayInOther : steps[i * width + j - begin(i)];
    if (step !== stayInOne) i -= 1;
    if (step !== stayInOther) j -= 1;
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[at] ?? 1));
}

function along(frames: Float64Array): (seconds: number) => number {
  return (seconds) => {
    const at = Math.max(0, seconds / frameSeconds - 0.5);
    const low = Math.min(frames.length - 1, Math.floor(at));
    const from = frames[low] ?? 0;
    const to = frames[Math.min(frames.length - 1, low + 1)] ?? from;
    return (from + (to - from) * Math.min(1, at - low) + 0.5) * frameSeconds;
  };
}
