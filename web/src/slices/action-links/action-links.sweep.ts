import { pageAddress } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'action', path: pageAddress('action', { mode: 'recoverEmail' }), isPublic: true },
];
