/** The session in the browser: second factor, several tabs, inactivity, codes of mails that any page may get. */
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { mailTo, linkIn, openMail } from './mails.ts';
import { expect, expectAccessible, test } from './test.ts';

const home = '/app/home';

async function tokenOf(page: Page, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await page.request.post('/v1/auth/sign-in', { data: { email, password } });
  return ((await response.json()) as { id_token: string }).id_token;
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('the second factor', () => {
  test.use({ expectedErrors: /401/ });
  test('accepts a code of the app, refuses a wrong one, and accepts the backup code once', async ({
    page,
    product,
    context,
  }) => {
    const account = product.account();
    const authorization = `Bearer ${await tokenOf(page, account)}`;
    const post = async (path: string, data: object = {}) =>
      (await page.request.post(path, { headers: { authorization }, data })).json() as Promise<Record<string, string>>;
    const { secret = '' } = await post('/v1/user/totp/begin');
    const { backup_code = '' } = await post('/v1/user/totp/confirm', { code: await generate({ secret }) });
    await context.clearCookies();

    await page.goto('/app/sign-in?redirect=%2Fapp%2Fhistory');
    await fillSignIn(page, account);
    const box = page.getByLabel('Code', { exact: true });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page);
    await box.fill('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter the six-digit code from your app.')).toBeVisible();
    await box.fill('000 000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();

    await page.getByRole('button', { name: 'Use a backup code instead' }).click();
    await expectAccessible(page);
    await page.getByLabel('Backup code', { exact: true }).fill(backup_code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/text-to-speech\/history$/);

    // Used up; the app still works. Pasted with a space, as apps show it.
    await context.clearCookies();
    await page.goto('/app/sign-in');
    await fillSignIn(page, account);
    await page.getByRole('button', { name: 'Use a backup code instead' }).click();
    await page.getByLabel('Backup code', { exact: true }).fill(backup_code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Use the app instead' }).click();
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    await box.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/home$/);
  });
});

test('signing out in one tab signs out the others within a second and clears local data', async ({
  page,
  mia,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(home);
    await expect(one.getByText('10,000 left')).toBeVisible();
  }
  await page.evaluate(async () => {
    localStorage.setItem('xi:kept', '1');
    sessionStorage.setItem('xi:kept', '1');
    localStorage.setItem('other', '1');
    await caches.open('voices');
  });
  await page.getByRole('button', { name: 'Account' }).click();
  const leaving = Date.now();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const one of [page, other]) await expect(one).toHaveURL(/sign-in/);
  expect(Date.now() - leaving).toBeGreaterThan(1000);
  const kept = await page.evaluate(async () => [
    localStorage.getItem('xi:kept'),
    sessionStorage.getItem('xi:kept'),
    localStorage.getItem('other'),
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual([null, null, '1', 0]);

  // And in again, in both.
  await fillSignIn(page, mia);
  for (const one of [page, other]) await expect(one.getByText('10,000 left')).toBeVisible();
  await other.close();
});

test('an inactive user is warned and then signed out', async ({ page, mia }) => {
  const token = await tokenOf(page, mia);
  const set = await page.request.put('/v1/workspace/update-workspace?session_inactivity_timeout=600', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(set.ok()).toBe(true);
  await page.clock.install();
  await page.goto('/app/speech-synthesis/text-to-speech');
  // Watched from when the account is known.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('xi:last_active'))).toBeTruthy();
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' });

  await page.clock.fastForward('08:30');
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await page.clock.fastForward('08:30');
  await expect(question).toBeHidden();
  await page.clock.fastForward('00:45');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();

  await page.clock.fastForward('09:30');
  await expect(question).toBeVisible();
  await page.clock.fastForward('00:31');
  await page.clock.runFor(1500);
  await expect(page).toHaveURL(/sign-in\?redirect=/);
  await expect(page.getByText('You were signed out because you were inactive for a while.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('a code for a sensitive action', () => {
  test.use({ expectedErrors: /400/ });
  test('is entered by the link of the mail, once', async ({ page, product, mia }) => {
    const verified = page.getByText('Email access verified. Please try the action again.');
    const askForCode = async () => {
      const authorization = `Bearer ${await tokenOf(page, mia)}`;
      await page.request.post('/v1/user/send-sensitive-action-code', { headers: { authorization } });
    };
    await askForCode();
    const link = linkIn(await mailTo(product, mia.email, 'Your verification code'));
    await page.goto(link);
    await expect(verified).toBeVisible();
    await expect(page).toHaveURL(/\/app\/home$/);
    expect(await page.evaluate(() => localStorage.getItem('xi:sensitive_action_verification_code'))).toBeNull();

    // Used: the generic words, and cleared all the same.
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: /invalid|expired|used/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('xi:sensitive_action_verification_code'))).toBeNull();
    await expect(verified).toBeHidden();
  });
});

test.describe('another email address', () => {
  test.use({ expectedErrors: /400|401/ });
  test('happens by the link of a mail, and is reverted by the link of the other', async ({ page, product, mia }) => {
    const authorization = `Bearer ${await tokenOf(page, mia)}`;
    const new_email = `moved-${mia.email}`;
    await page.request.post('/v1/user/send-email-change-verification', {
      headers: { authorization },
      data: { new_email },
    });
    await page.goto(home);
    await expect(page.getByText('10,000 left')).toBeVisible();
    const updated = page.getByText('Email updated! Please refresh this page to reauthenticate.');
    await openMail(page, product, new_email, 'Confirm your new email address');
    await expect(updated).toBeVisible();
    // The session that asked for it goes on, and no other.
    await expect(page).toHaveURL(/\/app\/home$/);

    await openMail(page, product, mia.email, 'Your email address was changed');
    await expect(updated).toBeVisible();
    await expect(page).toHaveURL(/\/app\/sign-in$/);
    await fillSignIn(page, mia);
    await expect(page).toHaveURL(/\/app\/home$/);
    // The link of the settings screen is the same; used, it says so.
    await page.goto('/app/settings?verificationCode=used');
    await expect(page.getByText(/^Unable to update email, /)).toBeVisible();
    expect(page.url()).not.toContain('verificationCode');
  });
});
