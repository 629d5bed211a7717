import { newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './test.ts';

const text = 'Good morning from the harbour. The ferry leaves at nine.';
const congratulations = 'Congratulations on completing a step in your onboarding checklist.';

test('onboarding is completed, and so is the first item of the checklist', async ({ page, product }) => {
  test.slow();
  await newcomer(page, product);
  await page.goto('/app/speech-synthesis/text-to-speech');
  await expect(page).toHaveURL(/\/app\/onboarding\?next=/);
  const next = () => page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Mia');
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeFocused();
  await page.getByRole('radio', { name: 'I make content' }).check();
  await page.getByLabel('More specifically').selectOption('Podcasts');
  await page.getByLabel('How did you hear about Veery?').selectOption('A video');
  await expectAccessible(page);
  await next();

  // A reload goes on where one was, with what was said.
  await page.getByRole('radio', { name: /^Speech from a CSV/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Speech from a CSV/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('More specifically')).toHaveValue('podcasts');
  await next();
  await next();

  const voices = page.getByRole('radio');
  await expect(voices).toHaveCount(4);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Pause / })).toBeVisible();
  await expect(page.getByText('“Hear your name” speaks “Hello, Mia.” for 11 credits per voice.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Hear your name spoken by/ })
    .nth(1)
    .click();
  await voices.nth(1).check();
  await expectAccessible(page);
  await next();

  await expect(page.getByRole('region', { name: 'Your current plan' })).toContainText('10,000 credits a month');
  await expectAccessible(page);
  const survey = page.waitForRequest('**/v1/user/onboarding-survey-complete');
  await page.getByRole('button', { name: 'Finish and continue' }).click();
  expect((await survey).postDataJSON()).toMatchObject({
    first_name: 'Mia',
    role: 'creator',
    subrole: 'podcasts',
    source: 'video',
    timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  // To where one wanted to go; Home knows the name.
  await expect(page).toHaveURL(/text-to-speech$/);
  const entry = page.getByRole('link', { name: /^Get started/ });
  await expect(entry).toContainText('0 of 7');
  await page.getByRole('textbox', { name: 'Text to speak' }).fill(text);
  await page.getByRole('button', { name: 'Generate', exact: false }).first().click();
  await expect(page.getByText(congratulations)).toBeVisible();
  await expect(entry).toContainText('1 of 7');
  await page.goto('/app/home');
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Mia$/ })).toBeVisible();

  // Done once: not again, and the first steps are over.
  await page.goto('/app/onboarding');
  await expect(page).toHaveURL(/\/app\/home$/);
  await entry.click();
  const list = page.getByRole('list', { name: 'Things to try' });
  await expect(list.getByText('Not available yet')).toHaveCount(3);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Get my link' }).click();
  await expect(page.getByRole('group', { name: 'Your link' })).toContainText('/app/sign-up?ref=');
  await expect(page.getByText(congratulations)).toBeVisible();
  await expect(entry).toContainText('2 of 7');

  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(entry).toContainText('2 of 7');
  await page.getByRole('button', { name: 'Mark all as done' }).click();
  await expect(page.getByRole('heading', { name: 'All set' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('onboarding that is skipped or fails', () => {
  test.use({ expectedErrors: /500/ });
  test('keeps the answers and is not shown again', async ({ page, product }) => {
    await newcomer(page, product);
    await page.goto('/app/home');
    await page.getByLabel('First name').fill('<b>Zoë</b> O’Neill');
    await page.getByRole('button', { name: 'Continue' }).click();
    for (let at = 0; at < 3; at++) await page.getByRole('button', { name: 'Skip' }).click();
    let isBroken = true;
    await page.route('**/v1/user/onboarding-checklist/initiate', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { detail: { status: 'x', message: 'x' } } }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Your answers are saved in this browser.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/app\/home$/);
    await expect(page.getByRole('heading', { name: /, <b>Zoë<\/b> O’Neill$/ })).toBeVisible();
  });
});
