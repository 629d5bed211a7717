/** Numbers in Dutch words. They are given as digits, so that none is rounded. */
import { cardinalOf, digitsOf, maxDigits, type NumberTable } from '../number-words.ts';
import { readAmount } from '../written-amounts.ts';

const ones =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  );
const tens = ['', '', ...'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')];
const scales = ['', '', 'miljoen', 'miljard', 'biljoen', 'biljard'] as const;

const dutch: NumberTable = {
  ones,
  tens,
  // Two vowels that are no sound of their own are parted: `tweeëntwintig`.
  joinTens: (ten, one) => `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`,
  joinHundreds: (hundreds, rest) => `${hundreds === 1 ? '' : ones[hundreds]}honderd${rest}`,
  nameGroup: (words, value, power) =>
    power === 1 ? `${value === 1 ? '' : words}duizend` : ` ${value === 1 ? 'één' : words} ${scales[power]} `,
  beforeLast: '',
  separator: '',
  groups: scales.length,
};

/** Digits of the longest number with a name; longer ones are read digit by digit. */
export const maxNamedDigits = maxDigits(dutch);

/** `1` is `één`, which the accents part from the article. */
export function cardinal(digits: string | number): string {
  const said = cardinalOf(dutch, digits).replaceAll(/ {2,}/g, ' ');
  return said.replace(/(^| )een$/, '$1één').replace(/(?<=honderd|duizend)een$/, 'één');
}

/** Digit by digit: `007` → `nul nul zeven`. */
export const digitByDigit = (digits: string): string => digitsOf(dutch, digits).replaceAll(/\been\b/g, 'één');

/** A number as written in Dutch: `1.234,50`, `007`, `3,14`. */
export function number(written: string): string {
  const { whole, decimals } = readAmount(written);
  const said = whole.length > maxNamedDigits || /^0\d/.test(whole) ? digitByDigit(whole) : cardinal(whole || '0');
  return decimals ? `${said} komma ${digitByDigit(decimals)}` : said;
}

const ordinals =
  '_ eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende'.split(
    ' ',
  );

/** `21` → `eenentwintigste`. */
export function ordinal(digits: string | number): string {
  const value = Number(digits);
  const rest = value % 100;
  if (rest === 0 || rest > 19) return `${cardinalOf(dutch, value).trim()}ste`;
  return (value > 100 ? cardinalOf(dutch, value - rest).trim() : '') + ordinals[rest];
}

/** Four digits as a year: `1905` → `negentienhonderdvijf`. */
export function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  if (digits.length !== 4 || century < 11 || century > 19) return cardinal(digits);
  const rest = Number(digits.slice(2));
  return `${cardinal(century)}honderd${rest ? cardinalOf(dutch, rest) : ''}`;
}

/** `3/4` → `drie kwart`, `2/3` → `twee derde`. */
export function fraction(over: string | number, under: string | number): string {
  const [numerator, denominator] = [Number(over), Number(under)];
  const count = numerator === 1 ? 'een' : cardinal(over);
  if (denominator === 2) return numerator === 1 ? 'een half' : `${count} tweede`;
  return `${count} ${denominator === 4 ? 'kwart' : ordinal(under)}`;
}

/** `2 1/2` → `tweeënhalf`, `1 1/2` → `anderhalf`. */
export function mixed(whole: string, over: string | number, under: string | number): string {
  if (Number(over) !== 1 || Number(under) !== 2) return `${cardinal(whole)} en ${fraction(over, under)}`;
  if (Number(whole) === 1) return 'anderhalf';
  const said = cardinalOf(dutch, whole);
  return `${said}${said.endsWith('e') ? 'ën' : 'en'}half`;
}
