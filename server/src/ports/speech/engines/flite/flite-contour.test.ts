import { expect, it } from 'vitest';
import { findContour, snapshotContour, scaleContour } from './flite-contour.ts';
import { loadFlite } from './flite-program.ts';
import { measure } from '../../sound/measure.ts';

const text = 'The ferry leaves at nine, and nobody has told the captain about it yet.';
const program = await loadFlite();
const at = findContour(program.memory);
const neutral = { pitch: 1, range: 1 };

/** Speaks with the voice rms and that contour; the program forgets the contour afterwards. */
function say(contour = neutral) {
  const restore = snapshotContour(program.memory, at);
  scaleContour(program.memory, at, contour);
  const wav = program.run(['-voice', 'rms', '-t', text, '-o', '/m/wav'], {}, () => {});
  restore(program.memory);
  return measure(new Int16Array(new Uint8Array(wav.subarray(44)).buffer), 16_000);
}

const plain = say();

it('moves only the median', () => {
  const higher = say({ pitch: 1.2, range: 1 });
  expect(higher.f0 / plain.f0).toBeCloseTo(1.2, 1);
  expect(Math.abs(higher.f0Range / plain.f0Range - 1)).toBeLessThan(0.1);
  expect(higher.seconds).toBe(plain.seconds);
});

it('narrows the range to a monotone and widens it, without moving the median', () => {
  const flat = say({ pitch: 1, range: 0 });
  const wide = say({ pitch: 1, range: 1.75 });
  expect(flat.f0Range).toBeLessThan(0.6);
  expect(wide.f0Range / plain.f0Range).toBeGreaterThan(1.3);
  for (const { f0 } of [flat, wide]) expect(Math.abs(f0 / plain.f0 - 1)).toBeLessThan(0.08);
});

it('leaves the memory as it was', () => {
  const before = Buffer.from(new Uint8Array(program.memory).slice());
  const restore = snapshotContour(program.memory, at);
  scaleContour(program.memory, at, { pitch: 0.8, range: 0.4 });
  expect(before.equals(Buffer.from(program.memory))).toBe(false);
  restore(program.memory);
  expect(before.equals(Buffer.from(program.memory))).toBe(true);
  expect(say()).toEqual(plain);
});

it('reports when the voice is not where it should be', () => {
  expect(() => findContour(new ArrayBuffer(1 << 20))).toThrow('no contours of rms');
});
