/** What the sweep of e2e/ looks at. Each slice lists its screens in `<slice>.sweep.ts`; no page loads those files. */
import type { Page } from '@playwright/test';

export interface SweepEntry {
  name: string;
  /** `ITEM` stands for an item of the history. */
  path: string;
  /** Visitors see it without signing in. */
  isPublic?: true;
  /** Opens what the page shows only on request. */
  open?(page: Page, isWide: boolean): Promise<void>;
  /** A phone opens it in another way, so it is opened again for the phone. */
  isOpenedByWidth?: true;
}

/** Runs an action by its name in the palette. */
export async function runAction(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').first().waitFor();
}
