/** Numbers that are read digit by digit, group by group: of telephones, books and accounts. */
import { rule, type Parts, type Rule } from './edit.ts';

export interface DigitWords {
  /** `007` → `zero zero seven`. */
  digits(digits: string): string;
  cardinal(digits: string): string;
  spell(letters: string): string;
  /** The word for `+` before a country's number. */
  plus: string;
  /** The word for the point of a version. */
  point: string;
  /** The longest number that has a name. */
  maxDigits: number;
}

export interface DigitRules {
  international: Rule;
  bracketed: Rule;
  grouped: Rule;
  manyDigits: Rule;
  version: Rule;
  isbn: Rule;
  iban: Rule;
}

const internationalPattern =
  /\+\d{1,4}(?:[ .\u00a0/-]{0,2}\(\d{1,5}\)[ .\u00a0/-]?\d{0,8}|[ .\u00a0/-]{1,2}\d{1,8}|(?<=\+\d{1,4})\d{6,11}){1,6}(?![\p{L}\d])/uy;
const bracketedPattern = /\(0?\d{2,5}\)[ ./-]?\d{2,8}(?:[ .-]?\d{2,4}){0,3}(?![\p{L}\d])/uy;
const groupedPattern =
  /0\d{1,5}(?:[ \u00a0]?[/–-][ \u00a0]?|[ \u00a0.])\d{2,8}(?:[ \u00a0.-]\d{2,6}){0,4}(?![\p{L}\d])|\d{3}([-. ])\d{3}\1\d{4}(?![\p{L}\d])|\d{3}([- ])\d{3}\2\d{3}(?![\p{L}\d]|\2\d)|\d{4}(?:[ -]\d{4}){3}(?![\p{L}\d])|\d{1,4}(?:-\d{1,7}){2,6}(?![\p{L}\d-])/uy;
const isbnPattern = /(?:ISBN(?:-1[03])?|ISSN|EAN)(?::? )?(?=[\dX])(\d(?:[ –-]?\d){6,16}[ –-]?[\dXx])(?![\p{L}\d])/uy;
const ibanPattern = /[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\d])/uy;

/** `1.234.567` is one number, `192.168.178.100` an address. */
const isThousands = (written: string) =>
  /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written) && !/^\d+(?:\.(?:[1-9]\d\d)){3}$/.test(written);

export function createDigitRules(words: DigitWords): DigitRules {
  /** Each group is a part; what separates them is a short pause. */
  function groups(written: string): Parts {
    const parts: (readonly [string, string])[] = [];
    for (const [part] of written.matchAll(/\d+|\p{L}+|[^\d\p{L}]+/gu)) {
      if (/\d/.test(part)) parts.push([part, words.digits(part)]);
      else if (/\p{L}/u.test(part)) parts.push([part, words.spell(part)]);
      else if (part.includes('+')) parts.push([part, `${words.plus} `]);
      else parts.push([part, parts.length === 0 || parts.at(-1)?.[1] === `${words.plus} ` ? '' : ', ']);
    }
    return parts;
  }

  return {
    /** `+44 20 7946 0958`, `+49 (0)30 123456`. */
    international: rule(internationalPattern, ([all]) =>
      all.replace(/\D/g, '').length >= 7 ? groups(all) : undefined,
    ),
    /** `(030) 123 45 67`. */
    bracketed: rule(bracketedPattern, ([all]) => (all.replace(/\D/g, '').length >= 6 ? groups(all) : undefined)),
    /** `030 1234567`, `0171/123456`, `555-123-4567`, `600 700 800`, `4111 1111 1111 1111`. */
    grouped: rule(groupedPattern, ([all]) => {
      const count = all.replace(/\D/g, '').length;
      return count >= 7 && !/^0[ -]/.test(all) ? groups(all) : undefined;
    }),
    /** Digits without a name for their number; one part a digit, however many there are. */
    manyDigits: rule(new RegExp(`\\d{${words.maxDigits + 1},}`, 'uy'), ([all]) =>
      Array.from(all, (char, i) => [char, (i > 0 ? ' ' : '') + words.digits(char)] as const),
    ),
    /** `2.5.1`, `192.168.1.1`. */
    version: rule(/\d{1,9}(?:\.\d{1,9}){2,8}(?![\p{L}\d])/uy, ([all]) =>
      isThousands(all)
        ? undefined
        : all
            .split('.')
            .map((part) => (/^0\d/.test(part) ? words.digits(part) : words.cardinal(part)))
            .join(` ${words.point} `),
    ),
    /** `ISBN 978-3-16-148410-0`. */
    isbn: rule(isbnPattern, ([all, number = '']) => {
      const name = all.slice(0, all.length - number.length);
      return [
        [
          name,
          name
            .replace(/[A-Z]+/, words.spell)
            .replace(/-1([03])/, (_, last: string) => ` ${words.cardinal(`1${last}`)}`),
        ],
        ...groups(number),
      ];
    }),
    /** `DE89 3704 0044 0532 0130 00`. */
    iban: rule(ibanPattern, ([all]) => (all.replace(/\s/g, '').length >= 15 ? groups(all) : undefined)),
  };
}
