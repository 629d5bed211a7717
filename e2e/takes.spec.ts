/** Takes: every delivery of a text, side by side. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { downloads, isPlaying, player, speak, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const text = 'The ferry left the harbour at nine, and by noon the islands were out of sight. We did not look back.';
const strip = (page: Page) => page.getByRole('region', { name: 'Takes' });
const takes = (page: Page) => strip(page).getByRole('listitem');
const take = (page: Page, number: number) => takes(page).filter({ hasText: `Take ${number}` });
const seeker = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const timeOf = async (page: Page) => Number(await seeker(page).getAttribute('aria-valuenow'));

async function make(page: Page, count: number): Promise<void> {
  await write(page, text);
  for (let number = 1; number <= count; number++) {
    await speak(page, 'Control+Shift+Enter');
    await expect(take(page, number).getByText(/^0:0\d$/)).toBeVisible();
  }
}

test('stand side by side, play, are kept, and survive changes of the text and a reload', async ({ page, mia }) => {
  await make(page, 3);
  await expect(takes(page)).toHaveCount(3);
  await expect(takes(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await take(page, 1).getByRole('button', { name: 'Play Take 1' }).click();
  await isPlaying(page);
  await expect(take(page, 1)).toHaveAttribute('aria-current', 'true');
  // The player counts as the cards do, and no name is cut.
  await expect(player(page).getByText('Bruno · Take 1')).toBeVisible();
  const names = takes(page).getByText(/^Take \d$/);
  for (const name of await names.all())
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const widths = await takes(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(192);
  await take(page, 1).getByRole('button', { name: 'Keep Take 1' }).click();
  await expect(strip(page).getByText('1 kept')).toBeVisible();

  await page.reload();
  // What was made is known after a reload too.
  await expect(page.getByRole('button', { name: 'Regenerate speech' })).toBeVisible();
  await expect(takes(page)).toHaveCount(3);
  await expect(take(page, 1).getByRole('button', { name: 'Keep Take 1' })).toHaveAttribute('aria-pressed', 'true');

  // Deleted in the history: gone here too.
  const headers = { 'xi-api-key': mia.api_key };
  const { history } = (await (await page.request.get('/v1/history', { headers })).json()) as {
    history: { history_item_id: string }[];
  };
  await page.request.delete(`/v1/history/${history[0]!.history_item_id}`, { headers });
  await expect(takes(page)).toHaveCount(2);

  // While another text is written, the strip shows what is kept, and leads back to the others.
  const field = page.getByRole('textbox', { name: 'Text to speak' });
  await field.fill('Something else.');
  await expect(takes(page)).toHaveCount(1);
  await field.fill(text);
  await expect(takes(page)).toHaveCount(2);

  // Another text: what is kept stays, by its words; the rest gives way.
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('Something else, and short.');
  await speak(page);
  await expect(takes(page)).toHaveCount(2);
  await expect(takes(page).first()).toContainText('The ferry left');
  await expect(takes(page).last()).toContainText('Take 1');

  // Its menu.
  await takes(page).first().getByRole('button', { name: 'More actions for The ferry left' }).click();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await downloads(page).getByRole('button', { name: 'MP3' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Veery_.*_Bruno_pre_.*\.mp3$/);

  // Subtitles, and the audio for a podcast.
  const button = page.getByRole('button', { name: 'Download Take 1', exact: true });
  await button.click();
  await expect(downloads(page).getByText(/This take is −\d+\.\d LUFS as made\./)).toBeVisible();
  await expectAccessible(page);
  const subtitles = page.waitForEvent('download');
  await downloads(page).getByRole('button', { name: 'Subtitles, SRT 1 cue' }).click();
  const file = await subtitles;
  expect(file.suggestedFilename()).toMatch(/^Veery_.*\.srt$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^1\n00:00:00,\d{3} --> 00:00:0\d,\d{3}\nSomething else, and short\.\n$/,
  );
  await button.click();
  await downloads(page).getByRole('radio', { name: 'Podcast' }).check();
  await expect(downloads(page).getByText('−16 LUFS, peaks below −1 dB.')).toBeVisible();
  const podcast = page.waitForRequest((request) => request.url().endsWith('/v1/history/download'));
  const levelled = page.waitForEvent('download');
  await downloads(page).getByRole('button', { name: 'MP3' }).click();
  expect((await podcast).postDataJSON()).toMatchObject({ loudness: 'podcast', output_format: 'default' });
  expect((await levelled).suggestedFilename()).toMatch(/\.mp3$/);

  await takes(page).first().getByRole('button', { name: 'More actions for The ferry left' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this list' }).click();
  await expect(takes(page)).toHaveCount(1);
});

test('keep position and loudness in an A/B comparison', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await page.addInitScript(() => {
    const volume = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume')!;
    const volumes: number[] = [];
    Object.assign(window, { volumes });
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
      ...volume,
      set(value: number) {
        volumes.push(value);
        volume.set!.call(this, value);
      },
    });
  });
  const lastVolume = () => page.evaluate(() => (window as unknown as { volumes: number[] }).volumes.at(-1));
  // Two deliveries of a text are about as loud: the first is told to be six decibels louder.
  const levels = new Map<string, number>();
  await page.route('**/v1/history/*/waveform*', async (route) => {
    const response = await route.fetch();
    const wave = (await response.json()) as { history_item_id: string; loudness_db: number | null };
    expect(wave.loudness_db).toBeLessThan(0);
    if (!levels.has(wave.history_item_id)) levels.set(wave.history_item_id, levels.size === 0 ? -20 : -26);
    await route.fulfill({ response, json: { ...wave, loudness_db: levels.get(wave.history_item_id) } });
  });
  await make(page, 2);
  // Silent, wherever it was.
  await seeker(page).focus();
  await page.keyboard.press('End');
  await player(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBe(3);

  // A slider has its own keys.
  await seeker(page).blur();

  // Paused stays paused, at three seconds, and the louder one is lowered by the difference.
  await page.keyboard.press('a');
  await expect(take(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => timeOf(page)).toBe(3);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await lastVolume()).toBeCloseTo(10 ** (-6 / 20), 3);

  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await isPlaying(page);
  await strip(page).getByRole('button', { name: 'Switch between two takes' }).click();
  await expect(take(page, 2)).toHaveAttribute('aria-current', 'true');
  await isPlaying(page);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(3);
  expect(await lastVolume()).toBe(1);
});

test('restore their settings', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page, text);
  const speed = page.getByRole('textbox', { name: 'Speed value' });
  await speed.fill('0.8');
  await speed.press('Enter');
  await speak(page);
  await page.getByRole('button', { name: 'Reset values' }).click();
  await expect(speed).toHaveValue('1.00');
  await take(page, 1).getByRole('button', { name: 'More actions for Take 1' }).click();
  await page.getByRole('menuitem', { name: 'Reuse settings' }).click();
  await expect(speed).toHaveValue('0.80');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('are a chip that opens a sheet', async ({ page, mia }) => {
    expect(mia.user_id).toHaveLength(28);
    await write(page, text);
    for (const keys of ['Control+Enter', 'Control+Shift+Enter']) await speak(page, keys);
    await page.getByRole('button', { name: 'Take 2 of 2' }).click();
    const sheet = page.getByRole('dialog', { name: 'Takes' });
    await expect(sheet.getByText(/^0:0\d$/)).toHaveCount(2);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Play Take 1' }).click();
    await expect(sheet.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch between two takes' }).click();
    await expect(page.getByRole('button', { name: 'Take 2 of 2' })).toBeVisible();
  });
});
