/**
 * `npm test`: every check and every test; the last line is the total. The checks run beside the suites, because those
 * wait for timers and processes much of the time. `npm run test:all` also runs the slow tests of speech.
 */
import { runSteps } from './run-steps.mjs';
import { areSlowTestsDue, recordSlowTests } from './slow-tests.mjs';
import { checks, suites } from './steps.mjs';

const runsSlowTests = process.argv.includes('--all') || areSlowTestsDue();
console.log(
  runsSlowTests
    ? 'The slow tests of speech run too.'
    : 'The slow tests of speech are left out: nothing of it has changed since they last passed. `npm run test:all` runs them.',
);
process.env.SLOW_TESTS = runsSlowTests ? 'run' : 'skip';
const hasPassed = await runSteps(suites, checks);
if (runsSlowTests && hasPassed) recordSlowTests();
