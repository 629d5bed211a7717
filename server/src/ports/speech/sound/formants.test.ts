import { expect, test } from 'vitest';
import { createFormantShift } from './formants.ts';
import { meanSpectrum } from './measure-spectrum.ts';

const rate = 16_000;

/** Pulses at 120 Hz through resonators: a vowel whose formants are known. */
function vowel(formants: number[]): Float64Array {
  const signal = new Float64Array(rate);
  for (let at = 0; at < signal.length; at += Math.round(rate / 120)) signal[at] = 0.3;
  for (const formant of formants) {
    const radius = Math.exp((-Math.PI * 80) / rate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * formant) / rate);
    for (let i = 2; i < signal.length; i++)
      signal[i] = (signal[i] ?? 0) * 0.2 + turn * (signal[i - 1] ?? 0) - radius * radius * (signal[i - 2] ?? 0);
  }
  const top = signal.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return signal.map((value) => (0.5 * value) / top);
}

/** The frequency of the loudest harmonic between two frequencies. */
function peakOf(signal: Float64Array, from: number, to: number): number {
  const { power, binHz } = meanSpectrum(
    Int16Array.from(signal, (value) => value * 32767),
    rate,
  );
  let best = Math.round(from / binHz);
  for (let bin = best; bin * binHz < to; bin++) if ((power[bin] ?? 0) > (power[best] ?? 0)) best = bin;
  return best * binHz;
}

const energyOf = (signal: Float64Array) => signal.reduce((sum, value) => sum + value * value, 0);

test.each([
  { factor: 1.15, moved: 4025 },
  { factor: 0.87, moved: 3045 },
])('a factor of $factor moves the upper formant and leaves the lower one', ({ factor, moved }) => {
  const before = vowel([480, 3500]);
  const after = Float64Array.from(before);
  createFormantShift(factor, rate)(after);
  expect(Math.abs(peakOf(before, 2500, 5000) - 3500)).toBeLessThan(130);
  expect(Math.abs(peakOf(after, 2500, 5000) - moved)).toBeLessThan(180);
  expect(Math.abs(peakOf(after, 100, 1000) - peakOf(before, 100, 1000))).toBeLessThan(20);
  expect(Math.abs(10 * Math.log10(energyOf(after) / energyOf(before)))).toBeLessThan(2);
});

test('the same samples come out, however they are handed in at whole hops', () => {
  const whole = vowel([600, 2800]);
  const parts = Float64Array.from(whole);
  createFormantShift(1.1, rate)(whole);
  const shift = createFormantShift(1.1, rate);
  for (let at = 0; at < parts.length; at += 1280) shift(parts.subarray(at, at + 1280));
  expect(parts).toEqual(whole);
});

test('silence stays silent, and a click does not ring on', () => {
  const signal = new Float64Array(rate);
  signal[100] = 1;
  createFormantShift(0.85, rate)(signal);
  expect(energyOf(signal.subarray(0, 100))).toBe(0);
  expect(energyOf(signal.subarray(rate / 2))).toBeLessThan(1e-12);
});
