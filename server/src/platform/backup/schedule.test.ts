import { expect, test } from 'vitest';
import { abandonedDrafts, archiveName, superfluousArchives } from './archive-names.ts';
import { isBackupDue, nextBackupAt, type LastRun } from './schedule.ts';

const at = { hours: 3, minutes: 30 };
const day = (date: number, hours: number, minutes = 0) => new Date(2026, 10, date, hours, minutes);
const ran = (started_at: Date, state: LastRun['state'] = 'done'): LastRun => ({ started_at, state });

test.each<[string, Date, LastRun | undefined, Date]>([
  ['none was ever made', day(22, 10), undefined, day(22, 3, 30)],
  ['none was ever made, before the time of the day', day(22, 1), undefined, day(21, 3, 30)],
  ['the last one is of today', day(22, 10), ran(day(22, 3, 31)), day(23, 3, 30)],
  ['the last one is of yesterday, before the time of the day', day(22, 3), ran(day(21, 3, 31)), day(22, 3, 30)],
  ['the server was down at the time', day(22, 10), ran(day(20, 3, 31)), day(22, 3, 30)],
  ['today’s failed', day(22, 10), ran(day(22, 9, 30), 'failed'), day(22, 10, 30)],
  ['it failed shortly before the time of the day', day(22, 3, 10), ran(day(22, 3), 'failed'), day(22, 3, 30)],
  ['one is being made', day(22, 4), ran(day(22, 3, 30), 'running'), day(23, 3, 30)],
])('the next backup when %s', (_name, now, last, next) => {
  expect(nextBackupAt(now, at, last)).toEqual(next);
  expect(isBackupDue(now, at, last)).toBe(next <= now);
});

test('only the oldest archives of their kind are superfluous, whatever else is in the folder', () => {
  const names = [21, 19, 20].map((date) => archiveName('scheduled', new Date(Date.UTC(2026, 10, date)), date === 20));
  expect(names[0]).toBe('veery-20261121-000000000.tar.gz');
  const update = archiveName('before-update', new Date(0), false);
  const others = [update, 'veery-mine.tar.gz', 'notes.txt', `${names[1]}.partial-Ab3dEf`, `${names[1]}.old`];
  expect(superfluousArchives([...names, ...others], 'scheduled', 2)).toEqual(['veery-20261119-000000000.tar.gz']);
  expect(superfluousArchives([...names, ...others], 'scheduled', 3)).toEqual([]);
  expect(superfluousArchives([...names, ...others], 'before-update', 1)).toEqual([]);
  expect(abandonedDrafts([...names, ...others], 'scheduled')).toEqual([`${names[1]}.partial-Ab3dEf`]);
});
