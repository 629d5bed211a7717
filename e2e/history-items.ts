/** What the journeys of the history start from. */
import type { Page } from '@playwright/test';
import type { Account } from '../server/src/testing/product.ts';
import { path } from './speech.ts';
import { expect } from './test.ts';

export const history = `${path}/history`;
export const ada = 'aDa7Veery0Premade001';
export const bruno = 'brUn0Veery0Premade02';

/** Spoken one after the other, the last one newest. */
export async function make(page: Page, account: Account, texts: readonly string[], voice = ada): Promise<void> {
  for (const text of texts) {
    const answer = await page.request.post(`/v1/text-to-speech/${voice}`, {
      headers: { 'xi-api-key': account.api_key },
      // The same text again is answered from what was made before.
      data: { text, seed: 7 },
    });
    expect(answer.ok(), await (answer.ok() ? '' : answer.text())).toBe(true);
    await answer.dispose();
  }
}

export const rows = (page: Page) => page.locator('[data-item]');
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
export const drawer = (page: Page) => page.getByRole('complementary', { name: 'History item' });
