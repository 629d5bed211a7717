/**
 * A Vitest reporter: writes the counts that `npm test` prints to the file that TEST_REPORT_FILE names, and names the tests
 * that passed only at a second try.
 */
import { writeFileSync } from 'node:fs';

/** Vitest takes a reporter from the default export of a file. */
export default class CountsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, flaky: 0 };
    for (const module of modules) {
      // A file that could not be loaded, and a hook that threw, are not among the tests.
      const suites = [module, ...module.children.allSuites()];
      counts.failed += suites.filter((suite) => suite.errors().length > 0).length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'passed' ? 'passed' : state === 'failed' ? 'failed' : 'skipped'] += 1;
        if (!test.diagnostic()?.flaky) continue;
        counts.flaky += 1;
        console.log(`Passed only at a second try: ${module.relativeModuleId} › ${test.fullName}`);
      }
    }
    writeFileSync(process.env.TEST_REPORT_FILE, JSON.stringify(counts));
  }
}
