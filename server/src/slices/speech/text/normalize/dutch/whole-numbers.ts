/** Ordinals, numbers in compounds, numbers that are read digit by digit, and all others. */
import { wordBefore } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import { numeral } from '../written-amounts.ts';
import { cardinal, digitByDigit, number, ordinal, year } from './numbers.ts';

/** `1e`, `2de`, `21ste`, `3-de`. */
export const ordinalNumber: Rule = rule(
  /(\d{1,3}(?:\.\d{3}){1,3}|\d{1,6})-?[ ]?(?:(?<! )e|ste|de)(?![\p{L}\d'’])/uy,
  ([all, digits = '']) => (all.endsWith(' de') ? undefined : ordinal(digits.replaceAll('.', ''))),
);

/** `3-jarig` → `driejarig`, `4-persoons`, `5-daags`, `10-voudig`. */
export const compound: Rule = rule(
  /(\d{1,4})-?((?:jarige?n?|daagse?|persoons|voudige?|deling|delige?|talige?|koppige?|zijdige?|kamer|sterren|maal|urige?|procentse?|tal|weekse?|maandse?|cijferige?)\p{Ll}{0,20})(?!\p{L})/uy,
  ([, digits = '', rest = '']) => cardinal(digits).replace('één', 'een') + rest,
);

const codeWord =
  /(?:^|\P{L})(?:\p{L}{0,20}code|pin|puk|wachtwoord|bsn|iban|kvk|\p{L}{2,25}nummer|agent|telefoon|tel|fax|mobiel|id)\.?(?:[ \u00a0](?:is|luidt|was|nr))?:?[ \u00a0]$/iu;
const countedNumber = /(?:huis|kamer|volg|rug|start|pagina|blad)nummer/iu;
const calling = /(?:^|\P{L})(?:bel|belt|bellen|alarmnummer|noodnummer|nummer|politie|brandweer|ambulance)(?!\p{L})/iu;
const emergency = new Set(['112', '911', '999', '110', '0900']);

/** `De pincode is 4711`, `007`, `bel 112`. */
export const code: Rule = rule(/(\d{3,18})(?![\p{L}\d]|[.,:/]\d)/uy, (match, text) => {
  const [, digits = ''] = match;
  const before = text.slice(Math.max(0, match.index - 48), match.index);
  const isCode = codeWord.test(before) && !countedNumber.test(before);
  const isCall = emergency.has(digits) && calling.test(before);
  return isCode || isCall || /^0\d/.test(digits) ? digitByDigit(digits) : undefined;
});

/** `1012 AB Amsterdam`: two pairs of digits and two letters. */
export const postcode: Rule = rule(
  /([1-9]\d)(\d\d)([ \u00a0]?)([A-Z])([A-Z])(?![\p{L}\d])/uy,
  ([, first = '', second = '', gap = '', one = '', two = '']) => {
    if (/^(?:KB|MB|GB|TB|KW|MW)$/i.test(one + two)) return undefined;
    const pair = second.startsWith('0') ? digitByDigit(second) : cardinal(second);
    return [
      [first, cardinal(first)],
      [second, ` ${pair}`],
      [gap, ' '],
      [one + two, `${one} ${two}`],
    ];
  },
);

/** `12a`, `5 b`: a house number. */
export const houseNumber: Rule = rule(
  /(\d{1,4})([a-hA-H])(?![\p{L}\p{M}\d²³(/])/uy,
  ([, digits = '', letter = '']) => `${cardinal(digits)} ${letter}`,
);

/** `jaren 80`, `de jaren 1960`. */
export const decadeOfYears: Rule = rule(/(\d0|1\d\d0)(?![\p{L}\d.,])/uy, (match, text) =>
  wordBefore(text, match.index) === 'jaren' ? year(match[1] ?? '') : undefined,
);

/** `Vlucht BA2490`: flights are read digit by digit. */
export const flight: Rule = (text, at) => {
  flightNumber.lastIndex = at;
  const digits = flightNumber.exec(text)?.[0];
  const before = text.slice(Math.max(0, at - 20), at);
  if (!digits || !/(?:^|[^\p{L}\d])[A-Z]{2} ?$/u.test(before)) return undefined;
  const isFlight = /[Vv]lucht [A-Z]{2} ?$/.test(before) || !before.endsWith(' ');
  return isFlight && digits.length >= 4
    ? [{ from: at, to: at + digits.length, spoken: digitByDigit(digits) }]
    : undefined;
};
const flightNumber = /\d{3,4}(?![\p{L}\d]|[.,]\d)/uy;

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
