/** Measures the history screen while it is scrolled: a very long list must move like a short one. */
import { chromium, type Browser } from '@playwright/test';
import { chromium as executablePath } from '../e2e/playwright.config.ts';
import { install, type Account } from '../server/src/testing/product.ts';
import { fillHistory, withDatabase } from './history-fill.ts';
import { percentile } from './measure.ts';
import { ratio, type Row } from './row.ts';

const [few, many] = [1000, 100_000];
/** Scrolls down 5,000 rows and back. */
const steps = 240;
const pixels = 1250;

export async function scrollRow(): Promise<Row> {
  if (!executablePath) throw new Error('Scrolling needs Chromium, which is not installed.');
  const installation = await install();
  const product = await installation.start();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [short, long] = [installation.account('pro'), installation.account('pro')];
    await withDatabase(installation, async (client) => {
      await fillHistory(client, short, few);
      await fillHistory(client, long, many);
      await client.query('VACUUM ANALYZE history_item');
    });
    const against = await framesOf(browser, installation.url, short);
    const measured = await framesOf(browser, installation.url, long);
    return ratio({
      name: `the history screen scrolled, ${many.toLocaleString('en')} items, a frame, p95`,
      measured: percentile(measured, 0.95),
      unit: 'ms',
      against: { program: `of ${few.toLocaleString('en')} items`, value: percentile(against, 0.95) },
      bar: 1.5,
      sense: 'max',
      runs: measured.length,
    });
  } finally {
    await browser.close();
    await product.stop();
    await installation.remove();
  }
}

/** Collects the milliseconds between frames while the wheel turns. */
async function framesOf(browser: Browser, url: string, { email, password }: Account): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  try {
    await context.request.post('/v1/auth/sign-in', { data: { email, password } });
    const page = await context.newPage();
    await page.goto('/app/speech-synthesis/text-to-speech/history');
    await page.locator('[data-item]').first().waitFor();
    await page.mouse.move(700, 500);
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(globalThis, { frames });
      let last = performance.now();
      requestAnimationFrame(function frame(now) {
        frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      });
    });
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, step < (steps * 3) / 4 ? pixels : -pixels);
      await page.waitForTimeout(50);
    }
    return await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  } finally {
    await context.close();
  }
}
