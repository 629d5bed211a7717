/** Every route in both themes and at both widths: axe, no console error, no sideways scroll, and a picture to look at. */
import type { Page } from '@playwright/test';
import type { Account } from '../server/src/testing/product.ts';
import { operatorOf } from './mails.ts';
import { settled } from './settled.ts';
import { expect, expectAccessible, signIn, test, type Product } from './test.ts';

interface Route {
  name: string;
  /** `ITEM` stands for an item of the history. */
  path: string;
  isSignedIn: boolean;
  /** Opens what a route shows only on request. */
  open?(page: Page, isWide: boolean): Promise<void>;
  /** A phone opens it in another way. */
  isOpenedByWidth?: true;
}

const home = '/app/home';
const speech = '/app/speech-synthesis/text-to-speech';
const keys = '/app/settings/api-keys';

async function openNewKey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByRole('switch', { name: 'Restrict key' }).check();
  await dialog.getByLabel('Text to Speech').selectOption('Access');
}

/** By name, through the palette. */
async function runAction(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').first().waitFor();
}

const routes: Route[] = [
  { name: 'sign-in', path: '/app/sign-in', isSignedIn: false },
  { name: 'sign-up', path: '/app/sign-up', isSignedIn: false },
  { name: 'action', path: '/app/action?mode=recoverEmail', isSignedIn: false },
  { name: 'docs', path: '/docs', isSignedIn: false },
  { name: 'docs-operation', path: '/docs#post_v1_text_to_speech_voice_id_', isSignedIn: false },
  { name: 'docs-socket', path: '/docs#ws_v1_text_to_speech_voice_id_multi_stream_input', isSignedIn: false },
  { name: 'not-found', path: '/app/nowhere', isSignedIn: true },
  { name: 'home', path: home, isSignedIn: true },
  {
    name: 'palette',
    path: home,
    isSignedIn: true,
    async open(page) {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('a');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'shortcuts',
    path: home,
    isSignedIn: true,
    async open(page) {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'notifications', path: home, isSignedIn: true, open: (page) => runAction(page, 'Open the notifications') },
  { name: 'tray', path: home, isSignedIn: true, open: (page) => runAction(page, 'Open the jobs') },
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
    isOpenedByWidth: true,
    async open(page, isWide) {
      if (!isWide) await page.getByRole('button', { name: /^Settings: / }).click();
      await page.getByRole('textbox', { name: 'Stability value' }).fill('0.1');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Advanced/ }).click();
      await page.getByRole('textbox', { name: 'Seed' }).fill('x');
    },
  },
  { name: 'panel-history', path: `${speech}?panel=history`, isSignedIn: true },
  { name: 'bulk', path: `${speech}/bulk`, isSignedIn: true },
  { name: 'history', path: `${speech}/history`, isSignedIn: true },
  { name: 'history-drawer', path: `${speech}/history?item=ITEM`, isSignedIn: true },
  { name: 'account-settings', path: '/app/settings', isSignedIn: true },
  { name: 'workspace-invites', path: '/app/settings/workspace-invites', isSignedIn: true },
  { name: 'second-factor', path: '/app/settings?dialog=add-2fa', isSignedIn: true },
  { name: 'api-keys', path: keys, isSignedIn: true },
  { name: 'api-keys-create', path: `${keys}?create=true`, isSignedIn: true, open: openNewKey },
  {
    name: 'api-keys-secret',
    path: `${keys}?create=true`,
    isSignedIn: true,
    async open(page) {
      await openNewKey(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click();
      await page.getByRole('dialog', { name: 'Copy your API key' }).waitFor();
    },
  },
  { name: 'checklist', path: '/app/onboarding-checklist', isSignedIn: true },
  { name: 'feedback', path: home, isSignedIn: true, open: (page) => runAction(page, 'Send feedback') },
  { name: 'outbox', path: '/app/outbox', isSignedIn: true },
  { name: 'operator-support', path: '/app/operator/support', isSignedIn: true },
  { name: 'operator-feedback', path: '/app/operator/feedback', isSignedIn: true },
  { name: 'operator-statistics', path: '/app/operator/statistics', isSignedIn: true },
];

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;

