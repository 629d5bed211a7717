/** `npm test`: every check and every test. The last line is the total. */
import { checks, runSteps, suites } from './steps.mjs';

runSteps([...checks, ...suites]);
