import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Account } from '../server/src/testing/product.ts';
import { settled } from './settled.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

const path = '/app/settings';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** What a new browser of the same person does. */
async function other(page: Page, url: string, account: Account): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const context = await browser.newContext({ baseURL: url });
  const second = await context.newPage();
  await signIn(second, account);
  return second;
}

test('a user changes names, appearance, privacy, notifications, sessions and password', async ({
  page,
  mia,
  product,
}) => {
  test.slow();
  await page.goto(path);
  await settled(page);

  const profile = section(page, 'Profile');
  await profile.getByLabel('First name').fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Enter a value.')).toBeVisible();
  await profile.getByLabel('First name').fill('Mia Marie');
  await page.keyboard.press('Enter');
  await toast(page, 'Name saved');
  await profile.getByLabel('Public name').fill('Mia of the Harbour');
  await page.keyboard.press('Enter');
  await toast(page, 'Public name updated');
  await expect(profile.getByRole('button', { name: 'Save' })).toHaveCount(0);

  // Kept with the account: a browser that knows nothing yet follows.
  const saved = page.waitForResponse(/user\/edit$/);
  await section(page, 'Appearance and language').getByRole('radio', { name: 'Dark' }).check();
  await saved;
  const second = await other(page, product.url, mia);
  await second.goto('/app/home');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(second.getByText('Mia Marie').first()).toBeVisible();
  await section(page, 'Appearance and language').getByRole('radio', { name: 'Light' }).check();

  // A link leads to the training switch.
  await page.goto('/app/home?training_opt_out=true');
  const training = page.getByRole('switch', { name: 'Keep our data out of training' });
  await expect(training).toBeFocused();
  await expect(page).toHaveURL(path);
  await expect(training).toBeInViewport();
  await training.check();
  await toast(page, 'Workspace training opt out setting successfully updated.');
  await expect(section(page, 'Data use and privacy').getByText(/Since: Today/)).toBeVisible();
  const sale = page.getByRole('switch', { name: 'Do not sell or share my personal information' });
  await sale.check();
  await toast(page, 'Privacy setting saved');

  const notice = page.getByRole('checkbox', { name: 'News about the product: by email' });
  const kept = page.waitForResponse(/notification-preferences/);
  await notice.check();
  await kept;
  await page.reload();
  await expect(notice).toBeChecked();
  await expect(training).toBeChecked();
  await expect(sale).toBeChecked();

  // Another browser is seen, and sent away.
  const sessions = section(page, 'Sessions and devices');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Chrome on Linux')).toHaveCount(2);
  await expect(sessions.getByText('This browser')).toBeVisible();
  await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await toast(page, 'Signed out');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await second.reload();
  await expect(second).toHaveURL(/sign-in/);
  await signIn(second, mia);
  await signIn(second, mia);
  await page.reload();
  await sessions.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
  await toast(page, 'Signed out everywhere else');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  // A password that is known, strong and typed twice.
  const security = section(page, 'Sign-in');
  await security.getByRole('button', { name: 'Change password' }).click();
  const [now, next, again] = ['Current password', 'New password', 'Repeat the new password'].map((label) =>
    security.getByLabel(label, { exact: true }),
  );
  await now!.fill(mia.password);
  await next!.fill('short1!');
  await again!.fill('different');
  await security.getByRole('button', { name: 'Change password' }).click();
  await expect(security.getByText("Your password doesn't meet our security requirements.")).toBeVisible();
  await expect(security.getByText('Your password must be more than 8 characters long.')).toBeVisible();
  await expect(security.getByText('Your passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await next!.fill('N3w!password');
  await again!.fill('N3w!password');
  await security.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed');
  await expect(now!).toHaveCount(0);
  await signIn(second, { ...mia, password: 'N3w!password' });
  await second.context().close();

  // Languages, and back.
  await section(page, 'Appearance and language').getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await settled(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a user grants and ends support access, copies a referral link, asks for early access, and downloads an archive', async ({
  page,
  mia,
}) => {
  expect(mia.email).toBeTruthy();
  await page.goto(`${path}#support`);
  const support = section(page, 'Support access');
  await support.getByLabel('Duration').selectOption('4 hours');
  await support.getByLabel('Reason (optional)').fill('Voices sound thin');
  await support.getByRole('button', { name: 'Grant access' }).click();
  await expect(support.getByText('Support has access', { exact: true })).toBeVisible();
  await expect(support.getByText('Reason: Voices sound thin')).toBeVisible();
  await expect(support.getByText('Support has not used this access.')).toBeVisible();
  await support.getByRole('button', { name: 'End now' }).click();
  await toast(page, 'Support access ended');
  await expect(support.getByText('Ended', { exact: true })).toBeVisible();

  const more = section(page, 'More');
  await more.getByRole('button', { name: 'Get my link' }).click();
  await expect(more.getByText(/^http:\/\/localhost/)).toBeVisible();
  await more.getByRole('button', { name: 'Request access' }).click();
  await expect(more.getByText('Requested', { exact: true })).toBeVisible();

  await section(page, 'Your data').getByRole('button', { name: 'Download my data' }).click();
  await expect(
    page
      .getByRole('link', { name: /Download/ })
      .or(page.getByRole('button', { name: /^Download/ }))
      .first(),
  ).toBeVisible();
});

test('an authenticator app is added with its code, has a backup code, and is removed', async ({
  page,
  mia,
  product,
}) => {
  await page.goto(`${path}?dialog=add-2fa`);
  const dialog = page.getByRole('dialog', { name: 'Add authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.getByTestId('totp-secret').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill('12 34');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter the six-digit code from your app.')).toBeVisible();
  await dialog.getByLabel('Six-digit code').fill(await generate({ secret }));
  await page.keyboard.press('Enter');

  const backup = page.getByRole('dialog', { name: 'Save your backup code' });
  const code = (await backup.getByTestId('backup-code').textContent()) ?? '';
  expect(code.length).toBeGreaterThan(8);
  const done = backup.getByRole('button', { name: 'Done' });
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(backup).toBeVisible();
  await expectAccessible(page);
  await backup.getByRole('checkbox', { name: 'I have saved it' }).check();
  await done.click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  const security = section(page, 'Sign-in');
  await expect(security.getByText('Authenticator app', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(code);

  // The password alone no longer does; the backup code does, once.
  const asked = { email: mia.email, password: mia.password };
  const enter = (data: object) =>
    fetch(`${product.url}/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
  expect((await enter(asked)).status).toBe(401);
  expect((await enter({ ...asked, backup_code: code })).status).toBe(200);
  expect((await enter({ ...asked, backup_code: code })).status).toBe(401);
  await page.reload();
  await expect(security.getByText('Your backup code has been used. Create a new one.')).toBeVisible();
  await security.getByRole('button', { name: 'Create new backup code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new backup code' }).click();
  await backup.getByRole('checkbox', { name: 'I have saved it' }).check();
  await done.click();

  await security.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Authenticator app removed');
  await expect(security.getByRole('button', { name: 'Add authenticator app' })).toBeVisible();
  expect((await enter(asked)).status).toBe(200);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /40[0-9]|500/ });
  test('affect their own section only, and a mailed code is requested where one is needed', async ({ page, mia }) => {
    expect(mia.email).toBeTruthy();
    const refuse = (url: string, status: number, type: string, message: string) =>
      page.route(url, (route) => route.fulfill({ status, json: { detail: { status: type, message } } }));
    await refuse('**/v1/user/sessions', 403, 'support_session', 'Not for a support session.');
    await page.goto(path);
    await expect(section(page, 'Sessions and devices').getByText('Not for a support session.')).toBeVisible();
    await expect(section(page, 'Profile').getByLabel('First name')).toHaveValue(/./);

    await refuse('**/v1/workspace/update-workspace*', 400, 'nope', 'The ledger is closed.');
    const training = page.getByRole('switch', { name: 'Keep our data out of training' });
    await training.click();
    await toast(page, 'Error when updating workspace training opt out setting "The ledger is closed."');
    await expect(training).not.toBeChecked();

    await refuse('**/v1/user/update-public-user-name', 400, 'invalid_public_user_name', 'That name is not allowed.');
    const profile = section(page, 'Profile');
    await profile.getByLabel('Public name').fill('root');
    await page.keyboard.press('Enter');
    await expect(profile.getByText('That name is not allowed.')).toBeVisible();

    await refuse('**/v1/user/change-password', 400, 'wrong_password', 'Your current password is incorrect.');
    const security = section(page, 'Sign-in');
    await security.getByRole('button', { name: 'Change password' }).click();
    await security.getByLabel('Current password').fill('Wr0ng!pass');
    await security.getByLabel('New password', { exact: true }).fill('N3w!password');
    await security.getByLabel('Repeat the new password').fill('N3w!password');
    await page.keyboard.press('Enter');
    await expect(security.getByText('Your current password is incorrect.')).toBeVisible();

    const sensitive = 'sensitive_action_verification_required';
    await refuse('**/v1/user/send-email-change-verification', 403, sensitive, 'We have sent a code.');
    await profile.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email' });
    await dialog.getByLabel('New email').fill('nowhere');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter an email address.')).toBeVisible();
    await dialog.getByLabel('New email').fill('new@example.test');
    await page.keyboard.press('Enter');
    // The dialog for the code is over it; nothing typed is lost.
    await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByLabel('New email')).toHaveValue('new@example.test');
    await page.unroute('**/v1/user/send-email-change-verification');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible();
    await page.keyboard.press('Escape');

    await refuse('**/v1/user/delete', 409, 'owns_workspace_with_members', 'Your workspace has other members.');
    await section(page, 'Your data').getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill(mia.email);
    await expectAccessible(page);
    const confirm = question.getByRole('button', { name: 'Delete account' });
    await expect(confirm).toHaveText('Delete account');
    await confirm.click();
    await expect(page.getByText(/Your workspace has other members/)).toBeVisible();
    await page.unroute('**/v1/user/delete');
    await section(page, 'Your data').getByRole('button', { name: 'Delete account' }).click();
    await question.getByRole('textbox').fill(mia.email);
    await expect(confirm).toHaveText('Delete account');
    await confirm.click();
    await expect(page).toHaveURL(/sign-in/);
    const again = await page.request.post('/v1/auth/sign-in', { data: { email: mia.email, password: mia.password } });
    expect(again.status()).toBe(401);
  });
});
