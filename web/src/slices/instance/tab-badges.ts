import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import type { PageName } from '#contract/pages.ts';

export interface TabState {
  what: 'problems' | 'jobs' | 'mail' | 'disk';
  /** A count, or percent of the disk. */
  value: number;
  tone: 'plain' | 'warning' | 'danger';
}

type Overview = Pick<Answer<typeof readOverview>, 'problems' | 'disk' | 'queue' | 'mail'>;

/** Percent of the disk from which its use is shown. */
const nearlyFull = 90;

/** What stands at the end of the tabs. A tab without anything to say has no badge. */
export function tabBadges({ problems, disk, queue, mail }: Overview): Partial<Record<PageName, TabState>> {
  const jobs = queue.running + queue.waiting;
  // A disk counts as full only when nothing is left of it.
  const percent = Math.floor((100 * (disk.total_bytes - disk.free_bytes)) / disk.total_bytes);
  const isFull = disk.free_bytes < disk.min_free_bytes;
  return {
    ...(problems > 0 && { instance: { what: 'problems', value: problems, tone: 'danger' } }),
    ...(jobs > 0 && { instanceJobs: { what: 'jobs', value: jobs, tone: 'plain' } }),
    ...(mail.problem !== null && { instanceMail: { what: 'mail', value: 1, tone: 'danger' } }),
    ...((isFull || percent >= nearlyFull) && {
      instanceStorage: { what: 'disk', value: percent, tone: isFull ? 'danger' : 'warning' },
    }),
  };
}
