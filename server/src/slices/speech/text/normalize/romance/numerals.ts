/** Numbers as they are written in Romance languages, and how they are said. */
import type { CountedNoun, NumberForm, RomanceLanguage } from './language.ts';

/** Thousands between dots, spaces or apostrophes with a decimal comma; the English way; or plain digits. */
export const numeral =
  String.raw`(?:\d{1,3}(?:\.\d{3}){1,4}(?:,\d{1,18})?(?!\d|\.\d)|\d{1,3}(?:[\u00a0\u202f\u2009 ]\d{3}){1,4}(?:[,.]\d{1,18})?(?!\d)` +
  String.raw`|\d{1,3}(?:['’]\d{3}){1,4}(?:[,.]\d{1,18})?(?!\d)|\d{1,3}(?:,\d{3}){2,4}(?:\.\d{1,18})?(?!\d)|\d{1,3},\d{3}\.\d{1,18}(?!\d)` +
  String.raw`|\d{1,18}(?:[,.]\d{1,18})?(?!\d))`;

/** Numbers from here on have no name and are said digit by digit. */
const maxNamedDigits = 15;

export interface Numeral {
  whole: string;
  decimals: string;
  /** The sign before the decimals, as written. */
  mark: string;
  value: number;
}

export function parseNumeral({ isPointDecimal }: RomanceLanguage, written: string): Numeral {
  const plain = written.replace(/[\s\u00a0\u202f\u2009'’]/g, '');
  const isGrouped = !isPointDecimal && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(plain);
  const isEnglish =
    /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(plain) ||
    (isPointDecimal === true && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(plain));
  const bare = isGrouped ? plain.replaceAll('.', '') : isEnglish ? plain.replaceAll(',', '') : plain;
  const [, whole = '', mark = '', decimals = ''] = /^(\d+)(?:([,.])(\d+))?$/.exec(bare) ?? [];
  return { whole, decimals, mark, value: Number(`${whole}.${decimals || '0'}`) };
}

export const digitByDigit = ({ numbers }: RomanceLanguage, digits: string): string =>
  Array.from(digits, (digit) => numbers.digits[Number(digit)]).join(' ');

/** A whole number given as digits; with leading zeros or without a name digit by digit. */
export function sayWhole(language: RomanceLanguage, digits: string, form: NumberForm): string {
  if (digits.length > maxNamedDigits || /^0\d/.test(digits)) return digitByDigit(language, digits);
  return language.numbers.cardinal(Number(digits), form);
}

export function sayNumeral(language: RomanceLanguage, written: Numeral, form: NumberForm): string {
  if (!written.decimals) return sayWhole(language, written.whole, form);
  const { numbers } = language;
  const mark = written.mark === '.' ? numbers.point : numbers.comma;
  return `${sayWhole(language, written.whole, 'counting')} ${mark} ${sayDecimals(language, written.decimals)}`;
}

export const sayNumber = (language: RomanceLanguage, written: string, form: NumberForm = 'counting'): string =>
  sayNumeral(language, parseNumeral(language, written), form);

/** `05` → `zéro cinq`, `14` → `quatorze`, `14159` digit by digit. */
function sayDecimals(language: RomanceLanguage, decimals: string): string {
  if (decimals.length > language.numbers.maxDecimalsAsNumber) return digitByDigit(language, decimals);
  const zeros = /^0*/.exec(decimals)?.[0] ?? '';
  const rest = decimals.slice(zeros.length);
  const said = rest ? language.numbers.cardinal(Number(rest), 'counting') : '';
  return [digitByDigit(language, zeros), said].filter(Boolean).join(' ');
}

/** A number and what it counts: `vingt et une heures`, `un million d’euros`. */
export function sayCounted(language: RomanceLanguage, written: string, noun: CountedNoun): string {
  const number = parseNumeral(language, written);
  const name = language.numbers.isSingular(number.value) ? noun.one : noun.many;
  const said = sayNumeral(language, number, noun.gender ?? 'masculine');
  const counted = isMillions(number) ? language.of(name) : name;
  return language.joinCounted?.(said, counted) ?? `${said} ${counted}`;
}

/** Whole millions are nouns themselves, which what they count follows with `of`. */
export const isMillions = ({ value, decimals }: Numeral): boolean =>
  !decimals && value >= 1_000_000 && value % 1_000_000 === 0;

const escaped = (text: string) => text.replace(/[$.*+?^/\\()[\]{}|]/g, '\\$&');

/** A pattern for any of these words, the longest first, so that `km/h` is not read as `k`. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** A space of any width on the same line. */
export const space = String.raw`[ \u00a0\u202f\u2009]`;
export const wordEnd = String.raw`(?![\p{L}\p{N}])`;
