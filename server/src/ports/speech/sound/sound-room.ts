/** Simulates a small room after Schroeder: four comb filters in parallel, followed by two all-pass filters. */

/** Seconds until the reverberation has fallen by 60 dB. */
export const reverberation = 0.3;
/** Delays in milliseconds, chosen so that few echoes coincide. Two combs share a loop. */
const combDelays = [
  [13.7, 16.1],
  [19.3, 22.9],
] as const;
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

/** The echoes of a signal; the array is used again by the next call. */
function createReverberator(rate: number): (signal: Float64Array) => Float64Array {
  const addEchoes = createCombs(rate);
  const allPasses = allPassDelays.map((delay) => createAllPass(delay, rate));
  let room = new Float64Array(0);
  return (signal) => {
    if (room.length < signal.length) room = new Float64Array(signal.length);
    const sum = room.subarray(0, signal.length);
    addEchoes(signal, sum);
    for (const allPass of allPasses) allPass(sum);
    return sum;
  };
}

interface Comb {
  line: Float64Array;
  at: number;
  soft: number;
  /** The share of an echo that comes back as the next one. */
  feedback: number;
}

const createComb = (delay: number, rate: number): Comb => ({
  line: new Float64Array(Math.round((delay / 1000) * rate)),
  at: 0,
  soft: 0,
  feedback: 10 ** ((-3 * delay) / 1000 / reverberation),
});

/**
 * Returns a function that writes the echoes of a signal to `sum`. Two combs share a loop, which runs to the end of the nearer
 * delay line, so that it has no condition for every sample: that takes a third of the time of a loop for each.
 */
function createCombs(rate: number): (signal: Float64Array, sum: Float64Array) => void {
  const pairs = combDelays.map(([one, other]) => [createComb(one, rate), createComb(other, rate)] as const);
  return (signal, sum) => {
    sum.fill(0);
    for (const [one, other] of pairs) addPair(signal, sum, one, other);
  };
}

function addPair(signal: Float64Array, sum: Float64Array, one: Comb, other: Comb): void {
  const { line: lineA, feedback: feedbackA } = one;
  const { line: lineB, feedback: feedbackB } = other;
  const fresh = 1 - damping;
  let { at: atA, soft: softA } = one;
  let { at: atB, soft: softB } = other;
  for (let i = 0; i < signal.length;) {
    const end = Math.min(signal.length, i + Math.min(lineA.length - atA, lineB.length - atB));
    for (; i < end; i++, atA++, atB++) {
      const sample = signal[i] ?? 0;
      const echoA = lineA[atA] ?? 0;
      const echoB = lineB[atB] ?? 0;
      softA = echoA * fresh + softA * damping;
      softB = echoB * fresh + softB * damping;
      lineA[atA] = sample + softA * feedbackA;
      lineB[atB] = sample + softB * feedbackB;
      sum[i] = (sum[i] ?? 0) + echoA + echoB;
    }
    if (atA === lineA.length) atA = 0;
    if (atB === lineB.length) atB = 0;
  }
  settle(lineA);
  settle(lineB);
  Object.assign(one, { at: atA, soft: softA });
  Object.assign(other, { at: atB, soft: softB });
}

function createAllPass(delay: number, rate: number): Step {
  const line = new Float64Array(Math.round((delay / 1000) * rate));
  let kept = 0;
  return (signal) => {
    let at = kept;
    for (let i = 0; i < signal.length;) {
      const end = Math.min(signal.length, i + line.length - at);
      for (; i < end; i++, at++) {
        const held = line[at] ?? 0;
        const inner = (signal[i] ?? 0) + held * diffusion;
        line[at] = inner;
        signal[i] = held - inner * diffusion;
      }
      if (at === line.length) at = 0;
    }
    settle(line);
    kept = at;
  };
}

/**
 * Flushes what has decayed, once a call: denormal numbers are slow to compute with. It takes half a minute of silence to get
 * to those from here.
 */
function settle(line: Float64Array): void {
  for (let i = 0; i < line.length; i++) {
    const value = line[i] ?? 0;
    if (value < 1e-12 && value > -1e-12) line[i] = 0;
  }
}

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
