/** Simulates a small room after Schroeder: four comb filters in parallel, followed by two all-pass filters. */

/** Seconds until the reverberation has fallen by 60 dB. */
export const reverberation = 0.3;
/** Delays in milliseconds, chosen so that few echoes coincide. */
const combDelays = [13.7, 16.1, 19.3, 22.9];
const allPassDelays = [3.1, 1.1];
const diffusion = 0.6;
/** Walls absorb high frequencies: the share of the last value that is kept in each comb's loop. */
const damping = 0.35;

type Step = (signal: Float64Array) => void;

/** Mixes the room into a signal. The room gets `share` of the energy, and the loudness of the whole stays the same. */
export function createRoom(share: number, rate: number): Step {
  const reverberate = createReverberator(rate);
  const wet = Math.sqrt(share / impulseEnergy(rate));
  const dry = Math.sqrt(1 - share);
  return (signal) => {
    const room = reverberate(signal);
    for (let i = 0; i < signal.length; i++) signal[i] = dry * (signal[i] ?? 0) + wet * (room[i] ?? 0);
  };
}

function createReverberator(rate: number): (signal: Float64Array) => Float64Array {
  const combs = combDelays.map((delay) => createComb(delay, rate));
  const allPasses = allPassDelays.map((delay) => createAllPass(delay, rate));
  return (signal) => {
    const sum = new Float64Array(signal.length);
    for (const comb of combs) comb(signal, sum);
    for (const allPass of allPasses) allPass(sum);
    return sum;
  };
}

/** Adds the comb's echoes of a signal to `sum`. */
function createComb(delay: number, rate: number): (signal: Float64Array, sum: Float64Array) => void {
  const line = new Float64Array(Math.round((delay / 1000) * rate));
  const feedback = 10 ** ((-3 * delay) / 1000 / reverberation);
  const kept = { at: 0, soft: 0 };
  return (signal, sum) => {
    let { at, soft } = kept;
    for (let i = 0; i < signal.length; i++) {
      const echo = line[at] ?? 0;
      soft = echo * (1 - damping) + soft * damping;
      line[at] = (signal[i] ?? 0) + settle(soft * feedback);
      at = at + 1 === line.length ? 0 : at + 1;
      sum[i] = (sum[i] ?? 0) + echo;
    }
    Object.assign(kept, { at, soft });
  };
}

function createAllPass(delay: number, rate: number): Step {
  const line = new Float64Array(Math.round((delay / 1000) * rate));
  let kept = 0;
  return (signal) => {
    let at = kept;
    for (let i = 0; i < signal.length; i++) {
      const held = line[at] ?? 0;
      const inner = settle((signal[i] ?? 0) + held * diffusion);
      line[at] = inner;
      at = at + 1 === line.length ? 0 : at + 1;
      signal[i] = held - inner * diffusion;
    }
    kept = at;
  };
}

/** Flushes denormal numbers, which are slow to compute with and common in a decaying signal. */
const settle = (value: number) => (value < 1e-12 && value > -1e-12 ? 0 : value);

const energies = new Map<number, number>();

/** The energy of the response to a single sample of 1. Dividing by it makes the room neither louder nor softer. */
function impulseEnergy(rate: number): number {
  const known = energies.get(rate);
  if (known !== undefined) return known;
  const impulse = new Float64Array(Math.round(rate * 2 * reverberation));
  impulse[0] = 1;
  const energy = createReverberator(rate)(impulse).reduce((sum, value) => sum + value * value, 0);
  energies.set(rate, energy);
  return energy;
}
