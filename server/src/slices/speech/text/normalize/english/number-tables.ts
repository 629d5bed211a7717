/** The words of English numbers. */
import type { NumberTable } from '../number-words.ts';

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Names of the groups of three digits, from the right. */
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'] as const;

export const english: NumberTable = {
  ones,
  tens,
  joinTens: (ten, one) => `${ten}-${one}`,
  joinHundreds: (hundreds, rest) => `${ones[hundreds]} hundred${rest && ` and ${rest}`}`,
  nameGroup: (words, _value, power) => `${words} ${scales[power]}`,
  beforeLast: 'and ',
  separator: ' ',
  groups: scales.length,
};

/** Ordinals that are not the cardinal and `th`. */
export const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Fractions that are one character: numerator and denominator. */
export const vulgarFractions: Record<string, readonly [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅐': [1, 7],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅑': [1, 9],
  '⅒': [1, 10],
};
