import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'sign-up', path: pages.signUp, isPublic: true },
  { name: 'set-up', path: pages.setUp, isPublic: true },
];
