import { pages } from '#contract/pages.ts';
import { runAction, type SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'notifications', path: pages.home, open: (page) => runAction(page, 'Open notifications') },
];
