/** The first account, in a product of its own: in any other another journey may have set the installation up. */
import { expect, expectAccessible, test } from './test.ts';

test.use({ isProductShared: false });

test('the set-up link creates the first account, once, which owns the installation and makes the first sound', async ({
  page,
  product,
}) => {
  await page.goto(product.setUpLink);
  await expect(
    page.getByText(/It owns this installation: it has the highest plan, with credits and seats/),
  ).toBeVisible();
  await expectAccessible(page);
  const fill = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await fill('Olga@Example.test');

  // She is asked what the installation needs, and nothing about herself.
  await expect(page).toHaveURL(/\/app\/instance\/set-up$/);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  const expectBothWidths = async () => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, ['color-contrast', 'target-size']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await expect(heading('What is this installation called?')).toBeFocused();
  await expect(page.getByText('it has the Enterprise plan, with credits and seats without limit.')).toBeVisible();
  await page.getByLabel('Name of the installation').fill('Hollow Pine');
  await expectBothWidths();
  await page.keyboard.press('Enter');

  await expect(heading('Who may sign up?')).toBeFocused();
  await page.getByRole('radio', { name: /^Addresses of certain domains/ }).check();
  await next();
  await expect(page.getByText('Give at least one domain.')).toBeVisible();
  await page.getByLabel('Email domains').fill('hollowpine.test');
  await expectBothWidths();
  await next();

  // A reload goes on where she was, and every page carries the name from its first byte.
  await expect(heading('How is email sent?')).toBeFocused();
  const reloaded = await page.reload();
  expect(await reloaded?.text()).toContain('<title>Hollow Pine</title>');
  await expect(heading('How is email sent?')).toBeVisible();
  await expect(page).toHaveTitle('Set up this installation · Hollow Pine');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText('The test email is kept under Mail, because there is no mail server.')).toBeVisible();
  await expectBothWidths();
  await next();

  await expect(heading('Which address do people open?')).toBeFocused();
  await expect(page.getByText('Only this machine can open the address.')).toBeVisible();
  await expectBothWidths();
  await next();

  await expect(heading('What if the disk fails?')).toBeFocused();
  await expect(page.getByText('No backups are scheduled.')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('The backup has begun.')).toBeVisible();
  await expectBothWidths();
  await page.getByRole('button', { name: 'Finish and open Text to Speech' }).click();

  // The first sound.
  await expect(page).toHaveURL(/text-to-speech$/);
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('Good morning from the harbour.');
  await page.getByRole('button', { name: 'Generate', exact: false }).first().click();
  await expect(page.getByText('Congratulations on completing a step in your onboarding checklist.')).toBeVisible();
  await page.goto('/app/home');
  await expect(page.getByText('Unlimited', { exact: true }).first()).toBeVisible();
  await page.goto('/app/settings#workspace');
  await expect(page.getByText('1 seat taken, without limit')).toBeVisible();

  // She runs the server: unsent mail is hers to read.
  await page.getByRole('link', { name: 'Instance' }).click();
  await page.getByRole('navigation', { name: 'Instance' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible();
  await expect(page.getByText('Test email from Hollow Pine').first()).toBeVisible();
  await expectAccessible(page);

  // The backup that she asked for is hers to download.
  const pages = page.getByRole('navigation', { name: 'Instance' });
  await pages.getByRole('link', { name: 'Storage' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download veery-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^veery-\d{8}-\d{9}\.tar\.gz$/);
  expect(await download.failure()).toBeNull();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(product.setUpLink);
  await expect(page.getByRole('heading', { name: 'Already set up' })).toBeVisible();
  // Whoever signs up hears of the domains before they try, and why another address is refused.
  await page.goto('/app/sign-up');
  await expect(page.getByText('For addresses of hollowpine.test, and for people who were invited.')).toBeVisible();
  const setup_code = new URL(product.setUpLink).searchParams.get('code');
  const again = { setup_code, email: 'eve@example.test', password: 'Str0ng!pass' };
  expect((await page.request.post('/v1/auth/set-up', { data: again })).status()).toBe(409);
});
