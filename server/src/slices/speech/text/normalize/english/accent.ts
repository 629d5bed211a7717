/** What differs between the English of regions: the order of dates, `and` within numbers, the spelling of units. */

/** `default` mixes both: the order of American dates, and the words of British numbers. */
export type EnglishAccent = 'GB' | 'US' | 'default';

const american = new Set(['US', 'CA', 'PH', 'PR']);

/** The accent of a region such as `US` or `AU`. */
export function accentOf(region: string | undefined): EnglishAccent {
  if (!region) return 'default';
  return american.has(region) ? 'US' : 'GB';
}

const smallNumber =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|first|second|third|fifth|eighth|ninth|twelfth)';
const fractionWord = '(?:half|halves|quarters?|thirds?|[a-z]+ths?)\\b';
const numberAnd = new RegExp(
  `\\b(hundred|thousand|million|billion|trillion|quadrillion) and (?=${smallNumber})(?!\\S+ ${fractionWord})`,
  'g',
);

const spellings: Readonly<Record<string, string>> = {
  metre: 'meter',
  litre: 'liter',
  rouble: 'ruble',
  tonne: 'metric ton',
};
const spelledUnit = /(metre|litre|rouble|tonne)(?=s?\b)/g;

/** `one hundred and five metres` → `one hundred five meters`. */
export function toAmerican(spoken: string): string {
  const numbers = spoken.includes(' and ') ? spoken.replace(numberAnd, '$1 ') : spoken;
  return numbers.replace(spelledUnit, (unit) => spellings[unit] ?? unit);
}
