import { configDefaults, defineConfig } from 'vitest/config';
import { messagesPlugin } from './web/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: ['server/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    // `npm test` leaves out slow tests that would say nothing new; by hand all of them run.
    exclude: [...configDefaults.exclude, ...(process.env.EXCLUDED_TESTS?.split(',').filter(Boolean) ?? [])],
    globalSetup: ['server/src/testing/global-setup.ts'],
    // Threads that keep their modules between files: seven times as fast here, and no test replaces a module.
    pool: 'threads',
    isolate: false,
    // Three for two cores, because many tests wait for timers and processes.
    maxWorkers: 3,
    // Some wait for timers of the product itself, and two cores are shared.
    retry: process.env.CI ? 1 : 0,
    // A deadline ends a test that hangs. It says nothing of speed, because a busy machine is ten times as slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
