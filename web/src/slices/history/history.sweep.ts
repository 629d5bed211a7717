import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'history', path: pages.history },
  { name: 'history-drawer', path: pageAddress('history', { item: 'ITEM' }) },
];
