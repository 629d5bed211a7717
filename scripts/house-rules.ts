/** The rules of the house, which no other tool knows. Each is tried on a violation first: one that finds nothing proves nothing. */
import { draw, noCircles } from './house-rules/imports.ts';
import { houseOf, readHouse, type Rule } from './house-rules/house.ts';
import {
  addressesInOneFile,
  noCastToNever,
  servicesNameNoHeaders,
  speechPortKnowsNoEngine,
} from './house-rules/literals.ts';
import { nothingGrowsTooLarge } from './house-rules/sizes.ts';
import { tablesHaveOneOwner } from './house-rules/tables.ts';

const rules: Rule[] = [
  noCircles,
  tablesHaveOneOwner,
  servicesNameNoHeaders,
  addressesInOneFile,
  noCastToNever,
  nothingGrowsTooLarge,
  speechPortKnowsNoEngine,
];

/** Rules whose violations are still being mended: they are counted and fail nothing. `--all` lists them. */
const later: Rule[] = [noCircles, tablesHaveOneOwner, servicesNameNoHeaders, nothingGrowsTooLarge];

const house = readHouse();
console.log(`Who imports whom, from the roof to the ground:\n\n${draw(house)}\n`);
for (const rule of rules) {
  const { name, check, violation } = rule;
  const problems = check(house);
  if (check(houseOf(violation)).length === 0) problems.push('The rule does not find its own violation.');
  const isLater = later.includes(rule) && problems.length > 0;
  if (isLater) console.log(`later  ${name}: ${problems.length} places`);
  else console.log(`${problems.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`);
  if (!isLater || process.argv.includes('--all')) for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0 && !isLater) process.exitCode = 1;
}
