import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'pricing', path: pages.pricing, isPublic: true },
  {
    name: 'subscription',
    path: pageAddress('subscription', { plan: 'creator' }),
    async open(page) {
      await page.getByText('You chose Creator').waitFor();
    },
  },
];
