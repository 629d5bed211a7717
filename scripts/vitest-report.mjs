/**
 * A Vitest reporter: writes what `npm test` says of the tests to the file that TEST_REPORT_FILE names: how many there
 * are, and which failed or passed only at a second try.
 */
import { writeFileSync } from 'node:fs';

/** Vitest takes a reporter from the default export of a file. */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, flaky: 0 };
    const notes = unhandledErrors.map((error) => note('failed', 'outside of every test', [error]));
    for (const module of modules) {
      // A file that could not be loaded, and a hook that threw, are not among the tests.
      for (const suite of [module, ...module.children.allSuites()]) {
        const errors = suite.errors();
        if (errors.length === 0) continue;
        counts.failed += 1;
        notes.push(note('failed', nameOf(module, suite), errors));
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state === 'passed' ? 'passed' : state === 'failed' ? 'failed' : 'skipped'] += 1;
        if (state === 'failed') notes.push(note('failed', nameOf(module, test), errors));
        if (!test.diagnostic()?.flaky) continue;
        counts.flaky += 1;
        notes.push(note('flaky', nameOf(module, test), errors));
      }
    }
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify({ ...counts, notes }));
  }
}

const note = (kind, name, errors) => ({ kind, name, error: errors?.[0]?.message ?? '' });

const nameOf = (module, { fullName }) =>
  fullName === undefined ? module.relativeModuleId : `${module.relativeModuleId} › ${fullName}`;
