import { expect, test } from 'vitest';
import { seeded } from './seeded.ts';
import { createRoom, reverberation } from './sound-room.ts';

/** The room by its definition, sample by sample: combs whose loop absorbs high frequencies, then all-pass filters. */
function plainRoom(signal: Float64Array, rate: number): Float64Array {
  const lengthOf = (ms: number) => Math.round((ms / 1000) * rate);
  const sum = new Float64Array(signal.length);
  for (const ms of [13.7, 16.1, 19.3, 22.9]) {
    const delay = lengthOf(ms);
    const loop = new Float64Array(signal.length);
    let soft = 0;
    for (let i = 0; i < signal.length; i++) {
      const echo = loop[i - delay] ?? 0;
      soft = echo * 0.65 + soft * 0.35;
      loop[i] = (signal[i] ?? 0) + soft * 10 ** ((-3 * ms) / 1000 / reverberation);
      sum[i] = (sum[i] ?? 0) + echo;
    }
  }
  return [3.1, 1.1].reduce((input, ms) => {
    const delay = lengthOf(ms);
    const inner = new Float64Array(input.length);
    return input.map((value, i) => {
      const held = inner[i - delay] ?? 0;
      inner[i] = value + held * 0.6;
      return held - (inner[i] ?? 0) * 0.6;
    });
  }, sum);
}

const energyOf = (signal: Float64Array) => signal.reduce((sum, value) => sum + value * value, 0);

test.each([16_000, 22_050, 23_815])('at %i Hz the room is the one of its definition, in blocks of any size', (rate) => {
  const next = seeded(5);
  const signal = Float64Array.from({ length: rate }, (_, i) => (i < rate / 2 ? 0.3 * next() : 0));
  const click = new Float64Array(Math.round(rate * 2 * reverberation));
  click[0] = 1;
  const wet = Math.sqrt(0.15 / energyOf(plainRoom(click, rate)));
  const room = plainRoom(signal, rate);
  const expected = signal.map((value, i) => Math.sqrt(0.85) * value + wet * (room[i] ?? 0));
  const mix = createRoom(0.15, rate);
  const actual = Float64Array.from(signal);
  for (let at = 0, size = 1; at < actual.length; at += size, size = (size * 7 + 3) % 5000)
    mix(actual.subarray(at, at + size));
  const difference = actual.reduce((max, value, i) => Math.max(max, Math.abs(value - (expected[i] ?? 0))), 0);
  expect(energyOf(actual)).toBeGreaterThan(0.01 * rate);
  expect(difference).toBeLessThan(1e-9);
});
