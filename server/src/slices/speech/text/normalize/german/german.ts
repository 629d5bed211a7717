/** German text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { createChessRules } from '../chess.ts';
import { createDigitRules } from '../digit-groups.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer, firstOf } from '../engine.ts';
import { createInitialisms, spell } from '../initialisms.ts';
import { createSignRules } from '../sign-words.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { createAddressRules } from '../web-addresses.ts';
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

export const normalizeGerman = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' bis ' });

function words(text: string) {
  const hasAddress = text.includes('@');
  return (at: number, word: string) => readWord(text, at, word, hasAddress);
}

function readWord(text: string, at: number, word: string, hasAddress: boolean): Edit[] | undefined {
  const next = text[at + word.length] ?? '';
  const isLower = /^[\p{Ll}'’]+$/u.test(word);
  // Nearly every word of a text ends here.
  if (isLower && word.length > 6 && (next === ' ' || next === ',' || next === '\n' || next === '')) return undefined;
  const alone = !isAlphanumeric(text[at - 1]);
  if (alone && !/[\w.@/-]/.test(text[at - 1] ?? '') && /[.@:_+\d-]/.test(next)) {
    const address =
      addresses.url(text, at) ??
      (hasAddress ? addresses.email(text, at) : undefined) ??
      addresses.bareAddress(text, at);
    if (address) return address;
  }
  if (alone) {
    const move = /[\da-hx-]/.test(next) || /^[A-Z]?x?[a-h]/.test(word) ? chess.move(text, at) : undefined;
    if (move && /[1-8]/.test(text.slice(at + 1, at + 4))) return move;
  }
  if (alone && !isLower) {
    const said =
      firstOf(capitalRules, text, at) ?? (/^[A-Z]{2,3}$|^S?Fr$/.test(word) ? moneyBefore(text, at) : undefined);
    if (said) return said;
  }
  if (alone) {
    const said = abbreviation(text, at, word);
    if (said) return said;
  }
  if (isLower && !/^[a-z]$/.test(word)) return undefined;
  return (alone ? romanNumeral(text, at, word) : undefined) ?? capitals(text, at, word);
}
