/** Every route in both themes and at both widths: axe, no console error, no sideways scroll, and a picture to look at. */
import type { Page } from '@playwright/test';
import type { Account } from '../server/src/testing/product.ts';
import { settled, watchRequests } from './settled.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

interface Route {
  name: string;
  /** `ITEM` stands for an item of the history. */
  path: string;
  isSignedIn: boolean;
  /** Opens what a route shows only on request. */
  open?(page: Page, isWide: boolean): Promise<void>;
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

const widths = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

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

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

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

/** Looked at in the theme that the page came in, then in the other one, in which nothing but colours can differ. */
async function sweep(page: Page, { name, path, open }: Route, theme: Theme, size: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await open?.(page, size === 'wide');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await picture(page, `${name}-${theme}-${size}`);
  const other = themes.find((one) => one !== theme)!;
  await turn(page, other);
  await expectAccessible(page, ['color-contrast']);
  await picture(page, `${name}-${other}-${size}`);
  await turn(page, theme);
}

for (const [theme, { name: size, width, height }] of [
  ['light', widths[0]!],
  ['dark', widths[1]!],
] as const) {
  test(`every route, ${size}, first ${theme}`, async ({ page, product }) => {
    test.setTimeout(480_000);
    const account = product.account();
    product.cli('user', 'grant-operator', '--email', account.email);
    watchRequests(page);
    await page.setViewportSize({ width, height });
    await page.addInitScript((value) => localStorage.setItem('xi:color-theme', JSON.stringify(value)), theme);
    await signIn(page, account);
    await sweep(page, { name: 'home-empty', path: home, isSignedIn: true }, theme, size);
    const item = await fill(product.url, account);
    for (const route of routes) {
      if (route.isSignedIn) await signIn(page, account);
      else await page.context().clearCookies();
      await test.step(route.name, () => sweep(page, { ...route, path: route.path.replace('ITEM', item) }, theme, size));
    }
  });
}
