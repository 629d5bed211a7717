/**
 * Changes the timing of a sound and not its pitch, by overlapping pieces of it where they are alike (WSOLA). The result has
 * exactly the length that is asked for. Pure.
 */

/** A moment of the sound that was given, and where it shall be heard. Seconds; both rise. */
export interface Anchor {
  from: number;
  to: number;
}

const windowSeconds = 0.025;
/** How far a piece may be taken beside its place, so that it continues the one before. */
const searchSeconds = 0.006;
/** Every so many samples are compared at first; the neighbours of the best place then one by one. */
const coarse = 4;

/**
 * @param anchors the sound before the first and after the last keeps its speed
 * @param length samples of the result
 */
export function stretchTo(sound: Float32Array, rate: number, anchors: readonly Anchor[], length: number): Float32Array {
  const half = Math.round((windowSeconds * rate) / 2);
  const search = Math.round(searchSeconds * rate);
  const result = new Float32Array(length);
  const weights = new Float32Array(length);
  const window = Float32Array.from({ length: 2 * half }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / half));
  const placeOf = createMap(anchors, rate);
  /** Where the piece before would go on. */
  let continued: number | undefined;
  for (let center = 0; center < length + half; center += half) {
    const ideal = Math.round(placeOf(center));
    const at: number =
      continued === undefined
        ? ideal
        : Math.abs(continued - ideal) <= 1
          ? continued
          : bestPlace(sound, ideal, continued, half, search);
    for (let i = -half; i < half; i++) {
      const target = center + i;
      if (target < 0 || target >= length) continue;
      const weight = window[i + half] ?? 0;
      result[target] = (result[target] ?? 0) + weight * (sound[at + i] ?? 0);
      weights[target] = (weights[target] ?? 0) + weight;
    }
    continued = at + half;
  }
  for (let i = 0; i < length; i++) result[i] = (result[i] ?? 0) / Math.max(weights[i] ?? 0, 0.05);
  return result;
}

/** The place near `ideal` whose sound is most like that at `continued`. */
function bestPlace(sound: Float32Array, ideal: number, continued: number, half: number, search: number): number {
  let best = ideal;
  let most = -Infinity;
  const compare = (place: number) => {
    let product = 0;
    let energy = 1e-9;
    for (let i = -half; i < half; i += coarse) {
      const sample = sound[place + i] ?? 0;
      product += sample * (sound[continued + i] ?? 0);
      energy += sample * sample;
    }
    const likeness = product / Math.sqrt(energy);
    if (likeness > most) [most, best] = [likeness, place];
  };
  for (let place = ideal - search; place <= ideal + search; place += coarse) compare(place);
  const middle = best;
  for (let place = middle - coarse + 1; place < middle + coarse; place++) if (place !== middle) compare(place);
  return best;
}

/** Where a sample of the result comes from. */
function createMap(anchors: readonly Anchor[], rate: number): (target: number) => number {
  const points = anchors.map(({ from, to }) => ({ from: from * rate, to: to * rate }));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return (target) => target;
  let at = 0;
  return (target) => {
    if (target <= first.to) return first.from - (first.to - target);
    if (target >= last.to) return last.from + (target - last.to);
    while ((points[at + 1]?.to ?? Infinity) < target) at++;
    const [left = first, right = last] = [points[at], points[at + 1]];
    const span = right.to - left.to;
    return span <= 0 ? right.from : left.from + ((target - left.to) / span) * (right.from - left.from);
  };
}
