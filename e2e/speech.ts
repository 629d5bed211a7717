/** What the journeys of Text to Speech share. */
import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

export const text = 'Good morning from the harbour. The ferry leaves at nine.';
export const path = '/app/speech-synthesis/text-to-speech';

export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
/** The menu with everything that an item can be downloaded as. */
export const downloads = (page: Page) => page.getByRole('dialog', { name: /^Download/ });
export const isPlaying = (page: Page) => expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();

/** Opens the screen with a text in it, ready to be spoken: voices and credits are there. */
export async function write(page: Page, words = text): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(words);
  await expect(page.getByRole('button', { name: /enerate speech/ })).toBeEnabled();
}

const isSpeech = (request: Request) => request.url().includes('/stream/with-timestamps');

/** Presses the keys and waits for the end of the speech they asked for: what was sent, and the head of the answer. */
export async function speak(page: Page, keys = 'Control+Enter') {
  const asked = page.waitForRequest(isSpeech);
  await page.keyboard.press(keys);
  const request = await asked;
  const response = await request.response();
  // The button comes back with the last word of the answer.
  await page.getByRole('button', { name: /enerate speech/ }).waitFor();
  return {
    url: request.url(),
    body: request.postDataJSON() as Record<string, unknown>,
    headers: response?.headers() ?? {},
  };
}
