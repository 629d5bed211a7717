import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'outbox', path: pages.outbox },
  { name: 'operator-support', path: pages.operatorSupport },
  { name: 'operator-feedback', path: pages.operatorFeedback },
  { name: 'operator-statistics', path: pages.operatorStatistics },
];
