/** The steps of `npm test` and `npm run check`: what each runs, and how the results of a suite are read. */
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const tool = (name) => path.join(root, 'node_modules', name);

/** Each is one program run by this Node, and counts as one test. */
export const checks = [
  { name: 'types', args: [tool('ts7/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'import rules', args: ['scripts/import-rules.mjs'] },
  { name: 'house rules', args: ['scripts/house-rules.ts'] },
  { name: 'dead code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'generated architecture tables', args: ['scripts/print-architecture.ts', '--check'] },
  { name: 'generated configuration page', args: ['server/src/kernel/boot/print-config.ts', '--check'] },
  { name: 'generated message types', args: ['scripts/print-message-types.ts', '--check'] },
  { name: 'API description', args: ['scripts/print-openapi.ts', '--lint'] },
  { name: 'generated client types', args: ['scripts/print-api-types.ts', '--check'] },
  { name: 'generated database types', args: ['scripts/print-db-types.ts', '--check'] },
];

/**
 * Each writes a report, from which its tests are counted. A suite that could not start counts as a failed test, because
 * its own tests are missing from every other count.
 */
export const suites = [
  {
    name: 'server and contract tests',
    args: [tool('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=./scripts/vitest-report.mjs'],
    env: (report) => ({ TEST_REPORT_FILE: report }),
    count: (report) => report,
  },
  {
    name: 'browser tests',
    args: [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      flaky: stats.flaky,
      notes: [
        ...errors.map(({ message }) => ({ kind: 'failed', name: 'outside of every test', error: message ?? '' })),
        ...suites.flatMap((suite) => notesOf(suite)),
      ],
    }),
  },
];

/** Reads from a part of Playwright's report which journeys failed or passed only at a second try. */
function notesOf({ specs = [], suites: parts = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        kind: status === 'flaky' ? 'flaky' : 'failed',
        name: `${file} › ${title}`,
        error: results.find(({ error }) => error)?.error.message ?? '',
      })),
  );
  return [...own, ...parts.flatMap((part) => notesOf(part))];
}
