import { expect, test } from 'vitest';
import { isFiltered, noFilters, queryOf, readCursors, readFilters, writeCursors, writeFilters } from './address.ts';

test('filters survive the way into the address and back', () => {
  const filters = { search: 'Zoë 100 %', plan: 'pro', state: 'used_up' } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(queryOf(filters)).toEqual({ search: 'Zoë 100 %', tier: 'pro', state: 'used_up' });
  expect(isFiltered(filters)).toBe(true);
});

test('an empty filter leaves the address, and values that nobody has are ignored', () => {
  expect(writeFilters(noFilters)).toEqual({ search: undefined, plan: undefined, state: undefined });
  expect(readFilters({ plan: 'gold', state: 'lost' })).toEqual(noFilters);
  expect(queryOf(noFilters)).toEqual({});
  expect(isFiltered(noFilters)).toBe(false);
});

test('the pages before this one are in the address', () => {
  const cursors = ['1700000000000.abc', '1600000000000.d-e_f'];
  expect(readCursors({ after: writeCursors(cursors) })).toEqual(cursors);
  expect(readCursors({ after: writeCursors([]) })).toEqual([]);
});
