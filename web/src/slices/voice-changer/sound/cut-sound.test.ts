import { expect, test } from 'vitest';
import { cutToWav, isSilent, loudnessOf, moveTrim, partsOf } from './cut-sound.ts';

test('a part of a recording is a wav of exactly that part', () => {
  const samples = Float32Array.from({ length: 3000 }, (_, i) => (i >= 1000 && i < 2000 ? 0.5 : 0));
  const view = new DataView(cutToWav(samples, 1000, 1, 2));
  expect(view.byteLength).toBe(44 + 2000);
  expect(String.fromCharCode(...new Uint8Array(view.buffer, 0, 4))).toBe('RIFF');
  expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([1000, 2000]);
  expect([view.getInt16(44, true), view.getInt16(44 + 1998, true)]).toEqual([16384, 16384]);
});

test('a long recording has parts that cover it', () => {
  expect(partsOf(700, 300)).toEqual([
    { from: 0, to: 300 },
    { from: 300, to: 600 },
    { from: 600, to: 700 },
  ]);
  expect(partsOf(300, 300)).toHaveLength(1);
});

test('the ends of a trim stay apart and inside', () => {
  const trim = { from: 1, to: 4 };
  expect(moveTrim(trim, 'from', 9, 10)).toEqual({ from: 3.5, to: 4 });
  expect(moveTrim(trim, 'to', 0, 10)).toEqual({ from: 1, to: 1.5 });
  expect(moveTrim(trim, 'to', 99, 10)).toEqual({ from: 1, to: 10 });
  expect(moveTrim(trim, 'from', -3, 10)).toEqual({ from: 0, to: 4 });
});

test('silence is told, and loudness leaves pauses out', () => {
  expect([isSilent(new Float32Array(10)), isSilent(new Float32Array([0, 0.1]))]).toEqual([true, false]);
  const half = Float32Array.from({ length: 600 }, (_, i) => (i < 300 ? 0.5 : 0));
  expect(loudnessOf(half)).toBeCloseTo(0.5);
});
