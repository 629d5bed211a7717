import { expect, expectAccessible, test } from './test.ts';
import { isPlaying, player, text } from './speech.ts';
import { settled } from './settled.ts';

const quick = { name: 'Write something and hear it here' };

test('a line is spoken on Home and listed to return to', async ({ page, mia }) => {
  test.slow();
  expect(mia.email).toBeTruthy();
  await page.goto('/app/home');
  const line = page.getByRole('textbox', quick);
  // What is written for Home can be taken along, and stays there.
  await line.fill('A note for later.');
  await page.getByRole('link', { name: 'Open in Text to Speech' }).click();
  await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue('A note for later.');
  await page.goto('/app/home');
  await expect(line).toHaveValue('A note for later.');

  await line.fill(text);
  await expect(page.getByText('56 credits', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await isPlaying(page);
  await expect(page).toHaveURL(/\/app\/home$/);
  await expect(page.getByText('9,944 left')).toBeVisible();
  // The same again costs nothing: it comes from the history.
  await expect(page.getByText('0 credits', { exact: true })).toBeVisible();

  const latest = page.getByRole('region', { name: 'Jump back in' });
  await expect(latest.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await latest.getByRole('button', { name: `Play ${text}` }).click();
  await isPlaying(page);
  await expect(player(page).getByText(text)).toBeVisible();
});

test('what is asked for before the voices are there is spoken once they are', async ({ page, mia }) => {
  expect(mia.email).toBeTruthy();
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/v1/voices', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/app/home');
  await page.getByRole('textbox', quick).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is spoken as soon as the voices are loaded.').first()).toBeVisible();
  ask();
  await isPlaying(page);
});

test.describe('while the account cannot be read', () => {
  test.use({ expectedErrors: /500/ });
  test('Home says so, and speaks what was asked for after a retry', async ({ page, mia }) => {
    expect(mia.email).toBeTruthy();
    let isBroken = true;
    await page.route('**/v1/user?*', (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/app/home');
    await page.getByRole('textbox', quick).fill(text);
    await page.keyboard.press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'Your credits could not be loaded' });
    await expect(failure).toBeVisible();
    await expect(page.getByText('It is spoken as soon as')).toHaveCount(0);
    isBroken = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await isPlaying(page);
  });
});

test('number keys open tiles, but not while typing or when single keys are off', async ({ page, mia }) => {
  expect(mia.email).toBeTruthy();
  await page.goto('/app/home');
  const tiles = page.getByRole('navigation', { name: 'Start something' });
  const names = ['Instant speech', 'Speech from a CSV', 'History', 'API'];
  for (const name of names) await expect(tiles.getByRole('link', { name })).toBeVisible();
  const places = [/text-to-speech$/, /text-to-speech\/bulk$/, /text-to-speech\/history$/, /settings\/api-keys$/];
  for (const [at, place] of places.entries()) {
    await page.goto('/app/home');
    // The frame that the build draws has tiles, too, which do not hear keys yet.
    await settled(page);
    await page.keyboard.press(String(at + 1));
    await expect(page).toHaveURL(place);
  }
  await page.goto('/app/home');
  await page.getByRole('textbox', quick).press('2');
  await expect(page.getByRole('textbox', quick)).toHaveValue('2');
  await expect(page).toHaveURL(/\/app\/home$/);

  await page.evaluate(() => localStorage.setItem('xi:single-keys', 'false'));
  await page.reload();
  await settled(page);
  await page.keyboard.press('4');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/app\/home$/);
});

test('a new user hears a sample, tries voices, and takes one along', async ({ page, mia }) => {
  expect(mia.email).toBeTruthy();
  await page.goto('/app/home');
  const sample = page.getByRole('region', { name: 'Hear it before you write' });
  await sample.getByRole('button', { name: /^Play / }).click();
  await expect(sample.getByRole('button', { name: /^Pause / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jump back in' })).toHaveCount(0);
  await expectAccessible(page);

  const voices = page.getByRole('region', { name: 'Voices to try' });
  await expect(voices.getByRole('listitem')).toHaveCount(5);
  await voices
    .getByRole('button', { name: /^Play / })
    .nth(2)
    .click();
  // One sample at a time.
  await expect(sample.getByRole('button', { name: /^Play / })).toBeVisible();
  const use = voices.getByRole('button', { name: /^Use .* in Text to Speech$/ }).nth(2);
  const name = /^Use (.*) in Text/.exec((await use.getAttribute('aria-label')) ?? '')?.[1];
  await use.click();
  await expect(page).toHaveURL(/text-to-speech$/);
  await expect(page.getByRole('button', { name: `Voice: ${name}` })).toBeVisible();
});

test('near the limit it warns, and over it nothing is sent', async ({ page, mia }) => {
  expect(mia.email).toBeTruthy();
  await page.route(/\/v1\/user\?/, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { subscription: { character_limit: number; character_count: number } };
    user.subscription.character_count = user.subscription.character_limit - 5;
    await route.fulfill({ response, json: user });
  });
  await page.goto('/app/home');
  await expect(page.getByText(/^5 of 10,000 credits left\. Next renewal: /)).toBeVisible();
  await page.getByRole('textbox', quick).fill(text);
  await expect(page.getByText('Needs 56 credits, 5 left').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true');
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= request.url().includes('/v1/text-to-speech/')));
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  expect(isAsked).toBe(false);
  await expectAccessible(page);
});

test.describe('a failing section', () => {
  test.use({ expectedErrors: /500/ });
  test('fails alone and can be retried', async ({ page, mia }) => {
    expect(mia.email).toBeTruthy();
    let isBroken = true;
    await page.route('**/v1/history?*', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { detail: { status: 'x', message: 'x' } } }) : route.continue(),
    );
    await page.goto('/app/home');
    const latest = page.getByRole('region', { name: 'Jump back in' });
    await expect(latest.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Voices to try' }).getByRole('listitem')).toHaveCount(5);
    isBroken = false;
    await latest.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: 'Hear it before you write' })).toBeVisible();
  });
});
