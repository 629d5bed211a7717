/** Fractions, ranges, versions, ordinals, and signs between numbers. */
import { numeral, ofUnit, unitSymbols } from './amounts.ts';
import { isInFormula } from './formulas.ts';
import { isAlphanumeric } from '../surroundings.ts';
import { rule, type Rule } from '../edit.ts';
import { andFraction, digitByDigit, fraction, number, ordinal } from './numbers.ts';
import { units } from './tables/units.ts';

const idioms: Readonly<Record<string, string>> = {
  '24/7': 'twenty-four seven',
  '9/11': 'nine eleven',
  '50/50': 'fifty fifty',
  '20/20': 'twenty twenty',
};

/** `1/2`, `3 1/2`, `120/80`, `1/2 km`. */
export const slashFraction: Rule = rule(
  new RegExp(
    String.raw`(?<![/\d])(?:(\d{1,4})[ -])?(\d{1,6})[/⁄](\d{1,6})(?![\p{L}\d]|[/.]\d)(?:[ -](${unitSymbols})(?![\p{L}\p{N}²³])(\.(?=\s+[a-z\d(]|[,;:)]))?)?`,
    'uy',
  ),
  (match, text) => {
    const [all, whole, over = '', under = '', symbol = ''] = match;
    if (idioms[all]) return idioms[all];
    const end = match.index + all.length;
    const isHundred = under === '100' && Number(over) > 10;
    const isRated =
      outOfAfter.test(text.slice(end, end + 14)) ||
      outOfBefore.test(text.slice(Math.max(0, match.index - 20), match.index));
    const isRating = under === '10' || isHundred || (isRated && /^(?:5|20|50|100)$/.test(under));
    if (!whole && !symbol && isRating && Number(over) <= Number(under))
      return `${number(over)} out of ${number(under)}`;
    const [numerator, denominator] = [Number(over), Number(under)];
    const isProper = numerator < denominator && (denominator <= 100 || denominator === 1000);
    const said = fraction(numerator, denominator);
    const value = !whole ? said : number(whole) + (isProper ? andFraction(numerator, denominator) : ` ${said}`);
    const [one, many] = units.get(symbol) ?? [];
    if (!one) return value;
    return whole || !isProper ? `${value} ${many}` : ofUnit(value, one);
  },
);
const outOfBefore = /\b(?:rated|rating|scored?|got|gave it|review|grade|mark)(?:\sof|:|\sa)?\s$/i;
const outOfAfter = /^\s?(?:stars?|points?|rating|marks?)(?![a-z])/;

/** `4.5/5`, `9.5/10`. */
export const decimalRating: Rule = rule(
  /(\d{1,2}\.\d{1,2})\/(5|10|20|100)(?![\p{L}\d]|[/.]\d)/uy,
  ([, first = '', second = '']) =>
    Number(first) <= Number(second) ? `${number(first)} out of ${number(second)}` : undefined,
);

/** `1/x`. */
export const overLetter: Rule = rule(/(\d{1,4})\/([a-z])(?![\p{L}\d/])/uy, ([, over = '', letter = '']) =>
  units.has(letter) && letter !== 'x' ? undefined : `${number(over)} over ${letter === 'a' ? 'A' : letter}`,
);

/** The first number of `10–20` or `5-7` and the dash; the second is read with its unit. */
export const rangeStart: Rule = rule(
  new RegExp(`(${numeral})([ \\u00a0]?[–—][ \\u00a0]?|-)(?=\\d)`, 'uy'),
  (match, text) => {
    const [, from = '', dash = ''] = match;
    if (isInFormula(text, match.index + from.length, dash.length)) return undefined;
    return [
      [from, number(from)],
      [dash, ' to '],
    ];
  },
);

/** `2.5.1`, `192.168.1.1`. */
export const version: Rule = rule(/\d{1,9}(?:\.\d{1,9}){2,8}(?![\p{L}\d])/uy, ([all]) => {
  const parts = all.split('.');
  const mark = parts.length === 4 && parts.every((part) => Number(part) < 256) ? ' dot ' : ' point ';
  return parts.map((part) => number(part)).join(mark);
});

/** `1st`, `1,000th`. */
export const ordinalNumber: Rule = rule(
  /(\d{1,3}(?:,\d{3}){1,5}|\d{1,18})(?:st|nd|rd|th)(?![\p{L}\d])/iuy,
  ([, digits = '']) => ordinal(digits.replaceAll(',', '')),
);

/** `16:9`. */
export const ratio: Rule = rule(/(\d{1,4}):(\d{1,4})(?![\p{L}\d]|:\d)/uy, ([, first = '', second = '']) => [
  [first, number(first)],
  [':', ' to '],
  [second, number(second)],
]);

