import { expect, test } from 'vitest';
import { reviewStatuses } from '#contract/history/types.ts';
import {
  isFiltered,
  noFilters,
  queryOf,
  readCursors,
  readFilters,
  states,
  writeCursors,
  writeFilters,
} from './address.ts';

test('the filters of ratings are kept in the address, and nonsense in it is ignored', () => {
  const filters = { state: 'reviewed', vote: 'down', voice: 'v1', engine: 'flite', days: '30' } as const;
  expect(states).toEqual(reviewStatuses);
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(readFilters({ state: 'x', vote: 'x', days: '31' })).toEqual(noFilters);
  expect(Object.values(writeFilters(noFilters))).toEqual(Array.from({ length: 5 }));
  expect([isFiltered(noFilters), isFiltered(filters)]).toEqual([false, true]);
  expect(readCursors({ after: writeCursors(['1.a', '2.b']) })).toEqual(['1.a', '2.b']);
  expect([readCursors({}), writeCursors([])]).toEqual([[], undefined]);
});

test('a period is counted back from the full hour', () => {
  const now = 1_800_003_600_000 + 59 * 60_000;
  expect(queryOf({ ...noFilters, days: '7', voice: 'v1' }, now)).toEqual({
    voice_id: 'v1',
    after_unix: 1_800_003_600 - 7 * 86_400,
  });
  expect(queryOf(noFilters, now)).toEqual({});
});
