import { expect, it } from 'vitest';
import { expectSeconds, growPeaks } from './growing-wave.ts';

it('the waveform of a stream grows against the expected length', () => {
  const tone = Float32Array.from({ length: 4000 }, (_, at) => Math.sin(at));
  const peaks = growPeaks(tone, 2, 8);
  expect(peaks).toHaveLength(160);
  expect([...peaks.slice(0, 40)].every((peak) => peak > 0)).toBe(true);
  expect(peaks.slice(40).every((peak) => peak === 0)).toBe(true);
  expect(growPeaks(new Float32Array(0), 0, 8).every((peak) => peak === 0)).toBe(true);
});

it('the expected length comes from the text, and gives way to what has arrived', () => {
  const text = 'one two three '.repeat(50);
  expect(expectSeconds(text, 0)).toBeCloseTo(64.3, 1);
  expect(expectSeconds(text, 10)).toBe(expectSeconds(text, 0));
  expect(expectSeconds(text, 100)).toBeGreaterThan(100);
});
