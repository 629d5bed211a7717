/** Polish text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import type { Rule } from '../edit.ts';
import { spellWithDots as spell } from '../initialisms.ts';
import { createOwnLanguage, type SharedRules } from '../own-language.ts';
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

/** The longer and surer rules stand first. */
const numbers = ({ addresses, groups, chess }: SharedRules): readonly Rule[] => [
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

export const normalizePolish = createOwnLanguage(
  {
    addresses: { marks: addressMarks, hashtag: 'hasztag', number: 'numer', spelledEnds },
    chess: {
      pieces: { K: 'król', H: 'hetman', W: 'wieża', G: 'goniec', S: 'skoczek' },
      takes: 'bije',
      check: 'szach',
      mate: 'mat',
      short: 'krótka roszada',
      long: 'długa roszada',
    },
    signs: signWords,
    initialisms: { spelled, pronounced, and: 'i' },
    section: 'paragraf',
    sections: 'paragrafy',
    point: 'kropka',
    range: 'do',
    spell,
    digits: digitByDigit,
    cardinal: (digits) => cardinal(digits),
    maxDigits: maxNamedDigits,
  },
  {
    numbers,
    moneyBefore,
    abbreviation: (text, at, word) => (word.length <= 5 ? weekday(text, at) : undefined) ?? abbreviation(text, at),
    romanNumeral,
  },
);
