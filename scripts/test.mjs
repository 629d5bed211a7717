/**
 * `npm test`: every check and every test; the last line is the total. The checks run beside the suites, because those
 * wait for timers and processes much of the time. `npm run test:all` runs every group of slow tests.
 */
import { runSteps } from './run-steps.mjs';
import { allGroups, findDueGroups, listSlowTestsExcept, recordSlowTests } from './slow-tests.mjs';
import { checks, suites } from './steps.mjs';

const groups = process.argv.includes('--all') ? allGroups : findDueGroups();
for (const name of allGroups) {
  console.log(
    groups.includes(name)
      ? `The slow tests of ${name} run too.`
      : `The slow tests of ${name} are left out: nothing of it has changed since they last passed. \`npm run test:all\` runs them.`,
  );
}
process.env.EXCLUDED_TESTS = listSlowTestsExcept(groups).join(',');
const hasPassed = await runSteps(suites, checks);
if (groups.length > 0 && hasPassed) recordSlowTests(groups);
