import { expect, it } from 'vitest';
import { formatPrecise, parseTime } from './times.ts';

it('writes times so that they are read again', () => {
  for (const seconds of [0, 0.04, 59.999, 196.04, 3600, 36_000.001])
    expect(parseTime(formatPrecise(seconds))).toBeCloseTo(seconds, 6);
  expect(formatPrecise(3725.5)).toBe('1:02:05.500');
  expect(formatPrecise(182.44, 1)).toBe('3:02.4');
});

it('reads what people type, and nothing else', () => {
  expect(parseTime('3:07,9')).toBeCloseTo(187.9);
  expect(parseTime('75')).toBe(75);
  for (const wrong of ['', 'x', '1:75', '1:2:3:4', '-4', '1:99:00']) expect(parseTime(wrong)).toBeUndefined();
});
