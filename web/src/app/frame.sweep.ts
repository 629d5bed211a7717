import { appRoot, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'not-found', path: `${appRoot}/nowhere` },
  {
    name: 'palette',
    path: pages.home,
    async open(page) {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('a');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    path: pages.home,
    async open(page) {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
];
