/** English text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer, firstOf } from '../engine.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { abbreviation, mayBeAbbreviation } from './abbreviations.ts';
import { accentOf, toAmerican, type EnglishAccent } from './accent.ts';
import { bareAddress, email, handle, hashtag, url } from './addresses.ts';
import {
  coordinate,
  dimension,
  feet,
  feetAndInches,
  inches,
  inchMark,
  moneyAfter,
  moneyBefore,
  quantity,
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
import { capitals } from './capitals.ts';
import { castling, pawnMove, pieceMove } from './chess.ts';
import {
  dayAndMonth,
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
import { direction } from './directions.ts';
import { caret, coefficient, comparison, factorial, operator, scientific, superscript, symbols } from './formulas.ts';
import {
  chemicalFormula,
  digitsAndLetters,
  digitsInTurn,
  houseNumber,
  isbn,
  model,
  namedNumber,
  postcode,
  taxSection,
} from './identifiers.ts';
import { letterSounds } from './letters.ts';
import { cardinal, decade } from './numbers.ts';
import { romanNumeral } from './roman-numerals.ts';
import { score } from './scores.ts';
import { units } from './unit-table.ts';
import { stateAndZip } from './states.ts';
import { bracketed, grouped, international, local, manyDigits } from './telephone.ts';
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
  feetAndInches,
  feet,
  inches,
  inchMark,
  dimension,
  dayAndMonth(accent),
  decimalRating,
  slashFraction,
  overLetter,
  yearRange,
  moneyAfter,
  ordinalNumber,
  decades,
  scientific,
  coefficient,
  taxSection,
  houseNumber,
  digitsInTurn,
  namedNumber,
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

const dateRules = (accent: EnglishAccent): readonly Rule[] => [shortDay, monthDay(accent), weekday, monthAlone];
const capitalRules: readonly Rule[] = [direction, castling, pieceMove, postcode, stateAndZip, chemicalFormula, model];
const smallRules: readonly Rule[] = [pawnMove, model];

function createEnglish(accent: EnglishAccent): (text: string) => Edit[] {
  const dates = dateRules(accent);
  return createNormalizer({
    numbers: numberRules(accent),
    signs,
    words: (text) => {
      const hasAddress = text.includes('@');
      return (at, word) => readWord(text, at, word, hasAddress, dates);
    },
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

/** The `x` of `3 ft x 5 ft`. */
const isBetweenSizes = (text: string, at: number) =>
  /\d\s?(?:ft|in|cm|mm|m|km|feet|inch(?:es)?|['’′"″])\.?\s$/.test(text.slice(Math.max(0, at - 12), at)) &&
  /^\s\d/.test(text.slice(at + 1, at + 3));

const lowerCase = /^[\p{Ll}'’]+$/u;
const smallNumeral = /^[ivxl]+$/;

/** The normalizer of a region such as `GB` or `US`. */
export const englishOf = (region?: string) => byAccent[accentOf(region)];

function readWord(
  text: string,
  at: number,
  word: string,
  hasAddress: boolean,
  dates: readonly Rule[],
): Edit[] | undefined {
  const next = text[at + word.length] ?? '';
  const isLower = lowerCase.test(word);
  const mayBeShort = mayBeAbbreviation(word, next);
  // Nearly every word of a text ends here.
  if (
    isLower &&
    !mayBeShort &&
    (next === ' ' || next === ',' || next === '\n' || next === '') &&
    !smallNumeral.test(word) &&
    word.length > 2
  ) {
    return undefined;
  }
  const alone = !isAlphanumeric(text[at - 1]);
  if (alone && !/[\w.@/-]/.test(text[at - 1] ?? '') && /[.@:_+\d-]/.test(next)) {
    const address = url(text, at) ?? (hasAddress ? email(text, at) : undefined) ?? bareAddress(text, at);
    if (address) return address;
  }
  if (alone && isLower && word.length <= 4 && text.slice(at - 4, at) === 'per ') {
    const one = units.get(word)?.[0];
    if (one && word !== 'in') return [{ from: at, to: at + word.length, spoken: one }];
  }
  if (alone) {
    const said = mayBeShort ? abbreviation(text, at, word) : undefined;
    if (said) return said;
    if (word === 'x' && isBetweenSizes(text, at)) return [{ from: at, to: at + 1, spoken: 'by' }];
    const named = symbols(text, at, word);
    if (named) return named;
  }
  if (isLower) {
    if (!alone || word.length > 7) return undefined;
    return (
      (/[\dx]/.test(next) ? firstOf(smallRules, text, at) : undefined) ??
      (smallNumeral.test(word) ? romanNumeral(text, at, word) : undefined)
    );
  }
  if (alone) {
    const said =
      firstOf(dates, text, at) ??
      (/[$]/.test(text.slice(at, at + 3)) || /^(?:[A-Z]{3}|Rs)$/.test(word) ? moneyBefore(text, at) : undefined) ??
      firstOf(capitalRules, text, at);
    if (said) return said;
  }
  return romanNumeral(text, at, word) ?? capitals(text, at, word);
}
