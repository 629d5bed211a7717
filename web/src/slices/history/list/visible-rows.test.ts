import { expect, it } from 'vitest';
import { rowsWithin, scrollFor, startsOf } from './visible-rows.ts';

const starts = startsOf(['day', 'item', 'item', 'day', 'item'], (kind) => (kind === 'day' ? 10 : 20));

it('knows where each row begins, and where the list ends', () => {
  expect([...starts]).toEqual([0, 10, 30, 50, 60, 80]);
  expect([...startsOf([], () => 1)]).toEqual([0]);
});

it.each([
  { top: 0, bottom: 25, more: 0, range: { from: 0, to: 2 } },
  { top: 30, bottom: 55, more: 0, range: { from: 2, to: 4 } },
  { top: 29, bottom: 30, more: 1, range: { from: 0, to: 4 } },
  { top: 500, bottom: 600, more: 0, range: { from: 4, to: 5 } },
  { top: -50, bottom: -10, more: 0, range: { from: 0, to: 1 } },
])('finds the rows between $top and $bottom pixels', ({ top, bottom, more, range }) => {
  expect(rowsWithin(starts, top, bottom, more)).toEqual(range);
});

it('finds no row in an empty list', () => {
  expect(
    rowsWithin(
      startsOf([], () => 1),
      0,
      100,
      6,
    ),
  ).toEqual({ from: 0, to: 0 });
});

it.each([
  { at: 2, top: 25, position: 25 },
  { at: 1, top: 25, position: 5 },
  { at: 0, top: 25, position: 0 },
  { at: 4, top: 25, position: 43 },
])('scrolls to row $at from $top only as far as it must', ({ at, top, position }) => {
  expect(scrollFor(starts, at, { top, height: 40, head: 5, foot: 3 })).toBe(position);
});
