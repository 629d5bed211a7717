import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from '../server/src/testing/product.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

test('operators read feedback, mails and statistics, and other users see none of it', async ({ page, product }) => {
  const mia = product.account();
  await signIn(page, mia);
  await page.goto('/app/home');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Write a few words first.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Something is broken' }).check();
  await dialog.getByLabel('Your message').fill('The ferry <b>never</b> leaves.\n☂');
  await dialog.getByRole('radio', { name: '4 of 5' }).check();
  // What was written is not lost by a slip.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Your changes are not saved. Closing discards them.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. Your feedback was sent.')).toBeVisible();
  await page.goto('/app/operator/feedback');
  await expect(page.getByText('This page is for operators')).toBeVisible();
  await expectAccessible(page);

  const operator = product.account('operator');
  await signIn(page, operator);
  await page.goto('/app/outbox');
  await page.getByRole('button', { name: 'Send test email' }).click();
  const mail = page.getByRole('list', { name: 'Emails' }).getByRole('listitem').filter({ hasText: operator.email });
  await expect(mail.getByText('Not sent')).toBeVisible();
  await mail.getByRole('radio', { name: 'Email' }).check();
  await expect(mail.frameLocator('iframe').locator('body')).toContainText('Veery');
  await expectAccessible(page);

  const pages = page.getByRole('navigation', { name: 'Instance' });
  await pages.getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByText('The ferry <b>never</b> leaves.')).toBeVisible();
  await expect(page.getByText(`${mia.email}, on /app/home`)).toBeVisible();
  await expect(page.getByText('4 of 5')).toBeVisible();
  await expectAccessible(page);
  await pages.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
  await expectAccessible(page);
});

