import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'instance-mail', path: pages.instanceMail },
  { name: 'instance-feedback', path: pages.instanceFeedback },
  { name: 'instance-item-feedback', path: pages.instanceItemFeedback },
  { name: 'instance-support', path: pages.instanceSupport },
];
