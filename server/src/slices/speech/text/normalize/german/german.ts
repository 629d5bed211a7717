/** German text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { createChessRules } from '../chess.ts';
import { createDigitRules } from '../digit-groups.ts';
import { rule, type Rule } from '../edit.ts';
import { createNormalizer } from '../engine.ts';
import { createInitialisms, spell } from '../initialisms.ts';
import { createSignRules } from '../sign-words.ts';
import { createAddressRules } from '../web-addresses.ts';
import { createWordReader } from '../word-reader.ts';
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
  yearRange,
} from './dates.ts';
import { romanNumeral } from './numerals.ts';
import { cardinal, digitByDigit, maxNamedDigits } from './numbers.ts';
import { addressMarks, pronounced, signWords, spelled, spelledEnds } from './sign-table.ts';
import { clock, duration, hourOnly, ratio } from './times-of-day.ts';
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

const addresses = createAddressRules({
  marks: addressMarks,
  hashtag: 'Hashtag',
  number: 'Nummer',
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
  point: 'Punkt',
  maxDigits: maxNamedDigits,
});
const { sign, signedNumber, power } = createSignRules(signWords);
const chess = createChessRules({
  pieces: { K: 'König', D: 'Dame', T: 'Turm', L: 'Läufer', S: 'Springer' },
  takes: 'schlägt',
  check: 'Schach',
  mate: 'matt',
  short: 'kurze Rochade',
  long: 'lange Rochade',
  cardinal,
});
const capitals = createInitialisms({ spelled, pronounced, spell, and: 'und', plus: 'plus', sharp: 'sharp' });

/** The longer and surer rules stand first. */
const numberRules: readonly Rule[] = [
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

const sections = rule(/(§§?)[ \u00a0]?(?=\d)/uy, ([, marks = '']) => (marks.length > 1 ? 'Paragrafen ' : 'Paragraf '));
const ampersand = rule(/&/uy, () => 'und');
const born = rule(/([*†])[ \u00a0]?(?=\d)/uy, (match, text) => {
  const isAlone = /^$|[\s(,;]/.test(text[match.index - 1] ?? '');
  return isAlone &&
    /^\d{1,2}\.|^\d{4}/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 4))
    ? match[1] === '*'
      ? 'geboren '
      : 'gestorben '
    : undefined;
});

const operatorRules = [signedNumber, sign];
const signs = new Map<string, readonly Rule[]>([
  ...Array.from('=×÷−<>^/.,:_≈≠≤≥±√∞°%‰©®™℃℉№~→', (char) => [char, operatorRules] as const),
  ...Array.from('$£€¥₹₩₽₺₪₿', (char) => [char, [moneyBefore, sign]] as const),
  ['-', [dateDash, ...operatorRules]],
  ['–', [dateDash, ...operatorRules]],
  ['*', [born, ...operatorRules]],
  ['†', [born]],
  ['(', [groups.bracketed]],
  ['+', [groups.international, ...operatorRules]],
  ['#', [addresses.hashtag]],
  ['@', [addresses.handle]],
  ['§', [sections]],
  ['&', [ampersand]],
  ['²', [power]],
  ['³', [power]],
]);

const capitalRules: readonly Rule[] = [groups.isbn, groups.iban, weekday, monthAlone];

const words = createWordReader({
  addresses,
  chess,
  capitalRules,
  moneyBefore,
  moneyCode: /^[A-Z]{2,3}$|^S?Fr$/,
  abbreviation,
  isSmallSpelled: (word) => /^[a-z]$/.test(word),
  romanNumeral,
  capitals,
});

export const normalizeGerman = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' bis ' });
