/** Polish text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { createChessRules } from '../chess.ts';
import { createDigitRules } from '../digit-groups.ts';
import { rule, type Rule } from '../edit.ts';
import { createNormalizer } from '../engine.ts';
import { createInitialisms, spellWithDots as spell } from '../initialisms.ts';
import { createSignRules } from '../sign-words.ts';
import { createAddressRules } from '../web-addresses.ts';
import { createWordReader } from '../word-reader.ts';
import { abbreviation } from './abbreviations.ts';
import { dimension, inches, moneyAfter, moneyBefore, quantity, rangeStart, slashFraction } from './amounts.ts';
import {
  dayMonth,
  dayRange,
  decades,
  isoDate,
  markedYear,
  numericDate,
  plainYear,
  weekday,
  yearRange,
} from './dates.ts';
import { romanNumeral } from './numerals.ts';
import { cardinal, digitByDigit, maxNamedDigits } from './numbers.ts';
import { addressMarks, pronounced, signWords, spelled, spelledEnds } from './sign-table.ts';
import { clock, hourOnly, hourRange, ratio } from './times-of-day.ts';
import {
  code,
  compound,
  countedNumber,
  flat,
  flight,
  houseNumber,
  ordinalNumber,
  plainNumber,
  postcode,
  telephone,
  times,
  timesInARow,
  writtenOrdinal,
} from './whole-numbers.ts';

const addresses = createAddressRules({
  marks: addressMarks,
  hashtag: 'hasztag',
  number: 'numer',
  spelledEnds,
  spell,
  digits: digitByDigit,
  cardinal: (digits) => cardinal(digits),
});
const groups = createDigitRules({
  digits: digitByDigit,
  cardinal: (digits) => cardinal(digits),
  spell,
  plus: 'plus',
  point: 'kropka',
  maxDigits: maxNamedDigits,
});
const { sign, signedNumber, power } = createSignRules(signWords);
const chess = createChessRules({
  pieces: { K: 'król', H: 'hetman', W: 'wieża', G: 'goniec', S: 'skoczek' },
  takes: 'bije',
  check: 'szach',
  mate: 'mat',
  short: 'krótka roszada',
  long: 'długa roszada',
  cardinal: (digits) => cardinal(digits),
});
const capitals = createInitialisms({ spelled, pronounced, spell, and: 'i', plus: 'plus', sharp: 'sharp' });

/** The longer and surer rules stand first. */
const numberRules: readonly Rule[] = [
  groups.manyDigits,
  addresses.email,
  isoDate,
  chess.castling,
  postcode,
  dayRange,
  numericDate,
  dayMonth,
  telephone,
  groups.grouped,
  hourRange,
  clock,
  ratio,
  groups.version,
  addresses.bareAddress,
  inches,
  code,
  flat,
  flight,
  timesInARow,
  markedYear,
  yearRange,
  slashFraction,
  dimension,
  moneyAfter,
  times,
  compound,
  writtenOrdinal,
  decades,
  ordinalNumber,
  hourOnly,
  quantity,
  rangeStart,
  houseNumber,
  plainYear,
  countedNumber,
  plainNumber,
];

const sections = rule(/(§§?)[ \u00a0]?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'paragrafy ' : 'paragraf '));
const ampersand = rule(/&/uy, () => 'i');
const operatorRules = [signedNumber, sign];
const signs = new Map<string, readonly Rule[]>([
  ...Array.from('=*×÷−-–<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~', (char) => [char, operatorRules] as const),
  ...Array.from('$£€¥₹₩₽₺₪₿₴', (char) => [char, [moneyBefore, sign]] as const),
  ['(', [groups.bracketed]],
  ['+', [groups.international, ...operatorRules]],
  ['#', [addresses.hashtag]],
  ['@', [addresses.handle]],
  ['§', [sections]],
  ['&', [ampersand]],
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
  abbreviation: (text, at, word) => (word.length <= 5 ? weekday(text, at) : undefined) ?? abbreviation(text, at),
  romanNumeral,
  capitals,
});

export const normalizePolish = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' do ' });
