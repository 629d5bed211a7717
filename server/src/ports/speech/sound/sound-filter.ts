/** Second-order filters after Bristow-Johnson's audio equaliser cookbook. */

export interface Coefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Raises what lies above `corner` Hz by `decibels`. */
export function highShelf(corner: number, decibels: number, rate: number): Coefficients {
  const a = 10 ** (decibels / 40);
  const w = angle(corner, rate);
  const cos = Math.cos(w);
  // Slope 0.8: a gentle shelf that does not overshoot.
  const alpha = (Math.sin(w) / 2) * Math.sqrt((a + 1 / a) * (1 / 0.8 - 1) + 2);
  const root = 2 * Math.sqrt(a) * alpha;
  const a0 = a + 1 - (a - 1) * cos + root;
  return {
    b0: (a * (a + 1 + (a - 1) * cos + root)) / a0,
    b1: (-2 * a * (a - 1 + (a + 1) * cos)) / a0,
    b2: (a * (a + 1 + (a - 1) * cos - root)) / a0,
    a1: (2 * (a - 1 - (a + 1) * cos)) / a0,
    a2: (a + 1 - (a - 1) * cos - root) / a0,
  };
}

/** Raises what lies around `centre` Hz by `decibels`, about two octaves wide. */
export function peak(centre: number, decibels: number, rate: number): Coefficients {
  const a = 10 ** (decibels / 40);
  const w = angle(centre, rate);
  const alpha = Math.sin(w) / (2 * 0.7);
  const a0 = 1 + alpha / a;
  return {
    b0: (1 + alpha * a) / a0,
    b1: (-2 * Math.cos(w)) / a0,
    b2: (1 - alpha * a) / a0,
    a1: (-2 * Math.cos(w)) / a0,
    a2: (1 - alpha / a) / a0,
  };
}

/** A filter with its memory. */
export function createFilter({ b0, b1, b2, a1, a2 }: Coefficients): (signal: Float64Array) => void {
  const kept = { z1: 0, z2: 0 };
  return (signal) => {
    // Locals: what a closure keeps is slow to write for every sample.
    let { z1, z2 } = kept;
    for (let i = 0; i < signal.length; i++) {
      const x = signal[i] ?? 0;
      const y = b0 * x + z1;
      // In this order the next sample waits for the fewest operations.
      z1 = b1 * x + z2 - a1 * y;
      z2 = b2 * x - a2 * y;
      signal[i] = y;
    }
    // What dies away must not end in denormal numbers, which are slow too.
    kept.z1 = Math.abs(z1) < 1e-15 ? 0 : z1;
    kept.z2 = Math.abs(z2) < 1e-15 ? 0 : z2;
  };
}

/** Energy that filters in a row leave of speech: its long-term spectrum falls by 9 dB an octave above 500 Hz. */
export function speechEnergy(chain: Coefficients[], rate: number): number {
  let before = 0;
  let after = 0;
  for (let frequency = 100; frequency < rate / 2; frequency += 50) {
    const energy = 1 / (1 + (frequency / 500) ** 3);
    const through = chain.reduce((product, filter) => product * powerAt(filter, angle(frequency, rate)), 1);
    before += energy;
    after += energy * through;
  }
  return after / before;
}

function powerAt({ b0, b1, b2, a1, a2 }: Coefficients, w: number): number {
  const size = (c0: number, c1: number, c2: number) =>
    (c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w)) ** 2 + (c1 * Math.sin(w) + c2 * Math.sin(2 * w)) ** 2;
  return size(b0, b1, b2) / size(1, a1, a2);
}

/** Never past the band: a shelf above it would be unstable. */
const angle = (frequency: number, rate: number) => (2 * Math.PI * Math.min(frequency, rate * 0.45)) / rate;
