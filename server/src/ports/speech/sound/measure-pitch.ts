/** Fundamental frequency by YIN (de Cheveigné and Kawahara, 2002), on a thinned signal. */

const minHz = 60;
const maxHz = 500;
/** Hz the signal is brought to, about. */
const workRate = 8000;
const hopSeconds = 0.01;
const windowSeconds = 0.03;
/** Cumulative mean normalised difference below which a frame is voiced. */
const threshold = 0.15;
/** A frame this far below the loudest is not looked at, dB. */
const maxDepth = 30;

/** @returns Hz of every voiced frame, in order. */
export function pitchTrack(samples: Int16Array, rate: number): number[] {
  const factor = Math.max(1, Math.floor(rate / workRate));
  const signal = thin(samples, factor);
  const workingRate = rate / factor;
  const window = Math.round(windowSeconds * workingRate);
  const hop = Math.round(hopSeconds * workingRate);
  const maxPeriod = Math.ceil(workingRate / minHz);
  const minPeriod = Math.floor(workingRate / maxHz);
  const starts: number[] = [];
  for (let at = 0; at + window + maxPeriod < signal.length; at += hop) starts.push(at);
  const energies = starts.map((at) => energyOf(signal, at, window));
  const floor = energies.reduce((max, energy) => Math.max(max, energy), 0) / 10 ** (maxDepth / 10);
  const track = starts.map((at, index) =>
    (energies[index] ?? 0) > floor ? periodAt(signal, at, window, minPeriod, maxPeriod) : 0,
  );
  // A lone frame is a consonant's accident: its neighbours must be voiced and near.
  const near = (a: number, b: number | undefined) => !!b && Math.abs(Math.log2(a / b)) < 0.2;
  return track
    .filter((period, index) => period > 0 && near(period, track[index - 1]) && near(period, track[index + 1]))
    .map((period) => workingRate / period);
}

/** Means of `factor` samples, twice over: enough of a low-pass for pitch. */
function thin(samples: Int16Array, factor: number): Float64Array {
  const out = new Float64Array(Math.floor(samples.length / factor));
  for (let index = 0; index < out.length; index++) {
    let sum = 0;
    for (let i = -factor; i < factor; i++) sum += samples[index * factor + i] ?? 0;
    out[index] = sum / (2 * factor);
  }
  return out;
}

function energyOf(signal: Float64Array, at: number, window: number): number {
  let energy = 0;
  for (const value of signal.subarray(at, at + window)) energy += value * value;
  return energy;
}

/** @returns samples of one period, with a fraction; 0 where unvoiced. */
function periodAt(signal: Float64Array, at: number, window: number, minPeriod: number, maxPeriod: number): number {
  const differences = new Float64Array(maxPeriod + 1);
  let running = 0;
  differences[0] = 1;
  for (let lag = 1; lag <= maxPeriod; lag++) {
    let sum = 0;
    for (let i = at; i < at + window; i++) {
      const difference = (signal[i] ?? 0) - (signal[i + lag] ?? 0);
      sum += difference * difference;
    }
    running += sum;
    differences[lag] = running === 0 ? 1 : (sum * lag) / running;
  }
  for (let lag = minPeriod; lag < maxPeriod; lag++) {
    if ((differences[lag] ?? 1) > threshold) continue;
    while (lag < maxPeriod && (differences[lag + 1] ?? 1) < (differences[lag] ?? 1)) lag += 1;
    return refine(differences, lag);
  }
  return 0;
}

/** The top of the parabola through a minimum and its neighbours. */
function refine(differences: Float64Array, lag: number): number {
  const before = differences[lag - 1] ?? 0;
  const here = differences[lag] ?? 0;
  const after = differences[lag + 1] ?? here;
  const bend = before + after - 2 * here;
  return bend === 0 ? lag : lag + (before - after) / (2 * bend);
}
