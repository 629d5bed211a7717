import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'sign-in', path: pages.signIn, isPublic: true },
  { name: 'redirect', path: pages.redirect, isPublic: true },
];
