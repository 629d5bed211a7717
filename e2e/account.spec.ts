import { mailsTo, openMail, operatorOf, skipFirstSteps } from './mails.ts';
import { expect, expectAccessible, test } from './test.ts';

test.describe('an account', () => {
  // The token of an ended session is refused once before the page learns of it.
  test.use({ expectedErrors: /401/ });
  test('is signed up for with the password rules, verified by mail, and signed in and out', async ({
    page,
    product,
  }) => {
    // Nobody can sign up before the installation is set up.
    operatorOf(product);
    await page.goto('/app/sign-up');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByLabel('Email').fill('nina@example.test');
    for (const [wrong, message] of [
      ['abcdefgh', 'Your password must contain a number.'],
      ['abcdefg1', 'Your password must contain a special character.'],
      ['1234567!', 'Your password must contain a letter.'],
      ['aB1!', 'Your password must be more than 8 characters long.'],
    ] as const) {
      await password.fill(wrong);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText("Your password doesn't meet our security requirements.").first()).toBeVisible();
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await expectAccessible(page);
    await password.fill('Str0ng!pass');
    await expect(page.getByText('Accept the terms to create an account.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I accept the terms of use and the privacy policy' }).check();
    await page.getByRole('checkbox', { name: 'Send me product updates' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();

    await openMail(page, product, 'nina@example.test', 'Verify your email address');
    await expect(page.getByText('For nina@example.test')).toBeVisible();
    await expectAccessible(page);
    // Opening the page verifies nothing.
    await page.reload();
    await page.getByRole('button', { name: 'Verify email address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('nina@example.test');
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/onboarding/);
    await skipFirstSteps(page, { email: 'nina@example.test', password: 'Str0ng!pass' });
    await page.goto('/app/home');
    await expect(page.getByText('10,000 left')).toBeVisible();

    // A reload keeps the session; signing out ends it.
    await page.reload();
    await expect(page.getByText('10,000 left')).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/sign-in/);
    await page.goto('/app/speech-synthesis/text-to-speech');
    await expect(page).toHaveURL(/sign-in/);
  });
});

test.describe('the verification mail', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test('is sent again after a minute, and failures are shown', async ({ page, product }) => {
    const email = 'olaf@example.test';
    // Nobody can sign up before the installation is set up.
    operatorOf(product);
    await page.clock.install();
    await page.goto('/app/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.getByRole('checkbox', { name: 'I accept the terms of use and the privacy policy' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.clock.runFor('01:01');
    const resend = page.getByRole('button', { name: 'Send again', exact: true });
    await page.route('**/v1/user/send-verification-email', (route) => route.abort());
    await resend.click();
    await expect(page.getByText('An error occured while sending the verification email.')).toBeVisible();
    await page.unrouteAll();
    await resend.click();
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible();
    await expect.poll(async () => (await mailsTo(product, email)).length).toBe(2);
  });
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /401|400/ });
  test('show one neutral sentence for a wrong password, and say when a link was used', async ({ page, product }) => {
    const { email } = product.account();
    await page.goto('/app/sign-in');
    for (const address of [email, 'nobody@example.test']) {
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password', { exact: true }).fill('Wr0ng!pass');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Email or password is incorrect.').first()).toBeVisible();
    }

    // No provider is configured, and the server may be unreachable.
    await page.goto('/app/sign-in?use_sso=true&email=ann%40example.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('No sign-in provider is set up for this address.')).toBeVisible();
    await expectAccessible(page);
    await page.route('**/v1/workspace/identity-providers*', (route) =>
      route.fulfill({ status: 400, json: { detail: { status: 'no', message: 'Not today.' } } }),
    );
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Error when fetching workspace identity providers "Not today."')).toBeVisible();

    await page.goto('/app/action?mode=verifyEmail&oobCode=nothing');
    await expect(page.getByText('This link is invalid, was used already, or has expired.').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('an address that a stranger signed up', () => {
  test.use({ expectedErrors: /400/ });
  test('gets its password from whoever opens the link of the mail', async ({ page, product }) => {
    operatorOf(product);
    const email = 'victim@example.test';
    const strangers = await fetch(`${product.url}/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Str4nger!pass', account_metadata: { accepts_terms: true } }),
    });
    expect(strangers.ok).toBe(true);
    await openMail(page, product, email, 'Verify your email address');
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await expectAccessible(page);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('abcdefgh');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Accept the terms to create an account.')).toBeVisible();
    await expect(page.getByText('Your password must contain a number.').first()).toBeVisible();
    await password.fill('Str0ng!pass');
    await page.getByRole('checkbox', { name: 'I accept the terms of use and the privacy policy' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('dialog', { name: 'Email verified' }).getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/onboarding/);
  });
});

test.describe('a locked member', () => {
  test.use({ expectedErrors: /403/ });
  test('is told whom to ask, and leaves the workspace from the sign-in page', async ({ page, product }) => {
    const [owner, member] = [product.account('growing_business'), product.account()];
    const tokenOf = async ({ email, password }: { email: string; password: string }) => {
      const answer = await page.request.post('/v1/auth/sign-in', { data: { email, password } });
      return { authorization: `Bearer ${((await answer.json()) as { id_token: string }).id_token}` };
    };
    const post = async (path: string, headers: Record<string, string>, data: object = {}) =>
      expect((await page.request.post(path, { headers, data })).ok(), path).toBe(true);
    const [owners, members] = [await tokenOf(owner), await tokenOf(member)];
    await post('/v1/workspace/invites/add', owners, { email: member.email });
    const received = await page.request.get('/v1/user/invites', { headers: members });
    const { invites } = (await received.json()) as { invites: { code: string }[] };
    await post(`/v1/workspace/invites/${invites[0]?.code}/accept`, members);
    await post('/v1/workspace/members', owners, { email: member.email, is_locked: true });

    await page.context().clearCookies();
    await page.goto('/app/sign-in');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your access is locked' });
    await expect(dialog.getByText(owner.email)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Leave workspace' }).click();
    await expect(page).toHaveURL(/\/app\/home/);
  });
});
