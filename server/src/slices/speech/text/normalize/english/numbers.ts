/** Numbers in English words. They are given as digits, so that none is rounded. */
import { cardinalOf, digitsOf, maxDigits } from '../number-words.ts';
import { english, irregularOrdinals } from './tables/numbers.ts';

/** Digits of the longest number with a name; longer ones are read digit by digit. */
export const maxNamedDigits = maxDigits(english);

/** `1205` → `one thousand two hundred and five`. At most `maxNamedDigits` digits. */
export const cardinal = (digits: string | number): string => cardinalOf(english, digits);

/** `22` → `twenty-second`. */
export function ordinal(digits: string | number): string {
  return cardinal(digits).replace(/[a-z]+$/, (last) => {
    return irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  });
}

/** Digit by digit: `007` → `zero zero seven`. */
export const digitByDigit = (digits: string): string => digitsOf(english, digits);

/** A number as written in English: `1,234.50`, `007`, `3.14`. */
export function number(written: string): string {
  if (indian.test(written)) return inLakhs(written);
  const [whole = '', fraction] = written.replace(/[,\s]/g, '').split('.');
  const said = whole.length > maxNamedDigits || /^0\d/.test(whole) ? digitByDigit(whole) : cardinal(whole || '0');
  return fraction ? `${said} point ${digitByDigit(fraction)}` : said;
}

const indian = /^\d{1,2}(?:,\d{2}){1,5},\d{3}(?:\.\d+)?$/;

/** `1,50,000` as it is written in India: `one lakh fifty thousand`. */
function inLakhs(written: string): string {
  const [, crores = '', lakhs = '', rest = '', decimals = ''] =
    /^(\d*?)(\d{1,2}(?=\d{5}(?:\.|$)))(\d{5})(?:\.(\d+))?$/.exec(written.replaceAll(',', '')) ?? [];
  const parts = [
    Number(crores) ? `${cardinal(crores)} crore` : '',
    Number(lakhs) ? `${cardinal(Number(lakhs))} lakh` : '',
    Number(rest) ? cardinal(Number(rest)) : '',
    decimals ? `point ${digitByDigit(decimals)}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** Four digits as a year: `1905` → `nineteen oh five`. */
export function year(digits: string): string {
  const century = digits.slice(0, 2);
  const rest = Number(digits.slice(2));
  if (digits[1] === '0' && rest < 10) return cardinal(digits);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? 'oh ' : ''}${cardinal(rest)}`;
}

/** The years of a decade or century: `1990` → `nineteen nineties`, `80` → `eighties`. */
export function decade(digits: string): string {
  const said = digits.length === 4 ? year(digits) : cardinal(digits);
  return said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`;
}

/** Three quarters, five sixteenths, a hundred and twenty over eighty. */
export function fraction(numerator: number, denominator: number): string {
  if (denominator < 2 || (denominator > 100 && denominator !== 1000) || numerator >= denominator) {
    return `${cardinal(numerator)} over ${cardinal(denominator)}`;
  }
  const part = denominator === 2 ? 'half' : denominator === 4 ? 'quarter' : ordinal(denominator);
  return `${cardinal(numerator)} ${numerator === 1 ? part : part === 'half' ? 'halves' : `${part}s`}`;
}

/** Fractions after a whole number: `and a half`, `and three quarters`. */
export function andFraction(numerator: number, denominator: number): string {
  const said = fraction(numerator, denominator);
  return ` and ${numerator === 1 && denominator < 11 && denominator !== 8 ? said.replace(/^one/, 'a') : said}`;
}

/** Three or four digits of a name as people say them: `370` → `three seventy`, `2490` → `twenty-four ninety`. */
export function inPairs(digits: string): string {
  if (digits.length < 3 || digits.length > 4 || digits.startsWith('0')) {
    return digits.length < 3 && !/^0./.test(digits) ? cardinal(digits) : digitByDigit(digits);
  }
  if (/^\d0?00$/.test(digits)) return cardinal(digits);
  const head = cardinal(digits.slice(0, -2));
  const tail = digits.slice(-2);
  if (tail === '00') return `${head} hundred`;
  return `${head} ${tail.startsWith('0') ? 'oh ' : ''}${cardinal(tail)}`;
}
