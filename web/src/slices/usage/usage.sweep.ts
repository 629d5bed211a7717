import { pageAddress } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  {
    name: 'usage',
    path: pageAddress('usage', { interval: 'week' }),
    async open(page) {
      await page.getByRole('heading', { name: 'Ledger' }).waitFor();
    },
  },
  {
    name: 'usage-workspace',
    path: pageAddress('usageWorkspace', {
      range: 'custom',
      from: '2026-01-01',
      to: '2026-12-31',
      interval: 'cumulative',
    }),
    async open(page) {
      await page.getByRole('heading', { name: 'Ledger' }).waitFor();
    },
  },
];
