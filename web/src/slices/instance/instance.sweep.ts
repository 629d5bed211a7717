import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'instance', path: pages.instance },
  { name: 'instance-statistics', path: pages.instanceStatistics },
  { name: 'instance-models', path: pages.instanceModels, seen: 'tbody tr:nth-child(n+13)' },
  { name: 'instance-recognition', path: `${pages.instanceModels}?view=recognition` },
  { name: 'instance-providers', path: `${pages.instanceModels}?view=providers` },
  { name: 'instance-jobs', path: pages.instanceJobs },
  { name: 'instance-storage', path: pages.instanceStorage },
  { name: 'instance-flags', path: pages.instanceFlags },
  { name: 'instance-set-up', path: pages.instanceSetUp },
  { name: 'instance-settings', path: pages.instanceSettings },
  { name: 'instance-audit', path: pages.instanceAudit },
];