/** Any other number; a long one digit by digit is `manyDigits`. */
export const plainNumber: Rule = (text, at) => {
  for (const pattern of [exact, loose]) {
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (written) return [{ from: at, to: at + written.length, spoken: number(written) }];
  }
  return undefined;
};
const exact = new RegExp(numeral, 'uy');
const loose = /\d{1,18}/uy;

const between: Readonly<Record<string, string>> = {
  '+': 'plus',
  '=': 'equals',
  '*': 'times',
  '×': 'times',
  '÷': 'divided by',
  '−': 'minus',
  '-': '',
  '<': 'is less than',
  '>': 'is greater than',
  '^': 'to the power of',
  '/': 'slash',
  '.': 'point',
  ',': ',',
  ':': ',',
  _: '',
};
const anywhere: Readonly<Record<string, string>> = {
  '×': 'times',
  '÷': 'divided by',
  '≈': 'is about',
  '≠': 'is not equal to',
  '≤': 'is at most',
  '≥': 'is at least',
  '±': 'plus or minus',
  '√': 'the square root of',
  '∞': 'infinity',
  '°': 'degrees',
  '%': 'percent',
  '‰': 'per mille',
  '€': 'euros',
  '£': 'pounds',
  '©': 'copyright',
  '®': 'registered',
  '™': 'trademark',
  '℃': 'degrees Celsius',
  '℉': 'degrees Fahrenheit',
  '№': 'number',
};

/** A sign that is read: between two numbers, or wherever it stands. */
export const sign: Rule = (text, at) => {
  const char = text[at] ?? '';
  const left = text.slice(Math.max(0, at - 2), at);
  const right = text.slice(at + 1, at + 3);
  const said =
    betweenNumbers(text, at, left, right) ?? (isOperator(char, left, right) ? between[char] : anywhere[char]);
  return said === undefined ? undefined : [{ from: at, to: at + 1, spoken: said }];
};

/** "x = 5", "a + b". */
const isOperator = (char: string, left: string, right: string) =>
  (char === '+' || char === '=') && /\S\s$/.test(left) && /^\s\S/.test(right);

function betweenNumbers(text: string, at: number, left: string, right: string): string | undefined {
  if (!/[\d)]\s?$/.test(left) || !/^\s?[\d(]/.test(right)) return undefined;
  const char = text[at] ?? '';
  const [spaceLeft, spaceRight] = [left.endsWith(' '), right.startsWith(' ')];
  // "10 - 20" is a range unless a result follows.
  if (char === '-' && spaceLeft && spaceRight) return isInFormula(text, at) ? 'minus' : 'to';
  // A sign with a space on one side only is punctuation: "in 5, 6", "5 .6".
  const tight = /[\d)]$/.test(left) && /^\d/.test(right);
  const said = between[char];
  if (said === undefined || ('.,:_-/'.includes(char) && !tight)) return undefined;
  if (said === ',') return ', ';
  return said ? (spaceLeft ? '' : ' ') + said + (spaceRight ? '' : ' ') : ' ';
}

/** `-5`, `−5`, `+5`, `~5`, `.5`, `>5`, with nothing written before them. */
export const signedNumber: Rule = (text, at) => {
  const next = text[at + 1] ?? '';
  if (isAlphanumeric(text[at - 1]) || !/[\d.$£€¥]/.test(next)) return undefined;
  const char = text[at] ?? '';
  if (char === '.') {
    leadingPoint.lastIndex = at;
    const [written, digits = ''] = leadingPoint.exec(text) ?? [];
    return written ? [{ from: at, to: at + written.length, spoken: `point ${digitByDigit(digits)}` }] : undefined;
  }
  const said = {
    '-': 'minus ',
    '−': 'minus ',
    '+': 'plus ',
    '~': 'about ',
    '≈': 'about ',
    '>': 'more than ',
    '<': 'less than ',
  }[char];
  const clear = char === '-' ? /^$|[\s([=<>:;,"'“‘]/.test(text[at - 1] ?? '') : true;
  // "<3" is a heart, not a comparison.
  if (!said || !clear || (char === '<' && /^3(?!\d)/.test(text.slice(at + 1, at + 3)))) return undefined;
  return /\d/.test(text.slice(at + 1, at + 3)) ? [{ from: at, to: at + 1, spoken: said }] : undefined;
};
const leadingPoint = /\.(\d{1,18})(?!\d)/uy;

/** `x²`. */
export const power: Rule = (text, at) => {
  if (!isAlphanumeric(text[at - 1]) && text[at - 1] !== ')') return undefined;
  return [{ from: at, to: at + 1, spoken: text[at] === '²' ? ' squared' : ' cubed' }];
};
