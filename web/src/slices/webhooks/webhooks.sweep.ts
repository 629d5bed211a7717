import type { Page } from '@playwright/test';
import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

async function openAdvanced(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create a webhook' });
  await dialog.getByText('Advanced').click();
  await dialog.getByLabel('Extra headers').waitFor();
}

export const sweep: readonly SweepEntry[] = [
  { name: 'webhooks', path: pages.webhooks },
  { name: 'webhooks-create', path: pageAddress('webhooks', { create: 'true' }), open: openAdvanced },
];
