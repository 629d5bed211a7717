/** The steps of `npm test` and `npm run check`: what each runs, how its results are counted, and the summary. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const tool = (name) => path.join(root, 'node_modules', name);

/** Each is one program run by this Node, and counts as one test. */
export const checks = [
  { name: 'types', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'import rules', args: ['scripts/import-rules.mjs'] },
  { name: 'house rules', args: ['scripts/house-rules.ts'] },
  { name: 'dead code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'generated configuration page', args: ['server/src/kernel/boot/print-config.ts', '--check'] },
  { name: 'generated message types', args: ['scripts/print-message-types.ts', '--check'] },
  { name: 'generated database types', args: ['scripts/print-db-types.ts', '--check'] },
];

/** Each writes a report, from which its tests are counted. */
export const suites = [
  {
    name: 'server and contract tests',
    args: (report) => [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  },
  {
    name: 'browser tests',
    args: () => [tool('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  },
];

/** Runs everything even after a failure, prints a summary and sets the exit code of the first failure. */
export function runSteps(steps) {
  const results = steps.map(runStep);
  heading('Summary');
  for (const { name, code, seconds, passed, failed, skipped } of results) {
    const counts = [`${passed} passed`, `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
    console.log(
      `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(30)} ${seconds.padStart(6)} s   ${counts.join(', ')}`,
    );
  }
  const bad = results.filter((result) => result.code !== 0);
  if (bad.length > 0) console.log(`\nFailed: ${bad.map((result) => result.name).join(', ')}`);
  process.exitCode = bad[0]?.code ?? 0;
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function runStep(step) {
  heading(step.name);
  const begin = performance.now();
  const result = step.run ? counted(step.run() ? 0 : 1) : step.count ? runSuite(step) : counted(runNode(step.args));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${step.name}: ${seconds} s`);
  return { name: step.name, seconds, ...result };
}

function runSuite(step) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veery-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = runNode(step.args(file), step.env?.(file));
    const counts = step.count(JSON.parse(readFileSync(file, 'utf8')));
    // An error outside of every test fails the run too, and must not hide behind a count of nought.
    return { ...counts, code, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) };
  } catch (error) {
    console.error(`${step.name} left no report: ${error.message}`);
    return counted(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {number} the exit code; 1 when a signal ended it. */
function runNode(args, env = {}) {
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}

const counted = (code) => ({ code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

function heading(text) {
  console.log(`\n━━ ${text} ${'━'.repeat(Math.max(3, 74 - text.length))}`);
}
