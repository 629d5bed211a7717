/** The first account, in a product of its own: in any other another journey may have set the installation up. */
import { skipFirstSteps } from './mails.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ isProductShared: false });

test('the set-up link creates the first account, once', async ({ page, product }) => {
  await page.goto(product.setUpLink);
  await expectAccessible(page);
  const fill = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Str0ng!pass');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await fill('Olga@Example.test');
  await expect(page).toHaveURL(/\/app\/onboarding/);
  await skipFirstSteps(page, { email: 'olga@example.test', password: 'Str0ng!pass' });
  await page.goto('/app/home');
  await expect(page.getByText('Unlimited', { exact: true }).first()).toBeVisible();

  // She runs the server: unsent mail is hers to read.
  await page.getByRole('link', { name: 'Instance' }).click();
  await page.getByRole('navigation', { name: 'Instance' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto(product.setUpLink);
  await expect(page.getByRole('heading', { name: 'Already set up' })).toBeVisible();
  const setup_code = new URL(product.setUpLink).searchParams.get('code');
  const again = { setup_code, email: 'eve@example.test', password: 'Str0ng!pass' };
  expect((await page.request.post('/v1/auth/set-up', { data: again })).status()).toBe(409);
});
