import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isPlaying, path, player, text, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Seconds, as the slider tells them. */
const timeOf = async (page: Page) =>
  Number(await player(page).getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));

/** Tabs until the wished control has the focus: what a person without a mouse does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

test('text to speech, keyboard only', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Text to speak' }).waitFor();
  await tabTo(page, 'Text to speak');
  await page.keyboard.type(text);
  await expect(page.getByText('56 / 10,000 characters')).toBeVisible();
  await expect(page.getByText('56 credits')).toBeVisible();

  // The voice picker: Ada is heard with Space, Bruno is chosen with Enter.
  await tabTo(page, /^Voice: /);
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Voices' }).waitFor();
  await expectAccessible(page);
  const preview = page.waitForResponse((response) => /\/v1\/voices\/\w+\/preview/.test(response.url()));
  await page.keyboard.type('ada');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect((await preview).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'Stop preview of Ada' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('bruno');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Voice: Bruno' })).toBeVisible();

  // Sound before the request has ended, words in order, the price taken.
  const answered = page.waitForResponse((response) => response.url().includes('/stream/with-timestamps'));
  await page.keyboard.press('Control+Enter');
  expect((await answered).headers()['character-cost']).toBe('56');
  await isPlaying(page);
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        // The words alone: punctuation is marked with the word before it.
        const word = await page.evaluate(() => document.querySelector('[data-word][data-state=now]')?.textContent);
        if (word) seen.add(word.trim());
        return seen.size;
      },
      { intervals: [40], timeout: 10_000 },
    )
    .toBeGreaterThan(4);
  const words = text.split(' ').map((word) => word.replace(/\W+$/, ''));
  const order = [...seen].map((word) => words.indexOf(word.replace(/\W+$/, '')));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await expect(page.getByText('9,944 left')).toBeVisible();
  await expect(player(page).getByText('Bruno')).toBeVisible();

  // The player's keys.
  await expect(player(page).getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 15_000 });
  await player(page).getByRole('slider', { name: 'Seek' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => timeOf(page)).toBeLessThan(0.5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(2.9);
  await player(page).getByRole('button', { name: 'Back 10 seconds' }).press('Enter');
  await expect.poll(() => timeOf(page)).toBeLessThan(0.5);
  await expect(player(page).getByRole('combobox', { name: 'Playback speed' }).locator('option')).toHaveText([
    '0.8×',
    '1×',
    '1.2×',
    '1.5×',
    '2×',
  ]);

  // Stability at five hundredths.
  const value = page.getByRole('textbox', { name: 'Stability value' });
  await value.fill('0.05');
  await value.press('Enter');
  await expect(page.getByText('Unstable')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await player(page).getByRole('button', { name: 'Download' }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Veery_\d{4}-\d\d-\d\dT\S*_Bruno_pre_sp100_s50_sb75_se0_b1\S*\.mp3$/);
  expect((await readFile(await download.path())).length).toBeGreaterThan(10_000);
  await expectAccessible(page);
});

test('history plays, deletes with a way back, and keeps its place', async ({ page, mia }) => {
  await page.request.post(`/v1/text-to-speech/aDa7Veery0Premade001`, {
    headers: { 'xi-api-key': mia.api_key },
    data: { text },
  });
  await page.goto(`${path}/history`);
  const row = page.getByRole('listitem').filter({ hasText: 'Good morning' });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toHaveCount(0);
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  expect((await gone).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Nothing generated yet')).toBeVisible();
});

test('Stop keeps what was heard and charges no more than that', async ({ page, mia }) => {
  const long = 'The ferry left the harbour at nine, and by noon the islands were out of sight. '.repeat(100);
  await write(page, long);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: /Generate speech/ })).toBeVisible();
  const { character_count } = await (
    await page.request.get('/v1/user/subscription', { headers: { 'xi-api-key': mia.api_key } })
  ).json();
  expect(character_count).toBeLessThan(long.length);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/ });

  test('over quota: the price and the rest are said before anything is asked', async ({ page, product, mia }) => {
    product.cli('user', 'set-limit', '--email', mia.email, '--credits', '20');
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
    await expect(page.getByText('Needs 56 credits, 20 left')).toBeVisible();
    await expect(page.getByRole('button', { name: /Generate speech/ })).toBeDisabled();
    await expectAccessible(page);
  });

  test('a refused or broken answer keeps the text and offers to try again', async ({ page, mia }) => {
    expect(mia.email).toContain('@');
    await write(page);
    // What the page still loads must not meet the interception being switched on and off.
    await page.waitForLoadState('networkidle');
    const field = page.getByRole('textbox', { name: 'Text to speak' });
    const stream = '**/stream/with-timestamps*';
    for (const [answer, message] of [
      [
        { status: 400, json: { detail: { status: 'x', message: 'The reason of the server.' } } },
        'The reason of the server.',
      ],
      [
        { status: 500, json: { detail: { status: 'x', message: 'secret' } } },
        'Something went wrong, please try again later.',
      ],
      [{ status: 200, body: '{"audio_base64":"!!","alignment":null}\n\n' }, /could not|not valid|broken|damaged/i],
    ] as const) {
      await page.route(stream, (route) => route.fulfill(answer));
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(field).toHaveValue(text);
      await page.unroute(stream);
    }
    await page.route(stream, (route) => route.abort());
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Network error').first()).toBeVisible();
    await page.unroute(stream);
    await page
      .getByRole('button', { name: /Retry|Try again/ })
      .first()
      .click();
    await isPlaying(page);
  });

  test('a download that is no audio is named', async ({ page, mia }) => {
    await page.request.post(`/v1/text-to-speech/aDa7Veery0Premade001`, {
      headers: { 'xi-api-key': mia.api_key },
      data: { text },
    });
    await page.goto(`${path}/history`);
    await page.route('**/v1/history/*/audio', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>no</p>' }),
    );
    await page
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Download/ })
      .click();
    await expect(page.getByText("Invalid response type received: 'text/html' is not supported.")).toBeVisible();
  });
});
