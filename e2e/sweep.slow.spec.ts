/**
 * Every route in both themes and at both widths: axe, no console error, no violation of the content security policy, no
 * sideways scroll, and a picture to look at.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import type { Account } from '../server/src/testing/product.ts';
import type { SweepEntry } from '../web/src/testing/sweep.ts';
import { operatorOf } from './mails.ts';
import { settled } from './settled.ts';
import { expect, expectAccessible, rulesOfThemeAndWidth, signIn, test, type Product } from './test.ts';

/** The entries of the frame and of each slice. */
async function readEntries(): Promise<SweepEntry[]> {
  const root = path.join(import.meta.dirname, '../web/src');
  const files = globSync('{app,slices/*}/*.sweep.ts', { cwd: root }).toSorted();
  const modules = files.map(
    (file) => import(pathToFileURL(path.join(root, file)).href) as Promise<{ sweep: SweepEntry[] }>,
  );
  return (await Promise.all(modules)).flatMap(({ sweep: entries }) => entries);
}

const entries = await readEntries();

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;

interface Filled {
  item: string;
  /** Empty where nothing recognises speech: its address is then the one of the list. */
  transcript: string;
  dictionary: string;
}

/** Something in the history, a job that is done, a transcript, and a dictionary of pronunciations. */
async function fill(url: string, { api_key }: Account): Promise<Filled> {
  const ask = (path: string, body?: object) =>
    fetch(url + path, {
      headers: { 'xi-api-key': api_key, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  const text = 'Good morning from the harbour. The ferry leaves at nine.';
  const spoken = await ask('/v1/text-to-speech/aDa7Veery0Premade001', { text });
  const item = spoken.headers.get('history-item-id') ?? '';
  const sound = await spoken.blob();
  await expect.poll(async () => (await ask(`/v1/history/${item}`)).status).toBe(200);
  await ask('/v1/history/zip', { history_item_ids: [item] });
  const states = async () => ((await (await ask('/v1/jobs')).json()) as { jobs: { state: string }[] }).jobs;
  await expect.poll(async () => (await states()).map(({ state }) => state)).toEqual(['done']);
  const form = new FormData();
  form.set('model_id', 'scribe_v1');
  form.set('file', sound, 'ferry.mp3');
  const heard = await fetch(`${url}/v1/speech-to-text`, {
    method: 'POST',
    headers: { 'xi-api-key': api_key },
    body: form,
  });
  const { transcription_id: transcript = '' } = (await heard.json()) as { transcription_id?: string };
  const rules = ['reed', 'red'].map((alias) => ({ type: 'alias', string_to_replace: 'read', alias }));
  const made = await ask('/v1/pronunciation-dictionaries/add-from-rules', { name: 'Field guide', rules });
  const { id: dictionary } = (await made.json()) as { id: string };
  return { item, transcript, dictionary };
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

/**
 * Looks at one screen in four ways. It is loaded once: every rule is checked at the first look, then those that another
 * theme and another width can break. What a width opens in a way of its own is opened again.
 */
async function sweep(page: Page, entry: SweepEntry): Promise<void> {
  const { name, isOpenedByWidth = false, seen } = entry;
  await load(page, entry, 'wide');
  await expectAccessible(page, undefined, undefined, seen);
  await look(page, name, 'light', 'wide');
  await turn(page, 'dark');
  await look(page, name, 'dark', 'wide');
  if (isOpenedByWidth) await load(page, entry, 'phone');
  else await page.setViewportSize(sizes.phone);
  await expectAccessible(page, rulesOfThemeAndWidth, undefined, seen);
  await look(page, name, 'dark', 'phone');
  await turn(page, 'light');
  await look(page, name, 'light', 'phone');
}

async function load(page: Page, { path: address, open }: SweepEntry, size: Size): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.goto(address);
  await settled(page);
  await open?.(page, size === 'wide');
}

async function look(page: Page, name: string, theme: Theme, size: Size): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} scrolls sideways, ${theme}, ${size}`).toBeLessThanOrEqual(0);
  await picture(page, `${name}-${theme}-${size}`);
}

const fillings = new WeakMap<Product, Promise<Filled>>();

/** An operator who has something of everything, once for each product. */
async function filledOperator(product: Product): Promise<Filled & { account: Account }> {
  const account = operatorOf(product);
  const filling = fillings.get(product) ?? fill(product.url, account);
  fillings.set(product, filling);
  return { account, ...(await filling) };
}

/** Says on the console what breaks the content security policy, where the page of every test finds it. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
});

/** As many tests as keep all workers busy to the end. */
const parts = 8;

for (let part = 0; part < parts; part++) {
  const ofPart = entries.filter((_, at) => at % parts === part);
  // One sign-in, and then its end.
  const inOrder = [...ofPart.filter(({ isPublic }) => !isPublic), ...ofPart.filter(({ isPublic }) => isPublic)];
  test(`every route, part ${part + 1}: ${ofPart.map(({ name }) => name).join(', ')}`, async ({ page, product }) => {
    test.setTimeout(240_000);
    const { account, item, transcript, dictionary } = await filledOperator(product);
    await signIn(page, account);
    for (const entry of inOrder) {
      if (entry.isPublic) await page.context().clearCookies();
      await test.step(entry.name, () =>
        sweep(page, {
          ...entry,
          path: entry.path.replace('ITEM', item).replace('TRANSCRIPT', transcript).replace('DICTIONARY', dictionary),
        }),
      );
    }
  });
}

test('Home of a new account', async ({ page, mia }) => {
  expect(mia.user_id).toBeTruthy();
  await sweep(page, { name: 'home-empty', path: pages.home });
});
