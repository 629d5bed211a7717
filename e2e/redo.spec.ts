/** A podcast intro of which one word is corrected: only its sentence is made again and paid. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isPlaying, player, speak, text, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const opening = 'Before the light reaches the water, the veery begins. ';
const wrong = 'You never see that bird at last. ';
const right = 'You never see that bird at all. ';
const ending = 'This is the Hollow Pine podcast, and from the far bank another answers.';

/** The field is as high as its lines. */
const expectWholeTextInSight = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'Text to speak' })
        .evaluate((field) => field.clientHeight > 60 && field.scrollHeight <= field.clientHeight),
    )
    .toBe(true);

test('one word is corrected, only its sentence is paid, and both takes are compared', async ({ page, mia }) => {
  const credits = async () => {
    const headers = { 'xi-api-key': mia.api_key };
    const user = (await (await page.request.get('/v1/user/subscription', { headers })).json()) as {
      character_count: number;
    };
    return user.character_count;
  };
  const takes = page.getByRole('region', { name: 'Takes' }).getByRole('listitem');
  await write(page, opening + wrong + ending);
  await expectWholeTextInSight(page);
  await speak(page);
  await isPlaying(page);
  await expect(takes.getByText(/^0:\d\d$/)).toBeVisible();
  const before = await credits();

  // Typing leads back to the text, which stays the same take's.
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(opening + right + ending);
  await expect(page.getByText('32 credits: 1 sentence')).toBeVisible();
  await expect(page.getByText('2 sentences are kept from Take 1 and cost nothing.')).toBeVisible();
  await expect(page.getByText('Again', { exact: true })).toBeVisible();
  await expectWholeTextInSight(page);
  await expectAccessible(page);
  const { body, headers } = await speak(page);
  expect(body).toHaveProperty('redo_of');
  expect([headers['x-veery-kept-sentences'], headers['x-veery-spoken-sentences']]).toEqual(['0,2', '1']);
  await expect(takes).toHaveCount(2);
  await expect.poll(credits).toBe(before + right.length);

  // The first text again is in the history, and no other take.
  await expect(takes.nth(1).getByText(/^0:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(opening + wrong + ending);
  await expect(page.getByText('Free, from your history')).toBeVisible();
  await speak(page);
  await expect(takes.first()).toHaveAttribute('aria-current', 'true');
  await expect(takes).toHaveCount(2);

  // A and B are the wrong and the right text.
  await page.getByRole('button', { name: 'Switch between two takes' }).click();
  await expect(takes.last()).toHaveAttribute('aria-current', 'true');
  await expect(player(page).getByText('Take 2')).toBeVisible();

  // The take is named and chosen, and a reload knows both.
  await takes.last().getByRole('button', { name: 'More actions for Take 2' }).click();
  await page.getByRole('menuitem', { name: 'Mark as final' }).click();
  await expect(takes.last().getByText('Final')).toBeVisible();
  await takes.last().getByRole('button', { name: 'More actions for Take 2' }).click();
  await page.getByRole('menuitem', { name: 'Name this take' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Softer close');
  await page.keyboard.press('Enter');
  await expect(takes.last().getByText('Softer close')).toBeVisible();
  await page.reload();
  await expect(takes.last().getByText('Softer close')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate speech' })).toBeVisible();
});

test('with a fixed seed the price beside the button is what the server charges, also for a corrected text again', async ({
  page,
  mia,
}) => {
  const text = opening + right + ending;
  await write(page, opening + wrong + ending);
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('7');
  await speak(page);
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
  await expect(page.getByText('32 credits: 1 sentence')).toBeVisible();
  expect((await speak(page)).headers['character-cost']).toBe(String(right.length));
  // The whole text was never spoken with this seed, so the server charges it.
  await expect(page.getByText(`≈ ${text.length} credits`)).toBeVisible();
  expect((await speak(page)).headers['character-cost']).toBe(String(text.length));
  await expect(page.getByText('Free, from your history')).toBeVisible();
  expect((await speak(page)).headers['character-cost']).toBe('0');
  expect(mia.user_id).toHaveLength(28);
});

test('a text that the history has is free, although this browser knows no take of it', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  const price = page.getByText('Free, from your history');
  await write(page, opening);
  await expect(page.getByText(`≈ ${opening.length} credits`)).toBeVisible();
  await speak(page);
  await expect(page.getByRole('region', { name: 'Takes' }).getByText(/^0:\d\d$/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await write(page, opening);
  await expect(price).toBeVisible();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(opening + right);
  await expect(price).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(opening);
  await expect(price).toBeVisible();
  expect((await speak(page)).headers['character-cost']).toBe('0');
});

test('a correction beyond the limit is refused on the screen, and no price is asked for it', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page);
  await speak(page);
  await page.getByRole('button', { name: 'Edit text' }).click();
  const prices: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/price')) prices.push(request.postData() ?? '');
  });
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(`${text} ${'x'.repeat(10_000)}`);
  await expect(page.getByRole('button', { name: /enerate speech/ })).toBeDisabled();
  // The check takes longer than the pause after which a price is asked for.
  await expectAccessible(page);
  expect(prices.filter((body) => body.includes('xxx'))).toEqual([]);
});

test.describe('where the audio of the take is missing', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the screen says so and offers the whole text, at the price of the whole text', async ({
    page,
    mia,
    product,
  }) => {
    expect(mia.user_id).toHaveLength(28);
    const text = opening + right + ending;
    await write(page, opening + wrong + ending);
    await speak(page);
    await isPlaying(page);
    await expect(page.getByRole('region', { name: 'Takes' }).getByText(/^0:\d\d$/)).toBeVisible();
    await rm(`${product.dataDir}/files/speech`, { recursive: true });
    await page.getByRole('button', { name: 'Edit text' }).click();
    await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
    const notice = page.getByText('The audio of Take 1 is missing on the server, so the whole text is made again.');
    await expect(notice).toBeVisible();
    await expect(page.getByText(`≈ ${text.length} credits`)).toBeVisible();
    await expectAccessible(page);
    const answered = page.waitForResponse((response) => response.url().includes('/stream/with-timestamps'));
    await page.getByRole('button', { name: 'Make all again' }).click();
    expect((await answered).headers()['character-cost']).toBe(String(text.length));
    await expect(page.getByRole('region', { name: 'Takes' }).getByRole('listitem')).toHaveCount(2);
    await expect(notice).toHaveCount(0);
  });
});