test('an operator sees what is wrong, repairs it, and looks after the installation', async ({
  page,
  product,
  request,
}) => {
  const operator = product.account('operator');
  await signIn(page, operator);
  // A recording loses its file, as by a disk that fails.
  const spoken = await fetch(`${product.url}/v1/text-to-speech/aDa7Veery0Premade001`, {
    method: 'POST',
    headers: { 'xi-api-key': operator.api_key, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'This recording will be lost.' }),
  });
  await spoken.arrayBuffer();
  const speech = path.join(product.dataDir, 'files/speech');
  const id = spoken.headers.get('history-item-id') ?? 'none';
  const find = async () => (await readdir(speech, { recursive: true })).find((name) => name.includes(id));
  await expect.poll(find).toBeTruthy();
  await rm(path.join(speech, (await find()) ?? ''));

  await page.goto('/app/operator');
  await expect(page).toHaveURL(/\/app\/instance$/);
  await page.getByRole('button', { name: 'Check now' }).click();
  const findings = page.getByRole('list', { name: 'Findings' });
  await expect(findings.getByRole('heading', { name: /recordings? (is|are) missing/ })).toBeVisible();
  await expect(findings.getByRole('heading', { name: 'There is no backup' })).toBeVisible();
  await expectAccessible(page);
  await findings.getByRole('button', { name: 'Repair' }).click();
  await expect(findings.getByText(/Repaired .*no longer used/)).toBeVisible();
  await expect(findings.getByRole('heading', { name: /recordings? (is|are) lost/ })).toBeVisible();
  await page.getByRole('button', { name: /^See all/ }).click();
  await expect(findings.getByText(/speaks: first sound/).first()).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Instance' });
  const open = async (name: string) => {
    await tabs.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  await open('Accounts');
  await promoteAndLock(page, request, [product.account(), product.account()]);
  await open('Jobs');
  await expect(page.getByRole('row', { name: /Repair/ }).getByText('Done')).toBeVisible();
  await expectAccessible(page);
  await open('Storage');
  await expect(page.getByText(/on the disk are used/)).toBeVisible();
  await expectAccessible(page);
  await open('Flags');
  await page.getByRole('switch', { name: 'On for everyone' }).click();
  await expect(page.getByRole('switch', { name: 'On for everyone' })).toBeChecked();
  await page.getByRole('switch', { name: 'On for everyone' }).click();
  await expect(page.getByRole('switch', { name: 'On for everyone' })).not.toBeChecked();
  await expectAccessible(page);
  await open('Settings');
  await page.getByRole('combobox', { name: 'Who may sign up' }).selectOption('invite');
  await page.getByRole('button', { name: 'Save: Who may sign up' }).click();
  await expect(page.getByText('Who may sign up: saved.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the default: Who may sign up' }).click();
  await expect(page.getByRole('combobox', { name: 'Who may sign up' })).toHaveValue('open');
  await open('Audit');
  await page.getByRole('combobox', { name: 'Action' }).selectOption('setting.changed');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('row', { name: /setting\.changed/ }).first()).toContainText(operator.email);
  await expect(page.getByRole('row', { name: /repair\.started/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit.csv');
  await expectAccessible(page);

  const member = product.account();
  await signIn(page, member);
  await page.goto('/app/instance');
  await expect(page.getByText('This page is for operators')).toBeVisible();
});

/** One account becomes an operator's. The other is locked, cannot sign in, and is let in again on a phone. */
async function promoteAndLock(page: Page, request: APIRequestContext, [colleague, mia]: [Account, Account]) {
  const show = async ({ email }: Account) => {
    await page.getByRole('searchbox', { name: 'Name, email or id' }).fill(email);
    await expect(page.getByText('1 account, 0 need attention')).toBeAttached();
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  };
  const signInOf = ({ email, password }: Account) => request.post('/v1/auth/sign-in', { data: { email, password } });
  const panel = page.getByRole('complementary');

  // There are more accounts than a page holds, and the address knows which page it is.
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/after=/);
  await page.reload();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(/accounts$/);

  await show(colleague);
  await page.reload();
  await expect(panel.getByText(colleague.email).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Name, email or id' })).toHaveValue(colleague.email);
  await panel.getByRole('button', { name: `More actions for ${colleague.email}` }).click();
  await page.getByRole('menuitem', { name: 'Make operator' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make operator' }).click();
  await expect(panel.getByText('Operator', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { id_token } = (await (await signInOf(colleague)).json()) as { id_token: string };
  const headers = { authorization: `Bearer ${id_token}` };
  expect((await request.get('/v1/operator/accounts', { headers })).status()).toBe(200);
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await show(mia);
  await panel.getByRole('button', { name: 'Lock account…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock account' }).click();
  await expect(panel.getByText('An operator has locked this account.')).toBeVisible();
  expect((await signInOf(mia)).status()).toBe(403);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Mia', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlock account' }).first().click();
  await expect(page.getByText('An operator has locked this account.')).toHaveCount(0);
  expect((await signInOf(mia)).status()).toBe(200);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an operator asks for access, enters the account for a while, and leaves', async ({ page, product, browser }) => {
  const mia = product.account();
  const operator = product.account('operator');
  await signIn(page, operator);
  await page.goto('/app/operator/support');
  await page.getByRole('button', { name: 'Ask for access', exact: true }).click();
  await expect(page.getByText('Say why you need to look into the account.')).toBeVisible();
  await page.getByLabel('Email address of the account').fill(mia.email);
  await page.getByLabel('Reason').fill('A voice that does not sound');
  await page.getByRole('button', { name: 'Ask for access', exact: true }).click();
  await expect(
    page.getByText(`If ${mia.email} has an account here, its owner will get an email that asks for access.`),
  ).toBeVisible();
  await expectAccessible(page);

  // The user offers it by hand; the link of the mail has a journey of its own.
  const context = await browser.newContext({ baseURL: product.url });
  const signed = await context.request.post('/v1/auth/sign-in', {
    data: { email: mia.email, password: mia.password },
  });
  const { id_token } = (await signed.json()) as { id_token: string };
  const offered = await context.request.post('/v1/user/support-access', {
    headers: { authorization: `Bearer ${id_token}` },
    data: { hours: 1, reason: 'Come in' },
  });
  expect(offered.ok()).toBe(true);
  await context.close();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Enter the account ${mia.email}` }).click();
  await expect(page).toHaveURL(/\/app\/home$/);
  await expect(page.getByText(mia.email).first()).toBeVisible();
});
