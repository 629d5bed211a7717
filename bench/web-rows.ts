/** Measures what a browser has to load, and what Lighthouse reports for a phone. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium as executablePath } from '../e2e/playwright.config.ts';
import { freePort } from '../server/src/kernel/boot/free-port.ts';
import { weighFirstLoad } from '../web/first-load.ts';
import { median } from './measure.ts';
import type { Bench, Row } from './row.ts';

const webRoot = path.join(import.meta.dirname, '../dist/web');

/** The scripts that a page names, gzipped: those that every page loads, and those of each first screen alone. */
export function firstLoad(): Promise<Row[]> {
  const { shared, screens } = weighFirstLoad(webRoot);
  const row = (name: string, bytes: number, bar: number): Row => {
    const measured = bytes / 1000;
    return { name, measured, unit: 'kB', figure: measured, bar, sense: 'max', runs: 1 };
  };
  return Promise.resolve([
    row('scripts that every page loads (gzip)', shared, 110),
    ...[...screens].map(([address, bytes]) => row(`scripts of ${address} alone (gzip)`, bytes, 60)),
  ]);
}

interface Page {
  name: string;
  path: string;
  isSignedIn: boolean;
  performance: number;
  /** Milliseconds. */
  paint: number;
}

const publicBars = { isSignedIn: false, performance: 95, paint: 1800 };
const signedInBars = { isSignedIn: true, performance: 85, paint: 2500 };
const pages: Page[] = [
  { name: 'sign-in', path: '/app/sign-in', ...publicBars },
  { name: 'sign-up', path: '/app/sign-up', ...publicBars },
  { name: 'API reference', path: '/docs', ...publicBars },
  { name: 'Text to Speech', path: '/app/speech-synthesis/text-to-speech', ...signedInBars },
  { name: 'Home', path: '/app/home', ...signedInBars },
  { name: 'History', path: '/app/speech-synthesis/text-to-speech/history', ...signedInBars },
];
const runs = 3;

/** Lighthouse's own defaults: mobile with simulated throttling. */
export async function lighthouseRows({ installation }: Bench): Promise<Row[]> {
  const account = installation.account('creator');
  const rows: Row[] = [];
  for (const page of pages) rows.push(...(await auditPage(page, installation.url, account)));
  return rows;
}

async function auditPage(
  { name, path: route, isSignedIn, performance, paint }: Page,
  origin: string,
  account: { email: string; password: string },
): Promise<Row[]> {
  const figures: { performance: number; accessibility: number; paint: number; shift: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const { categories, audits } = await audit(`${origin}${route}`, isSignedIn ? account : undefined);
    figures.push({
      performance: (categories.performance?.score ?? 0) * 100,
      accessibility: (categories.accessibility?.score ?? 0) * 100,
      paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    });
  }
  const row = (what: keyof (typeof figures)[number], label: string, unit: string, bar: number, sense: Row['sense']) => {
    const measured = median(figures.map((one) => one[what]));
    return { name: `Lighthouse, mobile, ${name}: ${label}`, measured, unit, figure: measured, bar, sense, runs };
  };
  return [
    row('performance', 'performance', 'points', performance, 'min'),
    row('paint', 'largest contentful paint', 'ms', paint, 'max'),
    row('shift', 'layout shift', '', 0.02, 'max'),
    row('accessibility', 'accessibility', 'points', 100, 'min'),
  ];
}

/** Runs in a fresh browser, which stores a session at most, so the page asks for consent. A run whose trace was lost is repeated. */
async function audit(url: string, account: { email: string; password: string } | undefined, tries = 3) {
  if (!executablePath) throw new Error('Lighthouse needs Chromium, which is not installed.');
  const profile = await mkdtemp(path.join(os.tmpdir(), 'veery-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    if (account) {
      const { email, password } = account;
      const answer = await browser.request.post(new URL('/v1/auth/sign-in', url).href, { data: { email, password } });
      if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
    }
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
      // It would remove the session, and nothing else is stored.
      disableStorageReset: true,
      // The stream of live updates stays open, so the network is never quiet and Lighthouse would wait for 45 seconds.
      maxWaitForLoad: 15_000,
    });
    // A visitor without a session would be redirected, and the wrong page measured.
    if (result && !result.lhr.runtimeError && result.lhr.finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${result.lhr.finalDisplayedUrl}`);
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (tries === 1) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
  return audit(url, account, tries - 1);
}
