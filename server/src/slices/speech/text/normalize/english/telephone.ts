/** Telephone and other numbers that are read digit by digit, group by group. */
import { wordBefore } from '../context.ts';
import { rule, type Parts, type Rule } from '../edit.ts';
import { digitByDigit, maxNamedDigits } from './numbers.ts';

/** Each group is a part; what separates them is a short pause. */
function groups(written: string): Parts {
  const parts: (readonly [string, string])[] = [];
  for (const [part] of written.matchAll(/\d+|\D+/g)) {
    if (/\d/.test(part)) parts.push([part, digitByDigit(part)]);
    else if (part.includes('+')) parts.push([part, 'plus ']);
    else parts.push([part, parts.length === 0 || parts.at(-1)?.[1] === 'plus ' ? '' : ', ']);
  }
  return parts;
}

/** `+44 20 7946 0958`, `+1 (555) 123-4567`. */
export const international: Rule = rule(
  /\+\d{1,4}(?:[ .\u00a0-]?\(\d{1,4}\)|[ .\u00a0-]\d{1,8}|(?<=\))\d{1,8}|(?<=\+\d{1,4})\d{6,11}){1,6}(?![\p{L}\d])/uy,
  ([all]) => (all.replace(/\D/g, '').length >= 7 ? groups(all) : undefined),
);

/** `(555) 123-4567`, `(020) 7946 0958`. */
export const bracketed: Rule = rule(/\(\d{2,5}\)[ .-]?\d{3,4}[ .-]?\d{3,4}(?![\p{L}\d])/uy, ([all]) => groups(all));

/** `555-123-4567`, `1-800-555-0199`, `020 7946 0958`, `4111 1111 1111 1111`, `078-05-1120`. */
export const grouped: Rule = rule(
  /(?:1[-. ])?\d{3}([-. ])\d{3}\1\d{4}(?![\p{L}\d])|0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4}(?![\p{L}\d])|\d{4}(?:[ -]\d{4}){3}(?![\p{L}\d])|\d{1,4}(?:-\d{1,4}){2,6}(?![\p{L}\d-])/uy,
  ([all]) => groups(all),
);

const callWords = new Set([
  'call',
  'dial',
  'phone',
  'tel',
  'telephone',
  'at',
  'on',
  'number',
  'text',
  'fax',
  'mobile',
  'is',
]);

/** `555-0199`: seven digits that cannot be a range, or after a word such as `call`. */
export const local: Rule = rule(/(\d{3})-(\d{4})(?![\p{L}\d-])/uy, (match, text) => {
  const [all, first, second = ''] = match;
  const sure = first === '555' || second.startsWith('0') || callWords.has(wordBefore(text, match.index));
  return sure ? groups(all) : undefined;
});

/** Digits without a name for their number; one part a digit, however many there are. */
export const manyDigits: Rule = rule(new RegExp(`(\\d{1,18}\\.)?\\d{${maxNamedDigits + 1},}`, 'uy'), ([all]) =>
  Array.from(all, (char, i) => [char, (i > 0 ? ' ' : '') + (char === '.' ? 'point' : digitByDigit(char))] as const),
);
