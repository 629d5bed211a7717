/** An installation that takes who is invited, and nobody's bots. Its mails go through a mail server. */
import type { Browser, Page } from '@playwright/test';
import { mailServer, type MailServer } from '../server/src/platform/notify/mail/mail-server.suite.ts';
import { expect, expectAccessible, rulesOfThemeAndWidth, signIn, test as base } from './test.ts';

const test = base.extend<object, { smtp: MailServer }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await mailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  productEnv: [
    async ({ smtp }, use) =>
      use({
        SIGN_UP: 'invite',
        BOT_CHECK: 'proof-of-work',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Veery <voice@example.test>',
      }),
    { scope: 'worker' },
  ],
});

// One after the other, so that one product does for them.
test.describe.configure({ mode: 'default' });

const password = 'Str0ng!pass';
const workspaceName = 'Hollow Pine Press';

/** Waits for the newest mail, and returns the page that it leads to. */
async function linkFor({ arrived }: MailServer, email: string, subject: RegExp): Promise<string> {
  const find = () =>
    arrived.findLast(({ recipients, subject: own }) => recipients.includes(email) && subject.test(own ?? ''));
  await expect.poll(find, { message: `a mail “${String(subject)}” to ${email}` }).toBeTruthy();
  return /https?:\/\/\S+\/app\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
}

const invitation = new RegExp(`^You are invited to ${workspaceName}$`);

/** A browser of somebody else, who has nothing of the first one's. */
async function elsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.addInitScript(() => {
    document.cookie = 'veery_consent=denied; Path=/; SameSite=Strict';
  });
  return page;
}

/** Looks at the page at both widths and in both themes, the first time by every rule. */
async function expectAccessibleEverywhere(page: Page, name: string): Promise<void> {
  let rules: readonly string[] | undefined;
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      await expectAccessible(page, rules);
      rules = rulesOfThemeAndWidth;
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow), `${name} at ${width}`).toBeLessThanOrEqual(0);
      if (!process.env.CI) await page.screenshot({ path: `e2e/screenshots/${name}-${theme}-${width}.png` });
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
}

