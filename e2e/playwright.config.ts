/** Browser journeys against the real server. Debian's Chromium; nothing is downloaded. */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each has a product and a database of its own; within a file journeys take turns.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Journeys wait for sound that plays in real time: on a busy machine one may come too late. Told as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
