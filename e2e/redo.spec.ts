/** A podcast intro of which one word is corrected: only its sentence is made again and paid. */
import { isPlaying, player, speak, text, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const opening = 'Before the light reaches the water, the veery begins. ';
const wrong = 'You never see that bird at last. ';
const right = 'You never see that bird at all. ';
const ending = 'This is the Hollow Pine podcast, and from the far bank another answers.';

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
  await speak(page);
  await isPlaying(page);
  await expect(takes.getByText(/^0:\d\d$/)).toBeVisible();
  const before = await credits();

  // Typing leads back to the text, which stays the same take's.
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(opening + right + ending);
  await expect(page.getByText('32 credits: 1 sentence')).toBeVisible();
  await expect(page.getByText('2 sentences are kept from Take 1 and cost nothing.')).toBeVisible();
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
