import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  {
    name: 'tray',
    path: pages.jobs,
    open: (page) => page.getByRole('dialog').first().waitFor(),
  },
];
