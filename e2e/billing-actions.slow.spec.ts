/** Every action on a plan, and every state of a payment, through the pages of the sandbox. */
import { expect, expectAccessible, signIn, test, type Product } from './test.ts';
import type { Page } from '@playwright/test';

/** Pages of the sandbox answer 402 and 409; calls are refused on purpose. */
test.use({ expectedErrors: /status of (400|402|404|409|503)/ });
// One product is enough: its clock moves the workspaces of former tests on, which nobody looks at any more.
test.describe.configure({ mode: 'default' });

const subscription = '/app/subscription';
const succeeds = 'Every payment succeeds.';

const current = (page: Page) => page.getByRole('region', { name: 'Current plan' });
const expectPlan = (page: Page, name: string) =>
  expect(current(page).getByRole('heading', { name, exact: true })).toBeVisible();

async function pay(page: Page, does: string): Promise<void> {
  await page.getByLabel(does).check();
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function buy(page: Page, plan: string, does = succeeds): Promise<void> {
  await page.goto(subscription);
  await page.getByRole('button', { name: `Subscribe: ${plan}` }).click();
  await pay(page, does);
}

const moveClock = (product: Product, days: number) => product.cli('billing', 'clock', '--advance-days', String(days));

test('a declined card, an expired one, a way back, and a payment that is made twice', async ({ page, product }) => {
  await signIn(page, product.account());
  await page.goto(subscription);
  await page.getByRole('button', { name: 'Subscribe: Creator' }).click();
  await expect(page.getByText('Sandbox: no real money moves', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const checkout = page.url();
  await pay(page, 'Every payment is declined.');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await expect(page.getByLabel('Every payment is declined.')).toBeChecked();
  await expectAccessible(page);
  await pay(page, 'The card has expired.');
  await expect(page.getByRole('alert')).toHaveText('Your card has expired.');
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('nothing was charged', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectPlan(page, 'Free');
  // By keyboard, on the page of before.
  await page.goto(checkout);
  await page.getByLabel(succeeds).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are on Creator now.')).toBeVisible();
  await page.goto(checkout);
  await expect(page).toHaveURL(/\/app\/subscription/);
  await page.goto('/billing/checkout/guessed');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expectAccessible(page);
});

test('a bank that asks: the payment is left, found again, refused, and confirmed', async ({ page, product }) => {
  await signIn(page, product.account());
  await buy(page, 'Starter', 'The bank asks for a confirmation first (3-D Secure).');
  await expect(page.getByRole('heading', { name: 'Your bank asks' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(subscription);
  await expect(page.getByText('The first payment is not complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe: Pro' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay $1' }).click();
  await page.getByRole('button', { name: 'Refuse it' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for the plan' })).toBeVisible();
  await pay(page, 'The bank asks for a confirmation first (3-D Secure).');
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expectPlan(page, 'Starter');
});

test('an upgrade to a year, an offer that keeps somebody, the payment method and the portal', async ({
  page,
  product,
}) => {
  await signIn(page, product.account());
  await buy(page, 'Creator');
  await expectPlan(page, 'Creator');
  const dialog = page.getByRole('dialog');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  await expect(dialog.getByText('$990 per year')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upgrade' }).click();
  await expect(current(page).getByText('$990 per year', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Subscription: Pro' }).click();
  await dialog.getByLabel('It costs too much').check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('50% off your next payment', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the discount' }).click();
  await expect(current(page).getByText('50% discount included')).toBeVisible();

  await page.getByRole('button', { name: 'Payment method' }).click();
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Every payment is declined.').check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByLabel(succeeds).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page).toHaveURL(/\/app\/subscription/);
  await page.getByRole('button', { name: 'Billing portal' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await page.getByRole('button', { name: 'Do not cancel' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(current(page).getByText('Will be canceled')).toBeHidden();
});

test('use beyond the limit is switched on with a cap, and reckoned before', async ({ page, product }) => {
  await signIn(page, product.account());
  await buy(page, 'Creator');
  await page.getByRole('slider', { name: /What if/ }).fill('150000');
  await expect(page.getByText('$15, for 50,000 credits beyond your plan.')).toBeVisible();
  await page.getByRole('switch', { name: 'Use beyond the limit' }).click();
  await expect(page.getByText('$3 a month at most')).toBeVisible();
  await page.getByLabel('Cap in credits').fill('20000');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save the cap' }).click();
  await expect(page.getByText('$6 a month at most')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Cap in credits')).toHaveValue(/20.?000/);
});

test('promo codes: invalid, applied, revoked before the checkout, and used', async ({ page, product }) => {
  product.cli('promo', 'create', 'AUTUMN', '--percent', '50', '--months', '3');
  product.cli('promo', 'create', 'WINTER', '--percent', '20');
  await signIn(page, product.account());
  await page.goto('/app/action?coupon=NOBODY&continueUrl=/app/subscription');
  await expect(page.getByText('Coupon code NOBODY is invalid.')).toBeVisible();
  await page.goto('/app/action?coupon=AUTUMN&continueUrl=/app/subscription');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Coupon code applied for checkout! 50% off each month for 3 month(s)')).toBeVisible();
  await expectAccessible(page);
  product.cli('promo', 'revoke', 'AUTUMN');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/This coupon has expired|Failed to create checkout session/)).toBeVisible();
  await page.goto(subscription);
  await page.getByRole('textbox', { name: 'Promo code' }).fill('winter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('complementary', { name: 'Promo code' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe: Creator' }).click();
  await expect(page.getByText('Discount (WINTER)')).toBeVisible();
  // Who turns back keeps the code.
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText('Your promo code is kept', { exact: false })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Subscribe: Creator' }).click();
  await pay(page, succeeds);
  await expectPlan(page, 'Creator');
  await expect(page.getByRole('complementary', { name: 'Promo code' })).toBeHidden();
});

test('a renewal that fails is put right, and one that is not ends the plan', async ({ page, product }) => {
  await signIn(page, product.account());
  await buy(page, 'Creator', 'The first payment succeeds, every later one is declined.');
  await expectPlan(page, 'Creator');
  moveClock(product, 32);
  await page.goto(subscription);
  await expect(page.getByText('A payment has failed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade: Pro' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fix payment' }).click();
  await page.getByLabel(succeeds).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expect(page.getByText('A payment has failed.')).toBeHidden();

  await page.getByRole('button', { name: 'Payment method' }).click();
  await page.getByLabel('The first payment succeeds, every later one is declined.').check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await expectPlan(page, 'Creator');
  moveClock(product, 62);
  await page.goto(subscription);
  await expect(page.getByText('The subscription has ended because payments failed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe: Starter' }).click();
  await pay(page, succeeds);
  await expectPlan(page, 'Starter');
  await expect(page.getByText('The subscription has ended')).toBeHidden();
});

test('a provider that is down is said to be, and nothing changes', async ({ page, product }) => {
  await signIn(page, product.account());
  await page.route('**/create-checkout-session', (route) =>
    route.fulfill({ status: 503, json: { detail: { status: 'payment_provider_unavailable', message: 'Down.' } } }),
  );
  await page.goto(subscription);
  await page.getByRole('button', { name: 'Subscribe: Creator' }).click();
  await expect(page.getByText('Failed to create checkout session')).toBeVisible();
  await expectPlan(page, 'Free');
});

test('the pages of the sandbox are in the language of the account', async ({ page, product }) => {
  await page.addInitScript(() => localStorage.setItem('xi:locale', JSON.stringify('de')));
  await signIn(page, product.account());
  await page.goto(subscription);
  await page.getByRole('button', { name: /Creator$/ }).click();
  await expect(page.getByRole('heading', { name: 'Tarif bezahlen' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
