/** What needs a mailed code, where a sign-in a moment ago does not do instead. */
import type { Page } from '@playwright/test';
import { linkIn, mailTo, mailsTo, operatorToken } from './mails.ts';
import { expect, expectAccessible, test, type Product } from './test.ts';

test.use({ expectedErrors: /400|401|403/ });

/** For how many minutes a sign-in proves who somebody is; null: the default. */
async function trustSignIns(product: Product, value: string | null): Promise<void> {
  const response = await fetch(`${product.url}/v1/operator/settings/REAUTHENTICATE_MINUTES`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await operatorToken(product)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  });
  expect(response.status).toBe(200);
}

// The worker's product is used by one journey at a time.
test.beforeEach(({ product }) => trustSignIns(product, '0'));
test.afterEach(({ product }) => trustSignIns(product, null));

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
const verified = (page: Page) => page.getByText('Email access verified. Please try the action again.');

async function newestCode(product: Product, email: string): Promise<string> {
  const mail = await mailTo(product, email, 'Your verification code');
  return new URL(linkIn(mail)).searchParams.get('sensitiveActionVerificationCode') ?? '';
}

test('creating an API key is refused, proved by a mailed code, and repeated', async ({ page, product, mia }) => {
  await page.goto('/app/settings/api-keys?create=true');
  const form = page.getByRole('dialog', { name: 'Create API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('With proof');
  await form.getByRole('button', { name: 'Create API key' }).click();
  const dialog = question(page);
  await expect(dialog.getByText(mia.email)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Enter the code from the email.')).toBeVisible();
  await dialog.getByLabel('Code from the email').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/invalid|expired|used/)).toBeVisible();
  // However it is typed.
  const code = await newestCode(product, mia.email);
  await dialog.getByLabel('Code from the email').fill(` ${code.toLowerCase().replace('-', ' ')} `);
  await page.keyboard.press('Enter');
  await expect(verified(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  // Nothing was done yet, and what was entered is still there.
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('With proof');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByRole('dialog', { name: 'Copy your API key' })).toBeVisible();
  expect(
    (await mailsTo(product, mia.email)).filter(({ subject }) => subject === 'Your verification code'),
  ).toHaveLength(1);
});

test('a key is disabled without proof, and enabled again only with it', async ({ page, product, mia }) => {
  await page.goto('/app/settings/api-keys');
  const toggle = page.getByRole('switch', { name: /^Enable / }).first();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  const dialog = question(page);
  await expect(dialog.getByText(mia.email)).toBeVisible();
  await dialog.getByLabel('Code from the email').fill(await newestCode(product, mia.email));
  await page.keyboard.press('Enter');
  await expect(verified(page)).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
});
