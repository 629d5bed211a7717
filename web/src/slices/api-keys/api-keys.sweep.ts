import type { Page } from '@playwright/test';
import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

const newKey = pageAddress('apiKeys', { create: 'true' });

async function openNewKey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByRole('switch', { name: 'Restrict key' }).check();
  await dialog.getByLabel('Text to Speech').selectOption('Access');
}

export const sweep: readonly SweepEntry[] = [
  { name: 'api-keys', path: pages.apiKeys },
  { name: 'api-keys-create', path: newKey, open: openNewKey },
  {
    name: 'api-keys-secret',
    path: newKey,
    async open(page) {
      await openNewKey(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
      await page.getByRole('dialog', { name: 'Copy your API key' }).waitFor();
    },
  },
];
