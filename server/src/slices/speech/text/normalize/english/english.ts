/** English text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { abbreviation } from './abbreviations.ts';
import { bareAddress, email, handle, hashtag, url } from './addresses.ts';
import { dimension, feetAndInches, inches, moneyAfter, moneyBefore, quantity } from './amounts.ts';
import {
  ordinalNumber,
  plainNumber,
  power,
  rangeStart,
  ratio,
  sign,
  signedNumber,
  slashFraction,
  version,
} from './arithmetic.ts';
import { capitals, romanNumeral } from './capitals.ts';
import { isAlphanumeric } from '../surroundings.ts';
import {
  dayMonth,
  dayRange,
  decades,
  isoDate,
  lastDay,
  monthAlone,
  monthDay,
  plainYear,
  shortDay,
  slashDate,
  weekday,
  yearRange,
} from './dates.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer, firstOf } from '../engine.ts';
import { cardinal, decade } from './numbers.ts';
import { bracketed, grouped, international, local, manyDigits } from './telephone.ts';
import { clock, hourOnly } from './times-of-day.ts';

/** The longer and surer rules stand first. */
const numberRules: readonly Rule[] = [
  manyDigits,
  email,
  isoDate,
  grouped,
  slashDate,
  dayRange,
  dayMonth,
  lastDay,
  clock,
  hourOnly,
  ratio,
  version,
  bareAddress,
  local,
  feetAndInches,
  inches,
  dimension,
  slashFraction,
  yearRange,
  moneyAfter,
  ordinalNumber,
  decades,
  quantity,
  rangeStart,
  plainYear,
  plainNumber,
];

const shortDecade = rule(/['‘’](\d0)s(?![\p{L}\p{N}])/uy, ([, digits = '']) => decade(digits));
const shortYear = rule(/['‘’](\d\d)(?![\p{L}\p{N}'’])(?=[\s.,;!?)]|$)/uy, ([, digits = '']) => {
  return digits.startsWith('0') ? `oh ${cardinal(digits)}` : undefined;
});
const sections = rule(/(§§?)\s?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'sections ' : 'section '));
const ampersand = rule(/&/uy, () => 'and');

const currencyRules = [moneyBefore, sign];
const operatorRules = [signedNumber, sign];
const decadeRules = [shortDecade, shortYear];

const signs = new Map<string, readonly Rule[]>([
  ...Array.from('=*×÷−-<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~', (char) => [char, operatorRules] as const),
  ...Array.from('$£€¥₹₩₽₺₪₿', (char) => [char, currencyRules] as const),
  ['(', [bracketed]],
  ['+', [international, ...operatorRules]],
  ['#', [hashtag]],
  ['@', [handle]],
  ['§', [sections]],
  ['&', [ampersand]],
  ["'", decadeRules],
  ['’', decadeRules],
  ['‘', decadeRules],
  ['²', [power]],
  ['³', [power]],
]);

const dateRules: readonly Rule[] = [shortDay, monthDay, weekday, monthAlone];

export const normalizeEnglish = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' to ' });

function words(text: string) {
  const hasAddress = text.includes('@');
  return (at: number, word: string) => readWord(text, at, word, hasAddress);
}

function readWord(text: string, at: number, word: string, hasAddress: boolean): Edit[] | undefined {
  const next = text[at + word.length] ?? '';
  const isLower = /^[\p{Ll}'’]+$/u.test(word);
  // Nearly every word of a text ends here.
  if (isLower && (next === ' ' || next === ',' || next === '\n' || next === '') && word.length > 6) return undefined;
  const alone = !isAlphanumeric(text[at - 1]);
  if (alone && !/[\w.@/-]/.test(text[at - 1] ?? '') && /[.@:_+\d-]/.test(next)) {
    const address = url(text, at) ?? (hasAddress ? email(text, at) : undefined) ?? bareAddress(text, at);
    if (address) return address;
  }
  if (alone) {
    const said = abbreviation(text, at, word);
    if (said) return said;
  }
  if (isLower) return undefined;
  if (alone) {
    const said =
      firstOf(dateRules, text, at) ??
      (/[$]/.test(text.slice(at, at + 3)) || /^[A-Z]{3}$/.test(word) ? moneyBefore(text, at) : undefined);
    if (said) return said;
  }
  return romanNumeral(text, at, word) ?? capitals(text, at, word);
}