/** Something in the history, and a job that is done. */
async function fill(url: string, { api_key }: Account): Promise<string> {
  const ask = (path: string, body?: object) =>
    fetch(url + path, {
      headers: { 'xi-api-key': api_key, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  const text = 'Good morning from the harbour. The ferry leaves at nine.';
  const spoken = await ask('/v1/text-to-speech/aDa7Veery0Premade001', { text });
  const item = spoken.headers.get('history-item-id') ?? '';
  await spoken.arrayBuffer();
  await expect.poll(async () => (await ask(`/v1/history/${item}`)).status).toBe(200);
  await ask('/v1/history/zip', { history_item_ids: [item] });
  const states = async () => ((await (await ask('/v1/jobs')).json()) as { jobs: { state: string }[] }).jobs;
  await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(['done']);
  return item;
}

type Theme = 'light' | 'dark';

/** As another tab would choose it. */
async function turn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('xi:color-theme', value);
    dispatchEvent(new StorageEvent('storage', { key: 'xi:color-theme', newValue: value }));
  }, JSON.stringify(theme));
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** For people to look at; a build machine has none. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.CI) await page.screenshot({ path: `e2e/screenshots/${name}.png` });
}

/** Rules that another look can break: colours change with the theme, and controls and scrolling with the width. */
const rulesOfThemeAndWidth = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
  'nested-interactive',
];

/**
 * Looks at one screen in four ways. It is loaded once: every rule is checked at the first look, then those that another
 * theme and another width can break. What a width opens in a way of its own is opened again.
 */
async function sweep(page: Page, route: Route): Promise<void> {
  const { name, isOpenedByWidth = false } = route;
  await load(page, route, 'wide');
  await expectAccessible(page);
  await look(page, name, 'light', 'wide');
  await turn(page, 'dark');
  await look(page, name, 'dark', 'wide');
  if (isOpenedByWidth) await load(page, route, 'phone');
  else await page.setViewportSize(sizes.phone);
  await expectAccessible(page, rulesOfThemeAndWidth);
  await look(page, name, 'dark', 'phone');
  await turn(page, 'light');
  await look(page, name, 'light', 'phone');
}

async function load(page: Page, { path, open }: Route, size: Size): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.goto(path);
  await settled(page);
  await open?.(page, size === 'wide');
}

async function look(page: Page, name: string, theme: Theme, size: Size): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} scrolls sideways, ${theme}, ${size}`).toBeLessThanOrEqual(0);
  await picture(page, `${name}-${theme}-${size}`);
}

const items = new WeakMap<Product, Promise<string>>();

/** An operator with something in the history, once for each product. */
async function filledOperator(product: Product): Promise<{ account: Account; item: string }> {
  const account = operatorOf(product);
  const item = items.get(product) ?? fill(product.url, account);
  items.set(product, item);
  return { account, item: await item };
}

/** As many tests as keep both workers busy to the end. */
const parts = 6;

for (let part = 0; part < parts; part++) {
  const ofPart = routes.filter((_, at) => at % parts === part);
  test(`every route, part ${part + 1}: ${ofPart.map(({ name }) => name).join(', ')}`, async ({ page, product }) => {
    test.setTimeout(240_000);
    const { account, item } = await filledOperator(product);
    for (const route of ofPart) {
      if (route.isSignedIn) await signIn(page, account);
      else await page.context().clearCookies();
      await test.step(route.name, () => sweep(page, { ...route, path: route.path.replace('ITEM', item) }));
    }
  });
}

test('Home before anything was made', async ({ page, mia }) => {
  expect(mia.user_id).toBeTruthy();
  await sweep(page, { name: 'home-empty', path: home, isSignedIn: true });
});
