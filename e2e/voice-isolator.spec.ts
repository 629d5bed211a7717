/** Voice isolator: from a noisy file to a clean voice that is compared, mixed and taken along. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pages } from '../contract/src/pages.ts';
import { wavOf } from './noisy-wav.ts';
import { expect, expectAccessible, test } from './test.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

// A part that is cut off on purpose is an error of the network.
test.use({ expectedErrors: /ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION)/ });

const pair = (page: Page) => page.getByRole('region', { name: 'Original and isolated' });

/** Reads the samples of a wav file of 16 bits. */
function samplesOf(wav: Buffer): Float32Array {
  expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WAVE']);
  const data = wav.indexOf('data', 12, 'latin1') + 8;
  return Float32Array.from({ length: (wav.length - data) >> 1 }, (_, at) => wav.readInt16LE(data + at * 2) / 32_768);
}

async function download(page: Page, name: RegExp): Promise<Buffer> {
  await pair(page).getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name }).click();
  return readFile(await (await saved).path());
}

/** Decodes one of the two sounds as the page does. */
const decoded = (page: Page, part: 'audio' | 'original'): Promise<number[]> =>
  page.evaluate(async (name) => {
    const id = new URL(location.href).searchParams.get('item');
    const answer = await fetch(`/v1/audio-isolation/history/${id}/${name}`);
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await answer.arrayBuffer());
    return [...sound.getChannelData(0)];
  }, part);

/** How many samples the second sound is late, where both fit best. */
function lagOf(first: readonly number[], second: readonly number[]): number {
  const [from, length, most] = [22_050, 22_050, 400];
  let best = { lag: 0, fit: -Infinity };
  for (let lag = -most; lag <= most; lag++) {
    let fit = 0;
    for (let at = from; at < from + length; at++) fit += first[at]! * (second[at + lag] ?? 0);
    if (fit > best.fit) best = { lag, fit };
  }
  return best.lag;
}

test('a noisy recording is isolated, compared, mixed, downloaded and deleted', async ({ page, mia }) => {
  test.skip(!hasFfmpeg, 'No ffmpeg on this machine: nothing can be decoded.');
  void mia;
  await page.goto(pages.voiceIsolator);
  await expect(page.getByText('What you isolate is listed here.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Choose files').setInputFiles([
    { name: 'ferry.wav', mimeType: 'audio/wav', buffer: wavOf(3, 0.1) },
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(page.getByRole('alert')).toContainText('notes.pdf');
  await expect(page.getByText(/^Uploaded,/)).toBeVisible();
  // 3 seconds at 1,000 credits a minute.
  await expect(page.getByText('50 credits', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Isolate voice' }).click();
  await expect(pair(page)).toBeVisible();
  await expect(pair(page)).toContainText('50 credits');
  await expect(page.getByText('9,950 credits remaining')).toBeVisible();
  await expectAccessible(page);

  // Keys compare, while the time goes on.
  await page.locator('body').press('Space');
  await expect(page.getByRole('button', { name: 'Pause the isolated voice' })).toBeVisible();
  await page.locator('body').press('a');
  await expect(pair(page).getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pause the original' })).toBeVisible();
  await page.locator('body').press('b');
  await expect(pair(page).getByRole('radio', { name: 'Isolated' })).toBeChecked();
  await page.locator('body').press('Space');
  const slider = page.getByRole('slider', { name: 'Seek in the isolated voice' });
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');

  // The mix that is saved is half of each sound, sample by sample.
  const mix = page.getByRole('slider', { name: 'Some room' });
  await mix.fill('50');
  await expect(mix).toHaveAttribute('aria-valuetext', '50 % voice');
  const mixed = samplesOf(await download(page, /With the mix: 50 % voice/));
  const [original, isolated] = [await decoded(page, 'original'), await decoded(page, 'audio')];
  expect(Math.abs(original.length - isolated.length)).toBeLessThanOrEqual(1);
  const worst = mixed.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - ((original[at] ?? 0) + (isolated[at] ?? 0)) / 2)),
    0,
  );
  expect(worst).toBeLessThan(0.001);
  expect(Math.abs(lagOf(original, isolated))).toBeLessThanOrEqual(44);
  const wav = samplesOf(await download(page, /Isolated voice, WAV/));
  expect(wav.length).toBeGreaterThan(16_000);

  // The voice changer takes it from here.
  const address = page.url();
  await pair(page).getByRole('button', { name: 'Send to' }).click();
  await page.getByRole('menuitem', { name: 'Voice Changer' }).click();
  await expect(page.getByRole('region', { name: 'Original and result' })).toContainText('ferry_isolated');
  await page.goto(address);
  await expect(pair(page)).toBeVisible();
  await pair(page).getByRole('button', { name: 'Delete ferry.wav' }).click();
  await expect(page.getByText('ferry.wav was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'ferry.wav' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete ferry.wav' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('What you isolate is listed here.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you isolate is listed here.')).toBeVisible();
});

test('an upload survives a lost connection, and a reload of the page', async ({ page, mia }) => {
  test.skip(!hasFfmpeg, 'No ffmpeg on this machine: nothing can be decoded.');
  void mia;
  // Three parts of 8 MiB. A file of the disk keeps the time at which it was changed, by which it is known again.
  const reel = test.info().outputPath('reel.wav');
  await writeFile(reel, wavOf(530, 0.1));
  const choose = () => page.getByLabel('Choose files').setInputFiles(reel);
  let broken = 0;
  let isHeld = true;
  let isThirdAsked = false;
  const sent: string[] = [];
  await page.route('**/v1/uploads/*/parts/*', async (route) => {
    const number = route.request().url().split('/').at(-1)!;
    if (number === '2' && broken++ === 0) return route.abort('connectionfailed');
    // The last part waits for the page to be left.
    if (number === '3' && isHeld) {
      isThirdAsked = true;
      return undefined;
    }
    sent.push(number);
    return route.continue();
  });
  await page.goto(pages.voiceIsolator);
  await choose();
  await expect.poll(() => isThirdAsked).toBe(true);
  expect([sent, broken]).toEqual([['1', '2'], 2]);
  await expect(page.getByRole('progressbar', { name: 'Upload of reel.wav' })).toBeVisible();

  isHeld = false;
  await page.reload();
  await expect(page.getByText(/was uploaded before the page closed/)).toBeVisible();
  await choose();
  await expect(page.getByText(/^Uploaded,/)).toBeVisible();
  expect(sent).toEqual(['1', '2', '3']);
  await page.getByRole('button', { name: 'Remove reel.wav' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try it with a short noisy sample' })).toBeVisible();
  await expect(page.getByText('reel.wav')).toHaveCount(0);
});
