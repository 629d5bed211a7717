/** J10: a voice is recorded with the microphone and said in another voice. Chromium hears a file as its microphone. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pages } from '../contract/src/pages.ts';
import { wavHeader, wavHeaderBytes } from '../server/src/kernel/wav.ts';
import { microphone } from './playwright.config.ts';
import { expect, expectAccessible, test } from './test.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Harmonics that rise and fall: a voice without words. */
function voiceWav(seconds: number, rate = 48_000): Buffer {
  const samples = Int16Array.from({ length: seconds * rate }, (_, i) => {
    const time = i / rate;
    const envelope = Math.max(0, Math.sin(2 * Math.PI * 1.5 * time));
    let sum = 0;
    for (let k = 1; k <= 12; k++) sum += Math.sin(2 * Math.PI * 130 * k * time) / k;
    return Math.round(6000 * envelope * sum);
  });
  return Buffer.concat([wavHeader(rate, wavHeaderBytes + samples.byteLength), new Uint8Array(samples.buffer)]);
}

test.use({ expectedErrors: /media-src|blob:/ });

test('a recording is heard, priced, said in another voice, compared and kept', async ({ page, mia }) => {
  test.skip(!hasFfmpeg, 'No ffmpeg on this machine: nothing can be decoded.');
  await writeFile(microphone, voiceWav(3));
  await page.goto(pages.checklist);
  await page.getByRole('button', { name: 'Start the checklist' }).click();
  await expect(page.getByText('Change a voice')).toBeVisible();
  await page.goto(pages.voiceChanger);
  await expect(page.getByText('Say it your way')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('r');
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await expect(page.getByRole('img', { name: /Input level/ })).toBeVisible();
  const asksBeforeLeaving = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksBeforeLeaving()).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Nothing is recorded until you go on.')).toBeVisible();
  const paused = await page.getByRole('timer').textContent();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('timer')).not.toHaveText(paused ?? '');
  await expect(page.getByRole('timer')).toHaveText(/^0:(?:0[3-9]|[1-5]\d)/);
  await page.keyboard.press('r');

  await expect(page.getByRole('button', { name: 'Play Original' })).toBeVisible();
  // 1,000 credits a minute, for as many whole seconds as were heard before the key was.
  const price = page.getByText(/^\d+ credits$/).first();
  const cost = Number.parseInt((await price.textContent()) ?? '', 10);
  expect(cost).toBe(Math.ceil((Math.round((cost * 60) / 1000) * 1000) / 60));
  expect(cost).toBeGreaterThanOrEqual(50);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play Original' }).click();
  await expect(page.getByRole('button', { name: 'Pause Original' })).toBeVisible();

  await page.getByRole('button', { name: /^Generate speech/ }).click();
  await expect(page.getByRole('slider', { name: 'Position in the result' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/own voice was moved to the pitch|spoken again in this voice/).first()).toBeVisible();
  await expectAccessible(page);
  // What the server hears is what counts, and may be a second less than the recorder's clock.
  const left = async () => Number((await page.getByTestId('credits').textContent())?.replace(/\D/g, ''));
  await expect.poll(left).toBeLessThan(10_000);
  expect(await left()).toBeGreaterThanOrEqual(10_000 - cost);
  const compared = page.getByRole('radiogroup', { name: 'Compare' }).getByRole('radio');
  await page.keyboard.press('a');
  await expect(compared.nth(0)).toBeChecked();
  await page.keyboard.press('b');
  await expect(compared.nth(1)).toBeChecked();

  expect(await asksBeforeLeaving()).toBe(false);
  await page.goto(pages.voiceChangerHistory);
  await expect(page.getByRole('list', { name: 'Generated speech' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const history = await page.request.get('/v1/history?source=STS', {
    headers: { 'xi-api-key': mia.api_key },
  });
  expect(((await history.json()) as { history: unknown[] }).history).toHaveLength(1);
  await page.goto(pages.checklist);
  await expect(page.getByText('1 of 7', { exact: true }).first()).toBeVisible();
});

test('what cannot be used is refused with its reason, and a refused microphone leaves the file', async ({
  page,
  mia,
}) => {
  expect(mia.email).toBeTruthy();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(pages.voiceChanger);
  const choose = page.locator('input[type=file]');
  const large = path.join(os.tmpdir(), `veery-large-${process.pid}.wav`);
  await writeFile(large, Buffer.alloc(60 * 1024 * 1024));
  await choose.setInputFiles(large);
  await expect(page.getByRole('alert')).toContainText('larger than 50 MB');
  await page.getByRole('button', { name: 'Record audio' }).click();
  await expect(page.getByRole('alert')).toContainText('may not use the microphone');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose a file instead' }).click();

  await choose.setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: longWav(360) });
  await expect(page.getByText('The recording is longer than 5 minutes.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Generate speech/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Split into parts' }).click();
  await expect(page.getByRole('radio', { name: /Part 1/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Replace' }).click();

  await choose.setInputFiles({ name: 'silent.wav', mimeType: 'audio/wav', buffer: longWav(2, 0) });
  await expect(page.getByText('There is nothing to hear')).toBeVisible();
});

/** At a low rate, so that minutes are small. */
function longWav(seconds: number, level = 3000): Buffer {
  const rate = 8000;
  const samples = Int16Array.from({ length: seconds * rate }, (_, i) => Math.round(level * Math.sin(i / 8)));
  return Buffer.concat([wavHeader(rate, wavHeaderBytes + samples.byteLength), new Uint8Array(samples.buffer)]);
}
