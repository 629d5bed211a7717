/** A plan is chosen before signing in, bought, raised, lowered, kept, cancelled and renewed, on the pages of the sandbox. */
import { expect, expectAccessible, signIn, test } from './test.ts';

/** The page of the sandbox answers so to a card that is declined. */
test.use({ expectedErrors: /status of 402/ });

test('buys a plan, and changes its mind about it in every way', async ({ page, product }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Today: Creator' }).click();
  await expect(page).toHaveURL(/\/app\/sign-up\?redirect=/);
  const chosen = new URL(page.url()).searchParams.get('redirect') ?? '';
  await signIn(page, product.account());
  await page.goto(chosen);

  // The plan of before the sign-in is still chosen.
  await expect(page.getByText('You chose Creator')).toBeVisible();
  await expect(page.getByText('$11 in the first month, then $22 per month.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByLabel('Every payment is declined.').check();
  await page.getByRole('button', { name: 'Pay $11' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByLabel('Every payment succeeds.').check();
  await page.getByRole('button', { name: 'Pay $11' }).click();
  await expect(page.getByText('You are on Creator now.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/subscription$/);

  const current = page.getByRole('region', { name: 'Current plan' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  await expect(dialog.getByText('Charged now')).toBeVisible();
  await expect(dialog.getByText('$99 per month')).toBeVisible();
  // What was paid is deducted, and the offer of the first month was that of the other plan.
  await expect(dialog.getByText(/^\$88(?:\.\d\d)?$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect(current.getByRole('heading', { name: 'Pro' })).toBeVisible();
  await expect(current.getByText('$99 per month')).toBeVisible();

  await page.getByRole('button', { name: 'Downgrade: Starter' }).click();
  await expect(dialog.getByText('Nothing is charged now.')).toBeVisible();
  await expect(dialog.getByText('30,000 credits a month', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Downgrade' }).click();
  await expect(current.getByText('Will be downgraded')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel Downgrade: Starter' }).click();
  await expect(current.getByText('Will be downgraded')).toBeHidden();

  await page.getByRole('button', { name: 'Cancel Subscription: Pro' }).click();
  await dialog.getByLabel('I do not use it enough').check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('30% off for 3 months', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel anyway' }).click();
  await expect(dialog.getByText('10,000 credits a month', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(current.getByText('Will be canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Do Not Cancel: Pro' }).click();
  await expect(current.getByText('Will be canceled')).toBeHidden();

  // One invoice for the purchase and one for the upgrade.
  await expect(page.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Promo code' }).fill('nobody-has-it');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon code NOBODY-HAS-IT is invalid.')).toBeVisible();
});
