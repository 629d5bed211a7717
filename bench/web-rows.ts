/** What a browser has to load, and what Lighthouse says of it on a phone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium as executablePath } from '../e2e/playwright.config.ts';
import { freePort } from '../server/src/kernel/free-port.ts';
import { median } from './measure.ts';
import type { Bench, Row } from './row.ts';

const webRoot = path.join(import.meta.dirname, '../dist/web');

/** The scripts that the page itself names: the entry and what it imports. Lazy screens come after it. */
export async function firstLoad(): Promise<Row> {
  const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const bytes = scripts.map((script) => gzipSync(readFileSync(path.join(webRoot, script)), { level: 9 }).length);
  const measured = bytes.reduce((sum, one) => sum + one, 0) / 1000;
  return {
    name: 'first load of /app before the first lazy screen (JavaScript, gzip)',
    measured,
    unit: 'kB',
    figure: measured,
    bar: 200,
    sense: 'most',
    runs: 1,
  };
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

/** Mobile, simulated throttling: Lighthouse's own defaults. */
export async function lighthouseRows({ installation }: Bench): Promise<Row[]> {
  if (!executablePath) throw new Error('Lighthouse needs Chromium, which is not installed.');
  const account = installation.account('creator');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const rows: Row[] = [];
    for (const page of pages) rows.push(...(await auditPage(page, installation.url, account, port)));
    return rows;
  } finally {
    await browser.close();
  }
}

async function auditPage(
  { name, path: route, isSignedIn, performance, paint }: Page,
  origin: string,
  account: { email: string; password: string },
  port: number,
): Promise<Row[]> {
  const figures: { performance: number; accessibility: number; paint: number; shift: number }[] = [];
  for (let run = 0; run < runs; run++) {
    const { categories, audits } = await audit(`${origin}${route}`, port, async (): Promise<Record<string, string>> =>
      isSignedIn ? { Cookie: await signIn(origin, account) } : {},
    );
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
    row('performance', 'performance', 'points', performance, 'least'),
    row('paint', 'largest contentful paint', 'ms', paint, 'most'),
    row('shift', 'layout shift', '', 0.02, 'most'),
    row('accessibility', 'accessibility', 'points', 100, 'least'),
  ];
}

/** A run whose trace the browser lost is run again. */
async function audit(url: string, port: number, headers: () => Promise<Record<string, string>>, tries = 3) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility'],
    // Cookies of a session of its own: Lighthouse clears those of the browser before it loads the page.
    extraHeaders: await headers(),
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries > 1) return audit(url, port, headers, tries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}

async function signIn(origin: string, { email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
