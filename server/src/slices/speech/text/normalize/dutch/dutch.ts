/** Dutch text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { createChessRules } from '../chess.ts';
import { createDigitRules } from '../digit-groups.ts';
import { rule, type Rule } from '../edit.ts';
import { createNormalizer } from '../engine.ts';
import { createInitialisms, spellWithDots as spell } from '../initialisms.ts';
import { createSignRules } from '../sign-words.ts';
import { createAddressRules } from '../web-addresses.ts';
import { createWordReader } from '../word-reader.ts';
import { abbreviation } from './abbreviations.ts';
import {
  dimension,
  inches,
  moneyAfter,
  moneyBefore,
  quantity,
  rangeStart,
  slashFraction,
  through,
  times,
} from './amounts.ts';
import {
  dayMonth,
  dayRange,
  decade,
  isoDate,
  monthAlone,
  numericDate,
  plainYear,
  weekday,
  yearRange,
} from './dates.ts';
import { romanNumeral } from './numerals.ts';
import { cardinal, digitByDigit, maxNamedDigits } from './numbers.ts';
import { addressMarks, pronounced, signWords, spelled, spelledEnds } from './sign-table.ts';
import { clock, ratio } from './times-of-day.ts';
import {
  code,
  compound,
  decadeOfYears,
  flight,
  houseNumber,
  ordinalNumber,
  plainNumber,
  postcode,
} from './whole-numbers.ts';

const addresses = createAddressRules({
  marks: addressMarks,
  hashtag: 'hashtag',
  number: 'nummer',
  spelledEnds,
  spell,
  digits: digitByDigit,
  cardinal,
});
const groups = createDigitRules({
  digits: digitByDigit,
  cardinal,
  spell,
  plus: 'plus',
  point: 'punt',
  maxDigits: maxNamedDigits,
});
const { sign, signedNumber, power } = createSignRules(signWords);
const chess = createChessRules({
  pieces: { K: 'koning', D: 'dame', T: 'toren', L: 'loper', P: 'paard' },
  takes: 'slaat',
  check: 'schaak',
  mate: 'mat',
  short: 'korte rokade',
  long: 'lange rokade',
  cardinal,
});
const capitals = createInitialisms({ spelled, pronounced, spell, and: 'en', plus: 'plus', sharp: 'sharp' });

/** The longer and surer rules stand first. */
const numberRules: readonly Rule[] = [
  groups.manyDigits,
  addresses.email,
  isoDate,
  chess.castling,
  dayRange,
  numericDate,
  dayMonth,
  groups.grouped,
  clock,
  ratio,
  groups.version,
  addresses.bareAddress,
  inches,
  code,
  flight,
  postcode,
  yearRange,
  slashFraction,
  dimension,
  moneyAfter,
  ordinalNumber,
  compound,
  times,
  quantity,
  rangeStart,
  houseNumber,
  decadeOfYears,
  plainYear,
  plainNumber,
];

const sections = rule(/(§§?)[ \u00a0]?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'paragrafen ' : 'paragraaf '));
const ampersand = rule(/&/uy, () => 'en');
const operatorRules = [signedNumber, sign];
const signs = new Map<string, readonly Rule[]>([
  ...Array.from('=*×÷−-–<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~', (char) => [char, operatorRules] as const),
  ...Array.from('$£€¥₹₩₽₺₪₿ƒ', (char) => [char, [moneyBefore, sign]] as const),
  ['(', [groups.bracketed]],
  ['+', [groups.international, ...operatorRules]],
  ['#', [addresses.hashtag]],
  ['@', [addresses.handle]],
  ['§', [sections]],
  ['&', [ampersand]],
  ["'", [decade]],
  ['’', [decade]],
  ['‘', [decade]],
  ['²', [power]],
  ['³', [power]],
]);

const capitalRules: readonly Rule[] = [groups.isbn, groups.iban];

const words = createWordReader({
  addresses,
  chess,
  capitalRules,
  moneyBefore,
  moneyCode: /^[A-Z]{2,3}$/,
  abbreviation: (text, at, word) =>
    (word === 't' ? through(text, at) : undefined) ??
    (word.length <= 4 ? (weekday(text, at) ?? monthAlone(text, at)) : undefined) ??
    abbreviation(text, at, word),
  isSmallSpelled: (word) => spelled.has(word),
  romanNumeral,
  capitals,
});

export const normalizeDutch = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' tot ' });
