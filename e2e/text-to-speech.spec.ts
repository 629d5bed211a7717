import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { downloads, isPlaying, path, player, text, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Seconds, as the slider tells them. */
const timeOf = async (page: Page) =>
  Number(await player(page).getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));

/** Presses Tab until the control has the focus, as a person without a mouse does. */
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

test.describe('the journey', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/ });

  test('works from text to speech by keyboard only', async ({ page, mia }) => {
    expect(mia.user_id).toHaveLength(28);
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Text to speak' }).waitFor();
    await tabTo(page, 'Text to speak');
    await page.keyboard.type(text);
    await expect(page.getByText('56 / 10,000 characters')).toBeVisible();
    await expect(page.getByText('56 credits')).toBeVisible();

    // The voice picker: Ada is heard with Space, Bruno is chosen with Enter.
    await page.keyboard.press('Control+Shift+v');
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
        { intervals: [40] },
      )
      .toBeGreaterThan(4);
    const words = text.split(' ').map((word) => word.replace(/\W+$/, ''));
    const order = [...seen].map((word) => words.indexOf(word.replace(/\W+$/, '')));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    await expect(page.getByText('9,944 left')).toBeVisible();
    await expect(player(page).getByText('Bruno')).toBeVisible();

    // The player's keys.
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
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
    // The first file has the focus.
    await expect(downloads(page).getByRole('button', { name: 'MP3' })).toBeFocused();
    await page.keyboard.press('Enter');
    const download = await downloading;
    await expect(downloads(page)).toHaveCount(0);
    expect(download.suggestedFilename()).toMatch(
      /^Veery_\d{4}-\d\d-\d\dT\S*_Bruno_pre_sp100_s50_sb75_se0_b100\S*\.mp3$/,
    );
    expect((await readFile(await download.path())).length).toBeGreaterThan(10_000);
    await expectAccessible(page);

    // What is no sound is not saved as one; a lost network keeps the text.
    await page.route('**/v1/history/*/audio', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>no</p>' }),
    );
    await player(page).getByRole('button', { name: 'Download' }).press('Enter');
    await downloads(page).getByRole('button', { name: 'MP3' }).press('Enter');
    await expect(page.getByText("Invalid response type received: 'text/html' is not supported.")).toBeVisible();
    await page.unroute('**/v1/history/*/audio');
    await page.keyboard.press('Escape');
    await expect(downloads(page)).toHaveCount(0);
    await settled(page);
    await page.route('**/stream/with-timestamps*', (route) => route.abort());
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.getByText('Network error').first()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit text' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(text);
  });
});

test('the latest items of the history are shown beside the text', async ({ page, mia }) => {
  await page.request.post(`/v1/text-to-speech/aDa7Veery0Premade001`, {
    headers: { 'xi-api-key': mia.api_key },
    data: { text },
  });
  await page.goto(path);
  await page.getByRole('navigation', { name: 'Panel tabs' }).getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\?panel=history$/);
  const row = page.getByRole('listitem').filter({ hasText: 'Good morning' });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);
  // The picker hangs among the settings: its keys come back to them.
  await page.keyboard.press('Control+Shift+v');
  await expect(page.getByRole('list', { name: 'Voices' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('Stop keeps what was heard and charges no more than that', async ({ page, mia }) => {
  const long = 'The ferry left the harbour at nine, and by noon the islands were out of sight. '.repeat(100);
  await write(page, long);
  await page.keyboard.press('Control+Enter');
  // The seek bar has the expected length of the whole text while its start arrives.
  const seeker = player(page).getByRole('slider', { name: 'Seek' });
  await expect.poll(async () => Number(await seeker.getAttribute('aria-valuemax'))).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: /Generate speech/ })).toBeVisible();
  const { character_count } = await (
    await page.request.get('/v1/user/subscription', { headers: { 'xi-api-key': mia.api_key } })
  ).json();
  expect(character_count).toBeLessThan(long.length);
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/ });

  test('over quota show the price and the remaining credits before anything is sent', async ({
    page,
    product,
    mia,
  }) => {
    product.cli('user', 'set-limit', '--email', mia.email, '--credits', '20');
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
    await expect(page.getByText('Needs 56 credits, 20 left')).toBeVisible();
    await expect(page.getByText(/^Shorten the text by 36 characters/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Generate speech/ })).toBeDisabled();
    await expectAccessible(page);
  });

  test('of a request keep the text and offer a retry', async ({ page, mia }) => {
    expect(mia.email).toContain('@');
    await write(page);
    // What the page still loads must not meet the interception being switched on and off, and the price is asked for
    // after each failure, so the interception stays on.
    await settled(page);
    await page.route('**/price*', (route) => route.continue());
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
      let asked = 0;
      await page.route(stream, (route) => {
        asked++;
        return route.fulfill(answer);
      });
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(message).first()).toBeVisible();
      // What cannot be read is asked for once more; a refusal is not.
      expect(asked).toBe(answer.status === 200 ? 2 : 1);
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
});

test.describe('the draft', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Text to speak' });
  const [first, second] = ['The first text, written in the one tab.', 'Something else entirely, from over there!'];

  test('is shared by two tabs, and neither text is lost', async ({ page, context, mia }) => {
    expect(mia.user_id).toHaveLength(28);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(path);
    // One writes: the other follows.
    await field(page).fill('Hello');
    await expect(field(other)).toHaveValue('Hello');
    await field(other).fill('Hello, harbour');
    await expect(field(page)).toHaveValue('Hello, harbour');
    const notice = (tab: Page) => tab.getByText('Another tab has replaced this text:');
    await expect(notice(page)).toHaveCount(0);

    // One replaces what the other has written: the last one wins, and the other is told.
    await field(page).fill(first);
    await expect(field(other)).toHaveValue(first);
    await expect(other.getByText('Hello, harbour')).toBeVisible();
    await other.getByRole('button', { name: 'Discard the replaced text' }).click();
    await expect(notice(other)).toHaveCount(0);
    await field(other).fill(second);
    await expect(field(page)).toHaveValue(second);
    await expect(page.getByText(first)).toBeVisible();
    await expect(notice(other)).toHaveCount(0);

    // The text can be brought back, also after a reload.
    await expectAccessible(page);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(first)).toBeVisible();
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(field(page)).toHaveValue(first);
    await expect(notice(page)).toHaveCount(0);

    // Now the other tab has lost its text, and is told.
    await expect(field(other)).toHaveValue(first);
    await expect(other.getByText(second)).toBeVisible();
    await other.getByRole('button', { name: 'Discard the replaced text' }).click();
    await expect(notice(other)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Speed value' }).fill('0.8');
    await page.getByRole('textbox', { name: 'Speed value' }).press('Enter');
    await expect(other.getByRole('textbox', { name: 'Speed value' })).toHaveValue('0.80');
  });

  test('warns when the browser stores nothing, and keeps working', async ({ page, mia }) => {
    expect(mia.user_id).toHaveLength(28);
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
        keep.call(this, key, value);
      };
    });
    await write(page);
    await expect(page.getByText('Draft not saved')).toBeVisible();
    await expect(page.getByText(/its storage is full or blocked/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await isPlaying(page);
  });
});

test('a sample brings its text and a suitable voice', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/v1/voices', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Other languages' }).click();
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(/^Buenos días/);
  // The voices come after the press.
  ask();
  await page.getByRole('button', { name: /^Voice: Mateo/ }).waitFor();
});
