/**
 * Checks the rules of the house, which no other tool knows. Each rule is tried on a violation first, because a rule
 * that finds nothing proves nothing.
 */
import { declaredErrorsAreThrown, errorsComeFromTheContract } from './house-rules/errors.ts';
import { draw, noCycles } from './house-rules/imports.ts';
import { houseOf, readHouse, type Rule } from './house-rules/house.ts';
import {
  addressesInOneFile,
  noCastToNever,
  servicesNameNoHeaders,
  speechPortKnowsNoEngine,
} from './house-rules/literals.ts';
import { noLazyRouteComponent, noReactLazy, noUnwatchedImport } from './house-rules/offline.ts';
import { maxSizes } from './house-rules/sizes.ts';
import { requestsGoThroughOneFolder } from './house-rules/requests.ts';
import { streamsAreMadeInOneFile } from './house-rules/streams.ts';
import { tablesHaveOneOwner } from './house-rules/tables.ts';

const rules: Rule[] = [
  noCycles,
  tablesHaveOneOwner,
  servicesNameNoHeaders,
  addressesInOneFile,
  noCastToNever,
  maxSizes,
  speechPortKnowsNoEngine,
  errorsComeFromTheContract,
  declaredErrorsAreThrown,
  streamsAreMadeInOneFile,
  requestsGoThroughOneFolder,
  noReactLazy,
  noLazyRouteComponent,
  noUnwatchedImport,
];

const house = readHouse();
console.log(`Who imports whom, from the roof to the ground:\n\n${draw(house)}\n`);
for (const { name, check, violation } of rules) {
  const problems = check(house);
  if (check(houseOf(violation)).length === 0) problems.push('The rule does not find its own violation.');
  console.log(`${problems.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
