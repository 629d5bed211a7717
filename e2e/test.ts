/**
 * Playwright's test with the product, signed-in accounts, axe, and a page that fails on an unexpected console error.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { install, type Account, type Installation } from '../server/src/testing/product.ts';
import { headlessChromium } from './playwright.config.ts';
import { watchRequests } from './settled.ts';

export type Product = Pick<Installation, 'url' | 'dataDir' | 'cli' | 'account'> & { setUpLink: string };

/** The headers by which a proxy on this machine tells the product where a visitor is. */
export const geolocation = { country: 'x-country', region: 'x-region', city: 'x-city' };

/** What some journeys need and the others do not notice, so that one product is enough for a worker. */
const commonEnv = {
  TRUST_PROXY: '127.0.0.1,::1',
  GEOLOCATION_HEADERS: Object.values(geolocation).join(','),
  // Receivers and providers that a journey starts.
  OUTGOING_PRIVATE_HOSTS: '127.0.0.1',
};

async function writeLegalTexts(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'legal');
  await mkdir(folder);
  await writeFile(path.join(folder, 'privacy.md'), '## What is kept\n\nYour texts and your [audio](/docs).\n');
  await writeFile(path.join(folder, 'terms.md'), '## What is allowed\n\n- Be kind.\n- Ask before you record.\n');
}

interface Fixtures {
  /** A fresh free account, signed in in this page's browser. */
  mia: Account;
  /** Console errors that this test provokes on purpose; nothing matches the default. */
  expectedErrors: RegExp;
  /** Whether the question about statistics was answered before; null: it was not, and is asked. */
  consent: 'granted' | 'denied' | null;
}

interface WorkerFixtures {
  product: Product;
  /** More of its environment; for a whole file, which then has a product of its own: a start costs as much as a journey. */
  productEnv: Record<string, string>;
  /** False for a whole file whose product no other file may have used before. */
  isProductShared: boolean;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  productEnv: [{}, { scope: 'worker', option: true }],
  isProductShared: [true, { scope: 'worker', option: true }],
  product: [
    async ({ productEnv }, use) => {
      const installation = await install({ ...commonEnv, ...productEnv });
      await writeLegalTexts(installation.dataDir);
      const running = await installation.start();
      await use({ ...installation, setUpLink: running.setUpLink ?? '' });
      await running.stop();
      await installation.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedErrors: /^$/,
  consent: 'denied',
  page: async ({ page, expectedErrors, consent }, use) => {
    // By script: journeys clear cookies to sign somebody out.
    if (consent) await page.addInitScript(keepConsent, consent);
    watchRequests(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isNotStoredYet(message)) errors.push(message.text());
    });
    await use(page);
    // A request that is on its way when a journey ends is nobody's any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
  mia: async ({ product, page }, use) => {
    const account = product.account();
    await signIn(page, account);
    await use(account);
  },
});

test.skip(!headlessChromium, 'No Chromium on this machine: install Debian’s package chromium-headless-shell.');

/** What was just spoken is asked for until it is stored, which takes a busy machine long enough to be asked twice. */
const isNotStoredYet = (message: ConsoleMessage) =>
  message.text().includes('status of 404') && /\/v1\/history\/\w{20}$/.test(message.location().url);

function keepConsent(consent: string): void {
  // A frame without an origin has no cookies.
  if (location.protocol.startsWith('http') && window.top === window)
    document.cookie = `veery_consent=${consent}; Path=/; SameSite=Strict`;
}

/** The cookies of a session, as the sign-in screen would leave them. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const response = await page.request.post('/v1/auth/sign-in', { data: { email, password } });
  expect(response.ok()).toBe(true);
}

/** Rules that another look can break: colours change with the theme, and controls and scrolling with the width. */
export const rulesOfThemeAndWidth = [
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
 * Whether pages are looked at with axe. `npm test` looks in a run that includes the slow tests of the group `screens`
 * (scripts/slow-tests.mjs), which is due when anything has changed that a page is made of, a journey included.
 */
const looksAtPages = !process.env.EXCLUDED_TESTS?.split(',').includes('e2e/sweep.slow.spec.ts');

const knownStyles = new Set<string>();

/**
 * No violation at all: serious ones and lesser ones. An open tooltip lies outside of every landmark, as tooltips do.
 * Looks when every transition has ended: colours on their way have contrasts that nobody meets.
 * @param rules axe's ids, where the rest was looked at before
 * @param within a selector, where the rest of the page was looked at before
 * @param seen a selector of what was looked at before
 */
export async function expectAccessible(
  page: Page,
  rules?: readonly string[],
  within?: string,
  seen?: string,
): Promise<void> {
  if (!looksAtPages) return;
  const { hasAxe, styles, hasSound } = await page.evaluate(async () => {
    const endless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const running = () => document.getAnimations().filter((one) => one.playState === 'running' && !endless(one));
    // What a change of the page sets in motion begins with the next frame.
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (running().length === 0) break;
      await Promise.allSettled(running().map((one) => one.finished));
    }
    return {
      hasAxe: 'axe' in window,
      styles: [...document.styleSheets].map(({ href }) => href ?? ''),
      hasSound: document.querySelector('audio[autoplay], video[autoplay]') !== null,
    };
  });
  // Two rules read all styles, or all audio, again: for the one, once for each file of styles is enough.
  const preload = hasSound || styles.some((href) => !knownStyles.has(href));
  for (const href of styles) knownStyles.add(href);
  const tooltip = '[data-radix-popper-content-wrapper]:has([role=tooltip])';
  // Our pages have no frames, so axe needs neither its blank page that gathers frames nor its list of what is right;
  // and half a megabyte of axe is read once for each page that is loaded.
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: ';' } : {}) });
  axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload })
    .exclude(tooltip)
    // What an open dialog hides from everybody.
    .exclude('[data-aria-hidden=true]');
  if (seen) axe.exclude(seen);
  if (rules) axe.withRules([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}

export { expect };