test('an invitation goes through a mail server, and its link joins with one password', async ({
  page,
  product,
  smtp,
  browser,
}) => {
  test.slow();
  const owner = product.account('growing_business');
  const [colleague, friend] = ['lamplighter@example.test', product.account()];
  await signIn(page, owner);
  await page.goto('/app/settings#workspace');
  const workspace = page.getByRole('region', { name: 'Workspace', exact: true });
  await workspace.getByLabel('Workspace name').fill(workspaceName);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Workspace name saved').first()).toBeVisible();
  await workspace.getByLabel('Email addresses').fill(`${colleague}, ${friend.email}`);
  await workspace.getByRole('button', { name: 'Invite', exact: true }).click();

  // A browser that knows nothing of this server opens the link of the mail.
  const link = await linkFor(smtp, colleague, invitation);
  const hers = await elsewhere(browser, product.url);
  await hers.goto(link);
  await expect(hers.getByRole('heading', { level: 1, name: `Join ${workspaceName}` })).toBeVisible();
  await expect(hers.getByText(`${owner.email} invited you as an editor.`)).toBeVisible();
  expect(hers.url()).not.toContain('invite_code');
  await expect(hers.getByLabel('Email')).toHaveValue(colleague);
  await expect(hers.getByLabel('Email')).not.toBeEditable();
  await expect(hers.getByRole('slider', { name: 'Position in the welcome' })).toBeVisible();
  await expectAccessibleEverywhere(hers, 'invite');
  await hers.getByRole('button', { name: /^Listen to / }).click();
  await expect(hers.locator('[data-state=now]')).toBeVisible();
  // A reload loses nothing, because the browser keeps the code until somebody has joined.
  await hers.reload();
  await hers.getByLabel('Choose a password').fill('too simple');
  await hers.getByRole('button', { name: `Join ${workspaceName}` }).click();
  await expect(hers.getByText("Your password doesn't meet our security requirements.")).toBeVisible();
  await hers.getByLabel('Choose a password').fill(password);
  await hers.getByRole('button', { name: `Join ${workspaceName}` }).click();
  await expect(hers).toHaveURL('/app/home');
  await expect(hers.getByText(`You have joined ${workspaceName}`)).toBeVisible();
  await expect(hers.getByRole('main').getByText(workspaceName)).toBeVisible();
  expect(await hers.evaluate(() => localStorage.getItem('xi:invite_code'))).toBeNull();
  await expect(page.getByText('2 of 3 seats taken').first()).toBeVisible();

  // A sign-in in another browser, which has no link, knows the invitation.
  const other = await elsewhere(browser, product.url);
  // The file that looks for it comes after the sign-in, as for somebody who is faster than their connection.
  const released = Promise.withResolvers<void>();
  await other.route('**/assets/late-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await other.goto('/app/sign-in');
  await other.getByLabel('Email').fill(friend.email);
  await other.getByLabel('Password', { exact: true }).fill(friend.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/app/home');
  released.resolve();
  await expect(other.getByRole('status').getByText(`You are invited to ${workspaceName}.`)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'View the invitation' }).click();
  await expect(other).toHaveURL('/app/settings/workspace-invites');
  await expect(other.getByRole('listitem').filter({ hasText: workspaceName })).toBeVisible();
  await other.context().clearCookies();

  // The same link a second time.
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation was accepted' })).toBeVisible();
  await expectAccessible(other);

  // Somebody with an account signs in first, and the sign-in knows why.
  const his = await linkFor(smtp, friend.email, invitation);
  await other.goto(his);
  await other.getByRole('link', { name: 'Sign in to accept' }).click();
  await expect(other.getByText(`You are invited to ${workspaceName}. Sign in as ${friend.email}`)).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue(friend.email);
  await expectAccessible(other);
  await other.getByLabel('Password', { exact: true }).fill(friend.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/app/invite');
  await expect(other.getByText('is kept as it is, with its plan', { exact: false })).toBeVisible();
  await expectAccessibleEverywhere(other, 'invite-signed-in');

  // Before he presses, the admin takes the invitation back.
  await workspace.getByRole('button', { name: `Revoke the invitation to ${friend.email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Invitation revoked').first()).toBeVisible();
  await other.getByRole('button', { name: `Join ${workspaceName}` }).click();
  await expect(other.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await expectAccessibleEverywhere(other, 'invite-ended');
  await other.getByRole('button', { name: 'Ask for a new invitation' }).click();
  await expect(other.getByText('The admins have been told.', { exact: false })).toBeVisible();
  await page.goto('/app/home');
  await expect(page.getByText(`${friend.email} asks for a new invitation`).first()).toBeVisible();
  for (const one of [hers, other]) await one.context().close();
});

test('an invited visitor signs up, passes the bot check, and answers the invite', async ({ page, product, smtp }) => {
  const owner = product.account('growing_business');
  const email = 'joe@example.test';
  await page.goto('/app/sign-up');
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
  await expectAccessible(page);

  // An admin may also pass the code on, which proves no address: then the address is verified as for everybody.
  const headers = { 'xi-api-key': owner.api_key };
  const asked = await page.request.post('/v1/workspace/invites/add', { headers, data: { email } });
  expect(asked.ok()).toBe(true);
  const sent = await page.request.get('/v1/workspace/invites', { headers });
  const { invites } = (await sent.json()) as { invites: { code: string }[] };
  await page.goto(`/app/sign-up?invite_code=${invites[0]?.code ?? ''}`);
  const kept = () => page.evaluate(() => localStorage.getItem('xi:invite_code'));
  await expect(page.getByText(`${owner.email} has invited ${email} to`)).toBeVisible();
  expect(page.url()).not.toContain('invite_code');
  expect(await kept()).toBeTruthy();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'I accept the terms of use and the privacy policy' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Checking that you are human…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  expect(await kept()).toBeNull();

  await page.goto(await linkFor(smtp, email, /^Verify your email address$/));
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await page.getByRole('dialog', { name: 'Email verified' }).getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // A colleague answers the invitation, and has no first steps of a customer.
  await expect(page).toHaveURL('/app/settings/workspace-invites');
  await page.getByRole('button', { name: 'Accept' }).click();
  const move = page.getByRole('alertdialog').getByRole('button', { name: 'Move' });
  await expect(move).toHaveText('Move');
  await move.click();
  await expect(page).toHaveURL('/app/home');
});
