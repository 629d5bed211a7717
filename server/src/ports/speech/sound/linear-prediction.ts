/** Linear prediction: the envelope of a spectrum as a filter of few coefficients. Pure. */

/**
 * Solves for the predictor of a sound by Levinson and Durbin. Its first coefficient is 1; the others are written behind.
 * @returns the energy that it does not predict
 */
export function predict(correlation: Float64Array, into: Float64Array): number {
  const order = correlation.length - 1;
  into.fill(0);
  into[0] = 1;
  let error = correlation[0] ?? 0;
  for (let i = 1; i <= order && error > 0; i++) {
    let sum = correlation[i] ?? 0;
    for (let j = 1; j < i; j++) sum += (into[j] ?? 0) * (correlation[i - j] ?? 0);
    const reflection = -sum / error;
    for (let j = 1; j <= i >> 1; j++) {
      const [low = 0, high = 0] = [into[j], into[i - j]];
      into[j] = low + reflection * high;
      into[i - j] = high + reflection * low;
    }
    into[i] = reflection;
    error *= 1 - reflection * reflection;
  }
  return error;
}

/** Correlates a sound with itself at each lag, two lags at a time: each sample is read once for both. */
export function correlate(sound: Float64Array, into: Float64Array): void {
  for (let lag = 0; lag < into.length; lag += 2) {
    let near = (sound[lag] ?? 0) * (sound[0] ?? 0);
    let far = 0;
    for (let i = lag + 1; i < sound.length; i++) {
      const sample = sound[i] ?? 0;
      near += sample * (sound[i - lag] ?? 0);
      far += sample * (sound[i - lag - 1] ?? 0);
    }
    into[lag] = near;
    if (lag + 1 < into.length) into[lag + 1] = far;
  }
}

/** Changes between the samples of a spectrum and its correlation: both are real and even. */
export interface CosineTable {
  points: number;
  /** The power of `1 / |filter|²` at each point of the band. */
  envelopeOf(filter: Float64Array, into: Float64Array): void;
  /** The correlation of a sound with this power spectrum. */
  correlationOf(power: Float64Array, into: Float64Array): void;
}

/** @param points samples of the band, from 0 Hz to half the sample rate */
export function createCosineTable(points: number, order: number): CosineTable {
  const rows = Array.from({ length: order + 1 }, (_, lag) =>
    Float64Array.from({ length: points }, (_, i) => Math.cos((Math.PI * i * lag) / (points - 1))),
  );
  return {
    points,
    envelopeOf(filter, into) {
      into.fill(0);
      for (const [lag, cosines] of rows.entries()) {
        let product = 0;
        for (let i = lag; i <= order; i++) product += (filter[i] ?? 0) * (filter[i - lag] ?? 0);
        const weight = lag === 0 ? product : 2 * product;
        for (let i = 0; i < points; i++) into[i] = (into[i] ?? 0) + weight * (cosines[i] ?? 0);
      }
      for (let i = 0; i < points; i++) into[i] = 1 / Math.max(into[i] ?? 0, 1e-9);
    },
    correlationOf(power, into) {
      for (const [lag, cosines] of rows.entries()) {
        let sum = ((power[0] ?? 0) * (cosines[0] ?? 0) + (power[points - 1] ?? 0) * (cosines[points - 1] ?? 0)) / 2;
        for (let i = 1; i < points - 1; i++) sum += (power[i] ?? 0) * (cosines[i] ?? 0);
        into[lag] = sum / (points - 1);
      }
    },
  };
}
