import { pages } from '#contract/pages.ts';
import { runAction, type SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'feedback', path: pages.home, open: (page) => runAction(page, 'Send feedback') },
];
