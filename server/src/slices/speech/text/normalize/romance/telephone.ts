/** Telephone and other numbers that are read group by group. */
import { wordBefore } from '../context.ts';
import { rule, type Parts, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';
import { digitByDigit } from './numerals.ts';

export interface PhoneNumberRules {
  international: Rule;
  national: Rule;
  afterWord: Rule;
  bookNumber: Rule;
  grouped: Rule;
  manyDigits: Rule;
}

export function createPhoneRules(language: RomanceLanguage): PhoneNumberRules {
  const { phones, signs } = language;

  /** Each group is a part; what separates them is a short pause. */
  function groups(written: string, say: (digits: string) => string): Parts {
    const parts: (readonly [string, string])[] = [];
    for (const [part] of written.matchAll(/\d+|\D+/g)) {
      if (/\d/.test(part)) parts.push([part, say(part)]);
      else if (part.includes('+')) parts.push([part, `${signs.plus} `]);
      else parts.push([part, parts.length === 0 || parts.at(-1)?.[1].startsWith(signs.plus) ? '' : ', ']);
    }
    return parts;
  }
  const byDigits = (digits: string) => digitByDigit(language, digits);

  return {
    /** `+33 1 23 45 67 89`, `+55 (11) 91234-5678`. */
    international: rule(
      /\+\d{1,3}(?:[ .\u00a0\u202f-]?\(\d{1,4}\)\d{0,4}|[ .\u00a0\u202f-]\d{1,8}|(?<=\+\d{1,3})\d{6,11}){1,7}(?![\p{L}\d])/uy,
      ([all]) => (all.replace(/\D/g, '').length >= 7 ? groups(all, phones.group) : undefined),
    ),
    /** Numbers in the forms of the country. */
    national: rule(new RegExp(`(?:${phones.patterns.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'uy'), ([all]) =>
      groups(all, phones.group),
    ),
    /** Digits in groups after a word such as `tél.`. */
    afterWord: rule(/\(?\d{2,10}\)?(?:[ .\u00a0\u202f/-]{1,2}\d{2,10}){0,5}(?![\p{L}\d]|[.,]\d)/uy, (match, text) => {
      const [all] = match;
      const before = text.slice(Math.max(0, match.index - 24), match.index).replace(/[\s:.º°]+$/u, '');
      const isPhone = phones.words.includes(wordBefore(before, before.length));
      return isPhone && all.replace(/\D/g, '').length >= 5 ? groups(all, phones.group) : undefined;
    }),
    /** `978-2-07-036822-8` and other numbers between hyphens; an `X` may be the last digit. */
    bookNumber: rule(/(?:97[89][- ])?\d{1,5}[- ]\d{1,7}[- ]\d{1,7}[- ][\dX](?![\p{L}\d-])/uy, ([all]) => {
      const digits = all.replace(/[^\dX]/g, '').length;
      return digits === 10 || digits === 13 ? isbn(all) : undefined;
    }),
    /** `4111 1111 1111 1111`, `078-05-1120`. */
    grouped: rule(/\d{4}(?:[ -]\d{4}){2,4}(?![\p{L}\d])|\d{1,5}(?:-\d{1,5}){3,6}(?![\p{L}\d-])/uy, ([all]) =>
      groups(all, byDigits),
    ),
    /** Digits that are no quantity: many, without groups, and not round; one part a digit, however many there are. */
    manyDigits: rule(/\d{16,}|\d{8,15}(?<!000)(?!\d|[.,]\d)/uy, ([all]) =>
      Array.from(all, (digit, i) => [digit, (i > 0 ? ' ' : '') + byDigits(digit)] as const),
    ),
  };

  function isbn(all: string): Parts {
    const last = all.endsWith('X') ? all.slice(0, -1) : all;
    const parts = groups(last, byDigits);
    return last === all ? parts : [...parts, ['X', 'X']];
  }
}
