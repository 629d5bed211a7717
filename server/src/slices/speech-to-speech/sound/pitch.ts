/** The pitch of a voice along a sound, by comparing it with itself a period later. Pure. */

export const pitchHopSeconds = 0.01;
const minHz = 65;
const maxHz = 420;
const windowSeconds = 0.03;
/** How alike two periods must be, 0 to 1. */
const minLikeness = 0.55;
/** A quieter frame is not looked at: full scale is 1. */
const minEnergy = 1e-5;

/** Samples of one period every {@link pitchHopSeconds}; 0 where nothing is voiced. */
export function trackPeriods(sound: Float32Array, rate: number): Float32Array {
  // Pitch is found in a signal of about 8 kHz, and refined between its samples.
  const thinning = Math.max(1, Math.floor(rate / 8000));
  const signal = thin(sound, thinning);
  const working = rate / thinning;
  const window = Math.round(windowSeconds * working);
  const [shortest, longest] = [Math.floor(working / maxHz), Math.ceil(working / minHz)];
  const hop = pitchHopSeconds * working;
  const frames = Math.max(0, Math.floor(signal.length / hop));
  const raw = Float32Array.from(
    { length: frames },
    (_, i) => thinning * periodAt(signal, Math.round(i * hop - window / 2), window, shortest, longest),
  );
  // A lone frame, and one far from both of its neighbours, is an accident.
  return raw.map((period, i) => {
    const near = [raw[i - 1] ?? 0, raw[i + 1] ?? 0].some((one) => one > 0 && Math.abs(Math.log2(one / period)) < 0.25);
    return period > 0 && near ? period : 0;
  });
}

/** Hz in the middle of all voiced frames; null for a sound without a voice. */
export function medianPitch(sound: Float32Array, rate: number): number | null {
  const voiced = trackPeriods(sound, rate)
    .filter((period) => period > 0)
    .sort();
  // A tenth of a second of voice says little.
  if (voiced.length < 10) return null;
  return rate / voiced[voiced.length >> 1]!;
}

function thin(sound: Float32Array, factor: number): Float32Array {
  if (factor === 1) return sound;
  const result = new Float32Array(Math.floor(sound.length / factor));
  for (let i = 0; i < result.length; i++) {
    let sum = 0;
    for (let j = -factor; j < factor; j++) sum += sound[i * factor + j] ?? 0;
    result[i] = sum / (2 * factor);
  }
  return result;
}

function periodAt(signal: Float32Array, from: number, window: number, shortest: number, longest: number): number {
  let energy = 0;
  for (let i = from; i < from + window; i++) energy += (signal[i] ?? 0) ** 2;
  if (energy / window < minEnergy) return 0;
  const likeness = new Float32Array(longest + 2);
  let best = 0;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    let product = 0;
    let later = 1e-9;
    for (let i = from; i < from + window; i++) {
      const other = signal[i + lag] ?? 0;
      product += (signal[i] ?? 0) * other;
      later += other * other;
    }
    likeness[lag] = product / Math.sqrt(energy * later);
    if (lag >= shortest && lag <= longest) best = Math.max(best, likeness[lag] ?? 0);
  }
  if (best < minLikeness) return 0;
  // Two periods are as alike as one, so the shortest that is nearly as good counts.
  for (let lag = shortest; lag <= longest; lag++) {
    const [before = 0, here = 0, after = 0] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]];
    if (here < best * 0.9 || here < before || here < after) continue;
    const bend = before + after - 2 * here;
    return bend === 0 ? lag : lag + (before - after) / (2 * bend);
  }
  return 0;
}
