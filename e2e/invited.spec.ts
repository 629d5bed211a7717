/** An installation that takes who is invited, and nobody's bots. */
import { linkIn, mailTo, openMail } from './mails.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ productEnv: { SIGN_UP: 'invite', BOT_CHECK: 'proof-of-work' } });

test('an invited visitor signs up, passes the bot check, and answers the invite', async ({ page, product }) => {
  const owner = product.account('growing_business');
  const email = 'joe@example.test';
  const password = 'Str0ng!pass';
  await page.goto('/app/sign-up');
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
  await expectAccessible(page);

  const asked = await page.request.post('/v1/workspace/invites/add', {
    headers: { 'xi-api-key': owner.api_key },
    data: { email },
  });
  expect(asked.ok()).toBe(true);
  await page.goto(linkIn(await mailTo(product, email, /^You are invited to/)));
  const kept = () => page.evaluate(() => localStorage.getItem('xi:invite_code'));
  await expect(page.getByText(`${owner.email} has invited ${email} to`)).toBeVisible();
  expect(page.url()).not.toContain('invite_code');
  expect(await kept()).toBeTruthy();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'I accept the terms of this server' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Checking that you are human…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await kept()).toBeNull();

  await openMail(page, product, email, 'Verify your email address');
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await page.getByRole('dialog', { name: 'Email verified' }).getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // The first steps come first, and know where they lead.
  await expect(page).toHaveURL(/\/app\/(?:onboarding\?next=.*workspace-invites|settings\/workspace-invites)/);
});
