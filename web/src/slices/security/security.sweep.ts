import { pageAddress } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'second-factor', path: pageAddress('settings', { dialog: 'add-2fa' }) },
];
