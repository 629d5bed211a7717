/** The words of English numbers. */
import type { NumberTable } from '../../number-words.ts';

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
