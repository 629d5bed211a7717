/** Every route in both themes and at both widths: axe, no console error, no sideways scroll, and a picture to look at. */
import { expect, expectAccessible, signIn, test } from './test.ts';

const routes = [
  { name: 'sign-in', path: '/app/sign-in', isSignedIn: false },
  { name: 'sign-up', path: '/app/sign-up', isSignedIn: false },
  { name: 'action', path: '/app/action?mode=unknown', isSignedIn: false },
  { name: 'not-found', path: '/app/nowhere', isSignedIn: true },
  { name: 'text-to-speech', path: '/app/speech-synthesis/text-to-speech', isSignedIn: true },
  { name: 'history', path: '/app/speech-synthesis/text-to-speech/history', isSignedIn: true },
  { name: 'outbox', path: '/app/outbox', isSignedIn: true },
];

const widths = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const { name: size, width, height } of widths) {
    test(`every route, ${theme}, ${size}`, async ({ page, product }) => {
      const account = product.account();
      product.cli('user', 'grant-operator', '--email', account.email);
      await page.setViewportSize({ width, height });
      await page.addInitScript((value) => localStorage.setItem('xi:color-theme', JSON.stringify(value)), theme);
      for (const { name, path, isSignedIn } of routes) {
        if (isSignedIn) await signIn(page, account);
        else await page.context().clearCookies();
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
        await page.screenshot({ path: `e2e/screenshots/${name}-${theme}-${size}.png` });
      }
    });
  }
}
