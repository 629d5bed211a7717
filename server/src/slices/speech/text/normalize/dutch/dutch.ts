/** Dutch text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import type { Rule } from '../edit.ts';
import { spellWithDots as spell } from '../initialisms.ts';
import { createOwnLanguage, type SharedRules } from '../own-language.ts';
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
  weekdayAlone,
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

/** The longer and surer rules stand first. */
const numbers = ({ addresses, groups, chess }: SharedRules): readonly Rule[] => [
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

export const normalizeDutch = createOwnLanguage(
  {
    addresses: { marks: addressMarks, hashtag: 'hashtag', number: 'nummer', spelledEnds },
    chess: {
      pieces: { K: 'koning', D: 'dame', T: 'toren', L: 'loper', P: 'paard' },
      takes: 'slaat',
      check: 'schaak',
      mate: 'mat',
      short: 'korte rokade',
      long: 'lange rokade',
    },
    signs: signWords,
    initialisms: { spelled, pronounced, and: 'en' },
    section: 'paragraaf',
    sections: 'paragrafen',
    point: 'punt',
    range: 'tot',
    spell,
    digits: digitByDigit,
    cardinal,
    maxDigits: maxNamedDigits,
  },
  {
    numbers,
    moneyBefore,
    abbreviation: (text, at, word) =>
      (word === 't' ? through(text, at) : undefined) ??
      (word.length <= 4 ? (weekday(text, at) ?? weekdayAlone(text, at) ?? monthAlone(text, at)) : undefined) ??
      abbreviation(text, at, word),
    isSmallSpelled: (word) => spelled.has(word),
    signs: { "'": [decade], '’': [decade], '‘': [decade] },
    romanNumeral,
  },
);
