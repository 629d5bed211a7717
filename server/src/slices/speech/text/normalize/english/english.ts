/** English text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer } from '../engine.ts';
import { accentOf, toAmerican, type EnglishAccent } from './accent.ts';
import { bareAddress, email, handle, hashtag } from './addresses.ts';
import {
  coordinate,
  dimension,
  feet,
  feetAndInches,
  inches,
  inchMark,
  letterMagnitude,
  moneyAfter,
  moneyBefore,
  quantity,
  stones,
} from './amounts.ts';
import {
  decimalRating,
  ordinalNumber,
  overLetter,
  plainNumber,
  power,
  rangeStart,
  ratio,
  sign,
  signedNumber,
  slashFraction,
  version,
} from './arithmetic.ts';
import {
  dayAndMonth,
  dayMonth,
  dayRange,
  decades,
  isoDate,
  lastDay,
  plainYear,
  slashDate,
  yearRange,
} from './dates.ts';
import { caret, coefficient, comparison, factorial, operator, scientific, superscript } from './formulas.ts';
import {
  digitsAndLetters,
  digitsInTurn,
  groupedCode,
  houseNumber,
  isbn,
  namedNumber,
  taxSection,
} from './identifiers.ts';
import { letterSounds } from './tables/letters.ts';
import { cardinal, decade } from './numbers.ts';
import { score } from './scores.ts';
import { bracketed, grouped, international, local, manyDigits } from './telephone.ts';
import { wordsOf } from './words.ts';
import { clock, dottedTime, hourOnly, militaryTime, shortDuration } from './times-of-day.ts';

/** The longer and surer rules stand first. */
const numberRules = (accent: EnglishAccent): readonly Rule[] => [
  manyDigits,
  email,
  isbn,
  isoDate(accent),
  slashDate(accent),
  grouped,
  dayRange,
  dayMonth,
  lastDay,
  clock,
  dottedTime,
  hourOnly,
  militaryTime,
  shortDuration,
  ratio,
  version,
  bareAddress,
  local,
  coordinate,
  stones,
  feetAndInches,
  feet,
  inches,
  inchMark,
  dimension,
  dayAndMonth(accent),
  decimalRating,
  yearRange,
  slashFraction,
  overLetter,
  moneyAfter,
  ordinalNumber,
  decades,
  scientific,
  coefficient,
  taxSection,
  houseNumber,
  groupedCode,
  digitsInTurn,
  namedNumber,
  letterMagnitude,
  quantity,
  score(accent),
  rangeStart,
  digitsAndLetters,
  plainYear,
  plainNumber,
];

const shortDecade = rule(/['‘’](\d0)s(?![\p{L}\p{N}])/uy, ([, digits = '']) => decade(digits));
const shortYear = rule(/['‘’](\d\d)(?![\p{L}\p{N}'’])(?=[\s.,;!?)]|$)/uy, ([, digits = '']) => {
  return digits.startsWith('0') ? `oh ${cardinal(digits)}` : undefined;
});
const sections = rule(/(§§?)\s?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'sections ' : 'section '));
const ampersand = rule(/&/uy, () => 'and');
/** `18+`, `A+`. */
const plusAfter: Rule = (text, at) =>
  /[\dA-F]/.test(text[at - 1] ?? '') &&
  !/\p{L}\p{L}$/u.test(text.slice(at - 2, at)) &&
  /^\+(?:$|[\s.,;:!?)])/.test(text.slice(at, at + 2))
    ? [{ from: at, to: at + 1, spoken: ' plus' }]
    : undefined;
const plusOrMinus = rule(/\+\/[-−]/uy, (match, text) =>
  text[match.index + 3] === ' ' ? 'plus or minus' : 'plus or minus ',
);

const currencyRules = [moneyBefore, sign];
const operatorRules = [factorial, caret, comparison, operator, signedNumber, sign];
const decadeRules = [shortDecade, shortYear];

const signs = new Map<string, readonly Rule[]>([
  ...Array.from('=*×÷−-<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~·–!', (char) => [char, operatorRules] as const),
  ...Array.from('$£€¥₹₩₽₺₪₿₦₫₱฿₴', (char) => [char, currencyRules] as const),
  ...Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁻', (char) => [char, [superscript, power]] as const),
  ['(', [bracketed]],
  ['+', [plusOrMinus, international, ...operatorRules, plusAfter]],
  ['#', [hashtag]],
  ['@', [handle]],
  ['§', [sections]],
  ['&', [ampersand]],
  ["'", decadeRules],
  ['’', decadeRules],
  ['‘', decadeRules],
]);

function createEnglish(accent: EnglishAccent): (text: string) => Edit[] {
  return createNormalizer({
    numbers: numberRules(accent),
    signs,
    words: wordsOf(accent),
    rangeDash: ' to ',
    sounds: letterSounds,
    ...(accent === 'US' && { finish: toAmerican }),
  });
}

const byAccent: Readonly<Record<EnglishAccent, (text: string) => Edit[]>> = {
  GB: createEnglish('GB'),
  US: createEnglish('US'),
  default: createEnglish('default'),
};

/** The normalizer of a region such as `GB` or `US`. */
export const englishOf = (region?: string) => byAccent[accentOf(region)];
