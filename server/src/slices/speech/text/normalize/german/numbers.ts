/** Numbers in German words. They are given as digits, so that none is rounded. */
import { cardinalOf, digitsOf, maxDigits, type NumberTable } from '../number-words.ts';
import { readAmount } from '../written-amounts.ts';

const ones =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = ['', '', ...'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')];
const scales = ['', '', 'Million', 'Milliarde', 'Billion', 'Billiarde'] as const;
const plural = (scale: string) => (scale.endsWith('e') ? `${scale}n` : `${scale}en`);

const german: NumberTable = {
  ones,
  tens,
  joinTens: (ten, one) => `${one}und${ten}`,
  joinHundreds: (hundreds, rest) => `${ones[hundreds]}hundert${rest}`,
  nameGroup: (words, value, power) => {
    const scale = scales[power] ?? '';
    if (power === 1) return `${words}tausend`;
    return value === 1 ? `eine ${scale} ` : `${words.replace(/ein$/, 'eine')} ${plural(scale)} `;
  },
  beforeLast: '',
  separator: '',
  groups: scales.length,
};

/** Digits of the longest number with a name; longer ones are read digit by digit. */
export const maxNamedDigits = maxDigits(german);

/** `101` → `einhundertein`, as it stands before a noun or in a compound. */
export const cardinalStem = (digits: string | number): string => cardinalOf(german, digits);

/** `101` → `einhunderteins`. */
export const cardinal = (digits: string | number): string => cardinalStem(digits).replace(/ein$/, 'eins');

/** Digit by digit: `007` → `null null sieben`. */
export const digitByDigit = (digits: string): string => digitsOf(german, digits).replaceAll(/\bein\b/g, 'eins');

/** A number as written in German: `1.234,50`, `007`, `3,14`. */
export function number(written: string): string {
  const { whole, decimals } = readAmount(written);
  const said = whole.length > maxNamedDigits || /^0\d/.test(whole) ? digitByDigit(whole) : cardinal(whole || '0');
  return decimals ? `${said} Komma ${digitByDigit(decimals)}` : said;
}

const irregularOrdinals: Readonly<Record<string, string>> = {
  eins: 'erst',
  drei: 'dritt',
  sieben: 'siebt',
  acht: 'acht',
};

/** `3` → `dritt`: an ordinal without its ending. */
export function ordinalStem(digits: string | number): string {
  const said = cardinal(digits)
    .toLowerCase()
    .replace(/(?:eine )?(\p{L}+(?:on|onen|arden?))$/u, '$1');
  const rest = Number(String(digits).slice(-2));
  if (rest === 0 || rest > 19) return `${said.replace(/ /g, '')}st`;
  const last = /(?:eins|drei|sieben|acht)$/.exec(said)?.[0] ?? '';
  const stem = irregularOrdinals[last];
  return stem ? said.slice(0, -last.length) + stem : `${said}t`;
}

/** Four digits as a year: `1905` → `neunzehnhundertfünf`. */
export function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  if (digits.length !== 4 || century < 11 || century > 19) return cardinal(digits);
  const rest = Number(digits.slice(2));
  return `${cardinal(century)}hundert${rest ? cardinal(rest) : ''}`;
}

/** Three quarters, five sixteenths: `drei Viertel`, `fünf Sechzehntel`. */
export function fraction(over: string | number, under: string | number): string {
  const [numerator, denominator] = [Number(over), Number(under)];
  if (denominator < 2 || denominator > 1000) return `${cardinal(over)} durch ${cardinal(under)}`;
  const count = cardinalStem(numerator);
  if (denominator === 2) return numerator === 1 ? 'ein halb' : `${cardinal(numerator)} halbe`;
  const part = `${ordinalStem(denominator).replace(/^ein(?=hundert|tausend)/, '')}el`;
  return `${count} ${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** `2 1/2` → `zweieinhalb`. */
export function mixed(whole: string, over: string | number, under: string | number): string {
  if (Number(over) === 1 && Number(under) === 2) return `${cardinalStem(whole)}einhalb`;
  return `${cardinal(whole)} ${fraction(over, under)}`;
}
