/** Browser journeys against the real server. Debian's Chromium; nothing is downloaded. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** The browser as people have it, for measurements. */
export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
/** The same engine without a window: a journey costs it a quarter less. */
export const headlessChromium = ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? chromium;

/** What the browsers of this worker hear as their microphone. A journey writes it. */
export const microphone = path.join(os.tmpdir(), `veery-microphone-${process.pid}.wav`);

/** The slow tests of what has not changed (scripts/slow-tests.mjs). */
const leftOut = (process.env.EXCLUDED_TESTS ?? '')
  .split(',')
  .filter((file) => file.startsWith('e2e/'))
  .map((file) => file.slice('e2e/'.length));

/** They have an environment that others would notice. */
const ownProduct = ['invited.spec.ts', 'models.spec.ts', 'set-up.spec.ts'];

export default defineConfig({
  testIgnore: leftOut,
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has a product and a database of its own, and every journey makes its own accounts there.
  // There are four for two cores, because journeys wait for sound and timers much of the time.
  workers: 4,
  fullyParallel: true,
  timeout: 180_000,
  // As long as every poll: a deadline is there for what hangs, and a busy machine is ten times as slow.
  expect: { timeout: 30_000 },
  // Journeys wait for sound that plays in real time, which may come too late on a busy machine. They count as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // The sweep's parts are the longest tests, so they start first, and then what needs a product of its own: at the end
  // of the run it would be waited for by workers that have nothing left to do.
  projects: [
    { name: 'sweep', testMatch: 'sweep.slow.spec.ts' },
    { name: 'own product', testMatch: ownProduct, testIgnore: leftOut },
    { name: 'journeys', testIgnore: ['sweep.slow.spec.ts', ...ownProduct, ...leftOut] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    // Below the limit of a test, so that the error names what was waited for.
    actionTimeout: 90_000,
    // Transitions are drawn in software here; waiting for their ends was a tenth of the run.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(headlessChromium ? { executablePath: headlessChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${microphone}`,
        // A journey is over before code that the second compiler has optimised repays the compiling.
        '--js-flags=--no-opt',
      ],
    },
  },
});
