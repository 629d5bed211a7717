/** Describes what the sweep of e2e/ visits. Each slice lists its screens in `<slice>.sweep.ts`, which no page loads. */
import type { Page } from '@playwright/test';

export interface SweepEntry {
  name: string;
  /** `ITEM` stands for an item of the history, `TRANSCRIPT` for a transcript, `DICTIONARY` for one of pronunciations. */
  path: string;
  /** The page is open to visitors. */
  isPublic?: true;
  /** Opens what the page shows only after a click. */
  open?(page: Page, isWide: boolean): Promise<void>;
  /** A selector of what another entry shows as well, or of more rows like those before. */
  seen?: string;
  /** The phone has another way to open it, so it is opened again for the phone. */
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
