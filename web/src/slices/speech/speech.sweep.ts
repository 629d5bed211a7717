import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'text-to-speech', path: pages.textToSpeech },
  {
    name: 'voices',
    path: pages.textToSpeech,
    isOpenedByWidth: true,
    async open(page) {
      await page.getByRole('button', { name: /^Voice: / }).click();
      await page
        .getByRole('button', { name: /^Samples of/ })
        .first()
        .click();
    },
  },
  {
    name: 'settings',
    path: pages.textToSpeech,
    isOpenedByWidth: true,
    async open(page, isWide) {
      if (!isWide) await page.getByRole('button', { name: /^Settings: / }).click();
      await page.getByRole('textbox', { name: 'Stability value' }).fill('0.1');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Advanced/ }).click();
      await page.getByRole('textbox', { name: 'Seed' }).fill('x');
    },
  },
  { name: 'panel-history', path: pageAddress('textToSpeech', { panel: 'history' }) },
  { name: 'bulk', path: pages.bulk },
];
