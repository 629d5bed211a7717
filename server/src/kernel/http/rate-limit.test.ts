import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSteadyLimit } from './rate-limit.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

test('a quarter of a minute may come at once, and then a steady number', () => {
  const limit = createSteadyLimit(60);
  expect(Array.from({ length: 16 }, () => limit.take('a', at(0)))).toEqual([...new Array<number>(15).fill(0), 1]);
  expect(limit.take('b', at(0))).toBe(0);
  expect([limit.take('a', at(999)), limit.take('a', at(1000)), limit.take('a', at(1000))]).toEqual([1, 0, 1]);
  expect(Array.from({ length: 15 }, () => limit.take('a', at(100_000)))).toEqual(new Array<number>(15).fill(0));
});

test('whoever waits as long as it says is let in, and nobody makes more than the limit and the burst', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6000 }),
      fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 60 }),
      (perMinute, pauses) => {
        const limit = createSteadyLimit(perMinute);
        let now = 0;
        let allowed = 0;
        for (const pause of pauses) {
          now += pause;
          const wait = limit.take('a', at(now));
          if (wait > 0) {
            now += wait * 1000;
            expect(limit.take('a', at(now))).toBe(0);
          }
          allowed += 1;
          expect(allowed).toBeLessThanOrEqual(Math.max(perMinute / 4, 1) + (now * perMinute) / 60_000 + 0.001);
        }
      },
    ),
  );
});

test('the client whose last request is longest ago is forgotten first', () => {
  const limit = createSteadyLimit(4, 2);
  for (const client of ['a', 'b', 'c']) expect(limit.take(client, at(0))).toBe(0);
  expect([limit.take('c', at(0)), limit.take('a', at(0))]).toEqual([15, 0]);
});
