import type { Page, Request } from '@playwright/test';
import { settled } from './settled.ts';
import { expect, expectAccessible, geolocation, signIn, test } from './test.ts';

const comeFrom = (page: Page, country: string, region: string) =>
  page.setExtraHTTPHeaders({ [geolocation.country]: country, [geolocation.region]: region });

/** What the page sends to a path, from now on. */
function watch(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) seen.push(request);
  });
  return seen;
}
const namesIn = (sent: Request[]) =>
  sent.flatMap((request) => (request.postDataJSON() as { events: { name: string }[] }).events.map(({ name }) => name));

test.describe('the consent banner', () => {
  test.use({ consent: null });
  test('covers nothing, and events are sent only after consent, including those before the answer', async ({
    page,
    product,
  }) => {
    const sent = watch(page, '/v1/ingest');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      const note = (list: PerformanceObserverEntryList) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(one.value);
      };
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/app/sign-in');
    await expect(banner).toBeVisible();
    // The build has drawn it with the page, so nothing moves when the app draws it.
    await expect(page.locator('[data-consent-ahead]')).toBeHidden();
    const shift = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    // It covers nothing: what is under it can be scrolled above it, and everything goes on working.
    const footer = page.getByRole('link', { name: 'API reference' });
    await footer.scrollIntoViewIfNeeded();
    const [link, room] = [await footer.boundingBox(), await banner.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(room?.y ?? 0);
    const [no, yes] = ['Only necessary', 'Allow statistics'].map((name) => banner.getByRole('button', { name }));
    expect((await no!.boundingBox())?.width).toBeCloseTo((await yes!.boundingBox())?.width ?? 0, 0);

    await signIn(page, product.account());
    await page.goto('/app/home');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Account')).toBeInViewport();
    await no!.press('Enter');
    await expect(banner).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(banner).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(sent).toEqual([]);

    // Chosen again, from the help.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner.getByText('Currently, only necessary cookies are used.')).toBeVisible();
    await expectAccessible(page);
    await yes!.click();
    await page.getByRole('link', { name: 'History', exact: true }).first().click();
    await expect(page.getByRole('searchbox', { name: 'Search text' })).toBeVisible();
    // In bunches, every five seconds.
    await expect.poll(() => namesIn(sent)).toEqual(['consent_chosen', 'page_viewed']);
    expect((await sent[0]?.response())?.status()).toBe(204);
    const kept = (await page.context().cookies()).find(({ name }) => name === 'veery_consent');
    expect(kept).toMatchObject({ value: 'granted', sameSite: 'Strict' });
    expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(360, 0);
  });
});

test('the opt-out by region and by the browser’s signal is shown, stored, and survives a reload', async ({
  page,
  product,
  browser,
}) => {
  const mia = product.account();
  await signIn(page, mia);
  await comeFrom(page, 'US', 'CA');
  const told = watch(page, '/v1/user/edit');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/app/home');
  await expect.poll(() => loads).toBe(2);
  await settled(page);
  await page.reload();
  await settled(page);
  expect(loads).toBe(3);
  expect(told.map((request) => request.postDataJSON() as unknown)).toEqual([{ optOutCCPA: true }]);
  expect((await page.context().cookies()).some(({ name }) => name === 'veery_privacy_opt_out')).toBe(true);

  // Another browser of the same person, elsewhere, which sends the signal: no account is told before a sign-in.
  const context = await browser.newContext({ baseURL: product.url });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const other = await context.newPage();
  let otherLoads = 0;
  other.on('load', () => (otherLoads += 1));
  await other.goto('/app/sign-in');
  await expect.poll(() => otherLoads).toBe(2);
  await settled(other);
  expect(otherLoads).toBe(2);
  // Who has refused is not asked.
  await expect(other.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await context.close();
});

test.describe('terms on biometric data', () => {
  test.use({ expectedErrors: /500/ });
  test('block the app in Illinois until they are accepted, also after a failure', async ({ page, product }) => {
    await signIn(page, product.account());
    await comeFrom(page, 'US', 'IL');
    await page.goto('/app/home');
    const dialog = page.getByRole('alertdialog', { name: 'Our terms on voices have changed' });
    await expect(dialog.getByText('Effective May 31, 2024')).toBeVisible();
    await expectAccessible(page);
    // Neither Escape nor the palette leads past it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(dialog).toBeVisible();

    const path = '**/v1/user/accept-bipa-terms';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { detail: { status: 'x', message: 'x' } } }));
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Error accepting bipa terms')).toBeVisible();
    await page.unroute(path);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // The other way out.
    await page.context().clearCookies();
    await signIn(page, product.account());
    await page.goto('/app/home');
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/sign-in/);
  });
});

test('a moderation warning is shown once', async ({ page, mia }) => {
  expect(mia.email).toBeTruthy();
  let isRead = false;
  await page.route('**/v1/user?extended=true', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { moderation_warning_dismissed: boolean };
    user.moderation_warning_dismissed = isRead;
    await route.fulfill({ response, json: user });
  });
  await page.goto('/app/home');
  const dialog = page.getByRole('alertdialog', { name: 'Please review how you use Veery' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const dismissed = page.waitForResponse('**/v1/user/dismiss-moderation-warning');
  // Not before the click: the user may be read again at any time.
  page.on('request', (request) => (isRead ||= request.url().endsWith('/v1/user/dismiss-moderation-warning')));
  await dialog.getByRole('button', { name: 'I understand' }).click();
  expect((await dismissed).status()).toBe(200);
  await expect(dialog).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
