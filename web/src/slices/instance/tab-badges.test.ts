import { expect, it } from 'vitest';
import { tabBadges } from './tab-badges.ts';

const quiet = {
  problems: 0,
  disk: { total_bytes: 1000, free_bytes: 500, min_free_bytes: 50 },
  queue: { running: 0, waiting: 0, longest_wait_seconds: 0 },
  mail: { has_server: true, problem: null, delivered_today: 3, failed_today: 0, waiting: 0 },
};

it('says nothing while nothing waits', () => {
  expect(tabBadges(quiet)).toEqual({});
});

it('counts findings and jobs, and tells of mail that fails', () => {
  const busy = {
    ...quiet,
    problems: 2,
    queue: { ...quiet.queue, running: 1, waiting: 4 },
    mail: { ...quiet.mail, problem: 'refused' },
  };
  expect(tabBadges(busy)).toEqual({
    instance: { what: 'problems', value: 2, tone: 'danger' },
    instanceJobs: { what: 'jobs', value: 5, tone: 'plain' },
    instanceMail: { what: 'mail', value: 1, tone: 'danger' },
  });
});

it('warns of a disk that is nearly full, and more when nothing new is stored', () => {
  const diskWith = (free_bytes: number) => tabBadges({ ...quiet, disk: { ...quiet.disk, free_bytes } }).instanceStorage;
  expect(diskWith(101)).toBeUndefined();
  expect(diskWith(100)).toEqual({ what: 'disk', value: 90, tone: 'warning' });
  expect(diskWith(49)).toEqual({ what: 'disk', value: 95, tone: 'danger' });
});
