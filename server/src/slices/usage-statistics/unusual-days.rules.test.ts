import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCause, findUnusual, medianOf } from './unusual-days.rules.ts';

const weekends = (length: number) => Array.from({ length }, (_, i) => i % 7 >= 5);
const at = (credits: number[], isWeekend = weekends(credits.length)) =>
  findUnusual(credits, isWeekend).map((one) => one.at);

test('a jump is unusual, its growth and small figures are not, and working days are not compared with weekends', () => {
  const steady = Array.from({ length: 28 }, (_, i) => 10_000 + (i % 3) * 100);
  expect(at([...steady, 30_000])).toEqual([28]);
  expect(at([...steady, 14_000])).toEqual([]);
  expect(at([...steady, 0])).toEqual([]);
  expect(at(Array.from({ length: 28 }, (_, i) => (i === 27 ? 900 : 1)))).toEqual([]);
  const working = Array.from({ length: 42 }, (_, i) => (i % 7 >= 5 ? 100 : 20_000));
  expect(at(working)).toEqual([]);
  const saturday = working.with(40, 20_000);
  expect(at(saturday)).toEqual([40]);
  // One unusual day does not hide the next.
  expect(at([...steady, 30_000, 30_000])).toEqual([28, 29]);
});

test('whatever was used: no dot with little history or without difference, the figures hold, and scale does not matter', () => {
  const days = fc.array(fc.nat(200_000), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(days, fc.nat(6), (credits, shift) => {
      const isWeekend = weekends(credits.length + shift).slice(shift);
      const first = credits.findIndex((one) => one > 0);
      for (const one of findUnusual(credits, isWeekend)) {
        expect(one.at - first).toBeGreaterThanOrEqual(14);
        expect(one.compared.length).toBeGreaterThanOrEqual(4);
        expect(one.compared.every((i) => i < one.at && i >= one.at - 28 && isWeekend[i] === isWeekend[one.at])).toBe(
          true,
        );
        expect(one.expected).toBe(medianOf(one.compared.map((i) => credits[i]!)));
        expect(one.credits).toBeGreaterThan(one.usual_most);
        expect(one.credits - one.expected).toBeGreaterThan(1000);
        // What comes later changes nothing of it.
        expect(findUnusual(credits.slice(0, one.at + 1), isWeekend)).toContainEqual(one);
        const twice = findUnusual(
          credits.map((value) => value * 2),
          isWeekend,
        );
        expect(twice.map((other) => other.at)).toContain(one.at);
      }
    }),
  );
  fc.assert(fc.property(fc.nat(1e6), fc.nat(60), (used, n) => at(Array.from({ length: n }, () => used)).length === 0));
});

test('the cause is what made at least half of the difference', () => {
  const rise = (from: number, to: number) => [...Array.from({ length: 28 }, () => from), to];
  const [a, b] = [
    { id: 'a', values: rise(9000, 10_000) },
    { id: 'b', values: rise(1000, 20_000) },
  ];
  const [day] = findUnusual(rise(10_000, 30_000), weekends(29));
  expect(findCause([a, b], day!)).toEqual({ one: b, credits: 20_000, expected: 1000 });
  const even = [1, 2, 3].map((id) => ({ id, values: rise(3000, 10_000) }));
  expect(findCause(even, day!)).toBe(undefined);
  expect(findCause([], day!)).toBe(undefined);
});
