/** Every route in both themes and at both widths: axe, no console error, no sideways scroll, and a picture to look at. */
import type { Page } from '@playwright/test';
import { settled, watchRequests } from './settled.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

interface Route {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** Opens what a route shows only on request. */
  open?(page: Page, isWide: boolean): Promise<void>;
}

const speech = '/app/speech-synthesis/text-to-speech';

const routes: Route[] = [
  { name: 'sign-in', path: '/app/sign-in', isSignedIn: false },
  { name: 'sign-up', path: '/app/sign-up', isSignedIn: false },
  { name: 'action', path: '/app/action?mode=unknown', isSignedIn: false },
  { name: 'docs', path: '/docs', isSignedIn: false },
  { name: 'docs-operation', path: '/docs#post_v1_text_to_speech_voice_id_', isSignedIn: false },
  { name: 'docs-socket', path: '/docs#ws_v1_text_to_speech_voice_id_multi_stream_input', isSignedIn: false },
  { name: 'not-found', path: '/app/nowhere', isSignedIn: true },
  { name: 'text-to-speech', path: speech, isSignedIn: true },
  {
    name: 'voices',
    path: speech,
    isSignedIn: true,
    async open(page) {
      await page.getByRole('button', { name: /^Voice: / }).click();
      await page
        .getByRole('button', { name: /^Samples of/ })
        .first()
        .click();
    },
  },
  {
    name: 'settings',
    path: speech,
    isSignedIn: true,
    async open(page, isWide) {
      if (!isWide) await page.getByRole('button', { name: /^Settings: / }).click();
      await page.getByRole('textbox', { name: 'Stability value' }).fill('0.1');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Advanced/ }).click();
      await page.getByRole('textbox', { name: 'Seed' }).fill('x');
    },
  },
  { name: 'history', path: `${speech}/history`, isSignedIn: true },
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
      watchRequests(page);
      await page.setViewportSize({ width, height });
      await page.addInitScript((value) => localStorage.setItem('xi:color-theme', JSON.stringify(value)), theme);
      for (const { name, path, isSignedIn, open } of routes) {
        if (isSignedIn) await signIn(page, account);
        else await page.context().clearCookies();
        await page.goto(path);
        await settled(page);
        await open?.(page, size === 'wide');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
        await page.screenshot({ path: `e2e/screenshots/${name}-${theme}-${size}.png` });
      }
    });
  }
}
