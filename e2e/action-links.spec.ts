/** The page behind the links of mails: each mode with its dialogs and exact words, and where it leads. */
import type { Page } from '@playwright/test';
import { linkIn, mailTo, openMail, operatorOf, operatorToken } from './mails.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

const newPassword = 'N3w!password';

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /400|429|ERR_FAILED/ });
  test('is reset from the sign-in page by the link of a mail, once', async ({ page, product }) => {
    const { email, api_key } = product.account();
    const sent = (address: string) =>
      page.getByText(
        `If a user with the email '${address}' exists, then we have sent an email containing instructions on how to reset your password.`,
      );
    await page.goto('/app/sign-in');
    // The words are the same whether the account exists or not.
    for (const address of ['nobody@example.test', email]) {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const forgotten = page.getByRole('dialog', { name: 'Reset your password' });
      await forgotten.getByLabel('Email').fill(address);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(sent(address)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    // The server is unreachable.
    await page.route('**/v1/user/send-password-reset-email', (route) => route.abort());
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('An error occured while requesting the password change.')).toBeVisible();
    await page.unrouteAll();

    const link = linkIn(await mailTo(product, email, 'Set a new password'));
    // The code was not checked yet, so nothing is lost.
    await page.route('**/v1/auth/action-code/check', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your link could not be checked' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.route('**/v1/auth/action-code/check', (route) =>
      route.fulfill({ status: 429, json: { detail: { status: 'too_many_attempts', message: 'Slowly.' } } }),
    );
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Too many attempts, please try again in a few minutes.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();

    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(dialog.getByText(`For ${email}`)).toBeVisible();
    await dialog.getByLabel('New password', { exact: true }).fill('abcdefgh');
    await dialog.getByLabel('Repeat the new password', { exact: true }).fill('abcdefgi');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('Your passwords do not match')).toBeVisible();
    await expect(dialog.getByText("Your password doesn't meet our security requirements.")).toBeVisible();
    await expect(dialog.getByText('Your password must contain a number.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
    await dialog.getByLabel('Repeat the new password', { exact: true }).fill(newPassword);
    // All API keys are to be revoked, unless the user keeps some.
    const key = dialog.getByRole('group', { name: 'API keys to revoke' }).getByRole('checkbox');
    await expect(key).toBeChecked();
    await expectAccessible(page);
    await dialog.getByLabel('Repeat the new password', { exact: true }).press('Enter');
    const changed = page.getByRole('dialog', { name: 'Password changed' });
    await expect(changed).toBeVisible();
    await expectAccessible(page);
    await changed.getByRole('button', { name: 'Sign in' }).click();
    // The code is passed on to the sign-in, so that wrong passwords of strangers do not block it.
    await expect(page).toHaveURL(/\/app\/sign-in$/);
    expect(await page.evaluate(() => localStorage.getItem('xi:internal_code'))).toBeTruthy();
    await signInWith(page, email, newPassword);
    await expect(page).toHaveURL(/\/app\/home/);
    const byKey = await page.request.get('/v1/models', { headers: { 'xi-api-key': api_key } });
    expect(byKey.status()).toBe(401);

    await page.goto(link);
    const failed = page.getByRole('dialog', { name: 'The password was not changed' });
    await expect(
      failed.getByText(
        'An error occurred, your link is either expired or invalid, please request another password change.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await failed.getByLabel('Email').fill(email);
    await failed.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(sent(email)).toBeVisible();
  });
});

test.describe('access for support', () => {
  test.use({ expectedErrors: /400|401|ERR_FAILED/ });
  test('is granted by the user with a button, not by opening the link', async ({ page, product, mia }) => {
    await page.request.post('/v1/operator/support-access', {
      headers: { authorization: `Bearer ${await operatorToken(product)}` },
      data: { email: mia.email, reason: 'A voice that stutters' },
    });
    const link = linkIn(await mailTo(product, mia.email, 'Support asks for access to your account'));
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Grant support access?' });
    await expect(dialog.getByText('How long: 24 hours')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/v1/user/sign-in-requests/verify', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Grant access' }).click();
    await expect(dialog.getByText('Network error')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Grant access' }).click();
    await expect(page.getByText('Thank you for granting us access to your account!')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/home/);

    // The link was used: the page shows the server's words and leads to the root.
    await page.goto(link);
    await dialog.getByRole('button', { name: 'Grant access' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /invalid|expired|used/ })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/home/);

    // The operator enters in this tab alone, and leaves again.
    await page.context().clearCookies();
    await signIn(page, operatorOf(product));
    await page.goto('/app/operator/support');
    await page.getByRole('button', { name: `Enter the account ${mia.email}` }).click();
    const bar = page.getByText(`Support: you are in the account of ${mia.email}.`);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Leave account' }).click();
    await expect(page).toHaveURL(/\/app\/instance\/support$/);
    await expect(bar).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Support access', level: 1 })).toBeVisible();
  });
});

test.describe('product updates', () => {
  test.use({ expectedErrors: /400/ });
  test('are unsubscribed by the link of a mail, which leads nowhere else', async ({ page, product, mia }) => {
    const session = await page.request.post('/v1/auth/sign-in', { data: mia });
    const { id_token } = (await session.json()) as { id_token: string };
    await page.request.post('/v1/user/edit-user-metadata', {
      headers: { authorization: `Bearer ${id_token}` },
      data: { account_metadata: { agrees_to_product_updates: true } },
    });
    const news = { subject: 'News of Veery', paragraphs: ['It speaks.'] };
    await page.request.post('/v1/operator/product-updates', {
      headers: { authorization: `Bearer ${await operatorToken(product)}` },
      data: news,
    });
    const mail = await mailTo(product, mia.email, news.subject);
    await page.goto(`${linkIn(mail)}&continueUrl=%2Fapp%2Fhistory`);
    const done = page.getByRole('dialog', { name: 'No more product updates' });
    await expect(done).toBeVisible();
    await expectAccessible(page);
    await done.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/app\/home/);

    await page.goto('/app/action?mode=optOutOfUpdates&oobCode=nothing');
    const failed = page.getByRole('dialog', { name: 'You still get product updates' });
    await expect(
      failed.getByText(
        'An error occurred while trying to opt you out from receiving product updates, please try again.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await failed.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).toHaveURL(/\/app\/home/);
  });
});

test.describe('invalid and hostile links', () => {
  test.use({ expectedErrors: /400|There is no action|Refused to redirect/ });
  test('recoverEmail, unknown modes, other origins, another account and another language are handled', async ({
    page,
    mia,
    context,
  }) => {
    await page.goto('/app/action?mode=recoverEmail&oobCode=x');
    await expect(page.getByRole('heading', { name: 'Nothing to do here' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/app/action?mode=signIn&oobCode=x');
    await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/app\/home/);

    // The target is checked when the dialog is closed.
    const leave = async (query: string) => {
      await page.goto(`/app/action?mode=resetPassword&oobCode=nothing&${query}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await page.waitForURL((url) => url.pathname !== '/app/action');
      return page.url().slice(new URL(page.url()).origin.length);
    };
    const history = '/app/speech-synthesis/text-to-speech/history';
    await leave(`continueUrl=${encodeURIComponent(`${history}?x=1`)}&newUser=true&internalCode=abc`);
    // The values are read there, act, and leave the address.
    await expect(page).toHaveURL(`${history}?x=1`);
    await expect(page.getByText('Welcome to Veery. Your first steps are ready.')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /new_user|internal/.test(key)));
    expect(await kept()).toEqual([]);
    await page.goto('/app/jobs?creationType=cloneVoice&newUser=true');
    await expect(page.getByText('Cloning voices is not available on this server yet.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'First steps' }).click();
    await expect(page).toHaveURL('/app/onboarding-checklist');
    await page.goto(`/app/redirect?redirect=${encodeURIComponent(history)}`);
    await expect(page).toHaveURL(history);
    await page.goto('/app/redirect?redirect=https%3A%2F%2Fevil.test%2F');
    await expect(page).toHaveURL('/app/home');
    for (const evil of [
      'https://evil.test/app/home',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/app/../x',
    ])
      expect(await leave(`continueUrl=${encodeURIComponent(evil)}`), evil).toMatch(/^\/app\/(?:home|sign-in)/);

    // A coupon is checked on the page that the link leads to, and forgotten when it is no good.
    await page.goto(`/app/action?coupon=SPRING&continueUrl=${encodeURIComponent(history)}`);
    await expect(page).toHaveURL(new RegExp(`${history}$`));
    await expect(page.getByText('Coupon code SPRING is invalid.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('xi:promo_code'))).toBeNull();

    // This is the link of another account.
    await page.goto('/app/action?mode=resetPassword&oobCode=nothing&userId=somebody&lang=de');
    await expect(page.getByRole('heading', { name: 'Dieser Link gehört zu einem anderen Konto' })).toBeVisible();
    await expect(page.getByText(mia.email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Konto wechseln' }).click();
    await expect(page.getByRole('dialog', { name: 'Das Passwort wurde nicht geändert' })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'veery_session')).toEqual([]);
  });
});

test('a verified address continues as a new user', async ({ page, product }) => {
  const email = 'newcomer@example.test';
  await page.request.post('/v1/auth/sign-up', {
    data: {
      email,
      password: newPassword,
      continue_url: `${product.url}/app/onboarding`,
      account_metadata: { accepts_terms: true },
    },
  });
  await openMail(page, product, email, 'Verify your email address');
  await page.getByRole('button', { name: 'Verify email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email verified' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/sign-in\?redirect=[^&]*$|\/app\/sign-in$/);
  expect(await page.evaluate(() => localStorage.getItem('xi:new_user'))).toBe('"true"');
  await signInWith(page, email, newPassword);
  await expect(page).toHaveURL(/\/app\/onboarding/);
});
