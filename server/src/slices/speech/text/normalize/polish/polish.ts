/** Polish text as it is said: numbers, dates, money, abbreviations and the like, as edits of what is written. */
import { createChessRules } from '../chess.ts';
import { createDigitRules } from '../digit-groups.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { createNormalizer, firstOf } from '../engine.ts';
import { createInitialisms, spellWithDots as spell } from '../initialisms.ts';
import { createSignRules } from '../sign-words.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { createAddressRules } from '../web-addresses.ts';
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

export const normalizePolish = createNormalizer({ numbers: numberRules, signs, words, rangeDash: ' do ' });

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
  if (alone && (/[\da-hx-]/.test(next) || /^[A-Z]?x?[a-h]/.test(word))) {
    const move = chess.move(text, at);
    if (move && /[1-8]/.test(text.slice(at + 1, at + 4))) return move;
  }
  if (alone && !isLower) {
    const said = firstOf(capitalRules, text, at) ?? (/^[A-Z]{2,3}$/.test(word) ? moneyBefore(text, at) : undefined);
    if (said) return said;
  }
  if (alone) {
    const said = (word.length <= 5 ? weekday(text, at) : undefined) ?? abbreviation(text, at);
    if (said) return said;
  }
  if (isLower) return undefined;
  return (alone ? romanNumeral(text, at, word) : undefined) ?? capitals(text, at, word);
}
