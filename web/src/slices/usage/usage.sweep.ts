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
    name: 'usage-budget',
    path: pageAddress('usage', {}),
    seen: 'main',
    async open(page) {
      await page.getByRole('button', { name: 'Add a budget' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add a budget' }).click();
      await page.getByText('Enter a whole number of credits').waitFor();
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
