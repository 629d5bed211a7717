import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'privacy-policy', path: pages.privacy, isPublic: true },
  { name: 'terms-of-use', path: pages.terms, isPublic: true },
];
