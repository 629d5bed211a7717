/** German text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { rule, type Rule } from '../edit.ts';
import { spell } from '../initialisms.ts';
import { createOwnLanguage, type SharedRules } from '../own-language.ts';
import { abbreviation } from './abbreviations.ts';
import {
  coordinates,
  dimension,
  inches,
  moneyAfter,
  moneyBefore,
  quantity,
  rangeStart,
  slashFraction,
} from './amounts.ts';
import {
  dateDash,
  dayMonth,
  dayRange,
  decades,
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
import { clock, duration, hourOfDay, hourOnly, ratio } from './times-of-day.ts';
import {
  code,
  compound,
  flight,
  houseNumber,
  hyphenated,
  oneBeforeNoun,
  ordinalNumber,
  plainNumber,
  postcode,
  writtenOrdinal,
} from './whole-numbers.ts';

/** The longer and surer rules stand first. */
const numbers = ({ addresses, groups, chess }: SharedRules): readonly Rule[] => [
  groups.manyDigits,
  addresses.email,
  isoDate,
  duration,
  chess.castling,
  dayRange,
  numericDate,
  dayMonth,
  groups.grouped,
  clock,
  hourOfDay,
  ratio,
  groups.version,
  addresses.bareAddress,
  coordinates,
  inches,
  code,
  flight,
  postcode,
  yearRange,
  slashFraction,
  dimension,
  moneyAfter,
  compound,
  writtenOrdinal,
  decades,
  ordinalNumber,
  quantity,
  rangeStart,
  hourOnly,
  houseNumber,
  hyphenated,
  plainYear,
  oneBeforeNoun,
  plainNumber,
];

const born = rule(/([*†])[ \u00a0]?(?=\d)/uy, (match, text) => {
  const isAlone = /^$|[\s(,;]/.test(text[match.index - 1] ?? '');
  return isAlone &&
    /^\d{1,2}\.|^\d{4}/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 4))
    ? match[1] === '*'
      ? 'geboren '
      : 'gestorben '
    : undefined;
});

export const normalizeGerman = createOwnLanguage(
  {
    addresses: { marks: addressMarks, hashtag: 'Hashtag', number: 'Nummer', spelledEnds },
    chess: {
      pieces: { K: 'König', D: 'Dame', T: 'Turm', L: 'Läufer', S: 'Springer' },
      takes: 'schlägt',
      check: 'Schach',
      mate: 'matt',
      short: 'kurze Rochade',
      long: 'lange Rochade',
    },
    signs: signWords,
    initialisms: { spelled, pronounced, and: 'und' },
    section: 'Paragraf',
    sections: 'Paragrafen',
    point: 'Punkt',
    range: 'bis',
    spell,
    digits: digitByDigit,
    cardinal,
    maxDigits: maxNamedDigits,
  },
  {
    numbers,
    moneyBefore,
    capitalRules: [weekday, weekdayAlone, monthAlone],
    moneyCode: /^[A-Z]{2,3}$|^[Ss]?Fr$/,
    abbreviation,
    isSmallSpelled: (word) => /^[a-z]$/.test(word),
    signs: { '-': [dateDash], '–': [dateDash], '*': [born], '†': [born] },
    romanNumeral,
  },
);
