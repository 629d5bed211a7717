import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'instance-accounts', path: pages.instanceAccounts },
  {
    name: 'instance-account',
    path: pages.instanceAccounts,
    async open(page) {
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Members' }).waitFor();
    },
  },
];
