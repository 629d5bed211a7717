import { expect, it } from 'vitest';
import { eventsByDay, totalsOf } from './event-totals.ts';

const counts = [
  { day: '2026-11-22', name: 'sign_in', count: 3, users: 2 },
  { day: '2026-11-20', name: 'sign_in', count: 1, users: 1 },
  { day: '2026-11-20', name: 'sign_up', count: 4, users: 0 },
];

it('sums events over the days', () => {
  expect(totalsOf(counts)).toEqual([
    { name: 'sign_in', count: 4, users: 2 },
    { name: 'sign_up', count: 4, users: 0 },
  ]);
});

it('has every day of the chart, also those without events', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const values = (name: string) => eventsByDay(counts, name, 3, now).map(({ value }) => value);
  expect(eventsByDay(counts, '', 3, now).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect([values(''), values('sign_up')]).toEqual([
    [5, 0, 3],
    [4, 0, 0],
  ]);
});
