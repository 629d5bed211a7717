/** Money, units, percentages. */
import type { Edit, Rule } from '../edit.ts';
import { rule } from '../edit.ts';
import { currencies, moneyMagnitudes, type Currency } from './money-table.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { andFraction, cardinal, fraction, number } from './numbers.ts';
import { magnitudes, units } from './unit-table.ts';

const escaped = (text: string) => text.replace(/[$.*+?^/\\()[\]{}|]/g, '\\$&');
/** The longest first, so that `km/h` is not read as `k`. */
const anyOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * An amount with or without decimals, whose thousands may be separated by a comma, a special space, or several plain
 * spaces.
 */
export const numeral = String.raw`(?:\d{1,3}(?:[,\u00a0\u202f\u2009]\d{3}){1,5}(?!\d)|\d{1,3}(?: \d{3}){2,5}(?!\d)|\d{1,18})(?:\.\d{1,18})?(?!\d)`;
export const unitSymbols = anyOf(units.keys());
const magnitude = anyOf(Object.keys(magnitudes));
const moneyMagnitude = anyOf([...Object.keys(magnitudes), ...Object.keys(moneyMagnitudes)]);
const vulgar = Object.keys(vulgarFractions).join('');
const space = String.raw`[ \u00a0\u202f]`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;

function amount(written: string, scale: string | undefined, currency: Currency): string {
  const [whole = '', decimals = ''] = written.replace(/[,\s]/g, '').split('.');
  const { one, many, cent } = currency;
  if (scale) return `${number(written)} ${magnitudes[scale] ?? moneyMagnitudes[scale]} ${many}`;
  const inCents = decimals.length === 2 && cent && whole.length <= 18;
  if (!inCents) return `${number(written)} ${written === '1' ? one : many}`;
  const hundredths = Number(decimals);
  const small = hundredths > 0 ? `${cardinal(hundredths)} ${hundredths === 1 ? cent[0] : cent[1]}` : '';
  if (/^0+$/.test(whole) && small) return small;
  const large = `${cardinal(whole)} ${/^0*1$/.test(whole) ? one : many}`;
  return small ? `${large} and ${small}` : large;
}

/** `$5.20`, `US$3m`, `€5–10`, `USD 5`. */
export const moneyBefore: Rule = rule(
  new RegExp(
    `(${anyOf(currencies.keys())})${space}?(${numeral})(?:([-–—])(?:\\1)?(${numeral}))?` +
      `(?:${space}?(${moneyMagnitude})${wordEnd})?(?:(/)(?:(${unitSymbols})${wordEnd}|(?=[a-z])))?`,
    'uy',
  ),
  ([, symbol = '', first = '', dash, second, scale, per, unit]) => {
    const currency = currencies.get(symbol);
    if (!currency) return undefined;
    const said = dash ? `${number(first)} to ${amount(second ?? '', scale, currency)}` : amount(first, scale, currency);
    return per ? `${said} per ${units.get(unit ?? '')?.[0] ?? ''}` : said;
  },
);

/** `20p`, `50¢`, `5 €`, `100 USD`. */
export const moneyAfter: Rule = rule(
  new RegExp(
    `(${numeral})(?:${space}?(${moneyMagnitude}))?${space}?(¢|(?<=\\d)p|${anyOf(currencies.keys())})${wordEnd}`,
    'uy',
  ),
  ([, written = '', scale, symbol = '']) => {
    if (symbol === '¢') return `${number(written)} ${written === '1' ? 'cent' : 'cents'}`;
    // Video is `720p`.
    if (symbol === 'p')
      return /^\d{1,2}$/.test(written) ? `${cardinal(written)} ${written === '1' ? 'penny' : 'pence'}` : undefined;
    const currency = currencies.get(symbol);
    return currency && amount(written, scale, currency);
  },
);

/** `5 km`, `20°C`, `10 %`, `5-km`, `3½ hours`, `2.5 million`, `5k`. */
export const quantity: Rule = rule(
  new RegExp(
    `(${numeral}|(?=[${vulgar}]))([${vulgar}]?)(?:${space}?(${magnitude})${wordEnd})?` +
      `(?:(${space}|-)?(${unitSymbols})(?![\\p{L}\\p{N}²³])(\\.(?=\\s+[a-z]))?)?`,
    'uy',
  ),
  ([, written = '', part = '', scale, gap, symbol]) => {
    if (!part && !scale && !symbol) return undefined;
    if (/^[0-9]K$/.test(written + (scale ?? '')) && !gap) return undefined;
    if (symbol === 'x' && gap) return undefined;
    const [over, under] = vulgarFractions[part] ?? [0, 1];
    const value = !part
      ? number(written)
      : written
        ? number(written) + andFraction(over, under)
        : fraction(over, under);
    const scaled = scale ? `${value} ${magnitudes[scale]}` : value;
    if (!symbol) return scaled;
    const [one = '', many = ''] = units.get(symbol) ?? [];
    if (gap === '-') return `${scaled} ${one}`;
    if (part && !written) return symbol === '%' ? `${scaled} ${one}` : `${scaled} of a ${one}`;
    return `${scaled} ${written === '1' && !part && !scale ? one : many}`;
  },
);

/** `5'11"`, `6 ft 2 in`. */
export const feetAndInches: Rule = rule(
  /(\d{1,2})(?:['’′]|\s?ft\.?)\s?(\d{1,2})(?:["”″]|''|’’|\s?in\b\.?)/uy,
  ([, feet = '', inches = '']) => `${cardinal(feet)} foot ${cardinal(inches)}`,
);

/** `5in`, `27"` after a number that is no end of a quotation. */
export const inches: Rule = rule(new RegExp(`(${numeral})(?:in|″|-inch)${wordEnd}`, 'uy'), ([all, written = '']) => {
  return `${number(written)} ${written === '1' || all.endsWith('-inch') ? 'inch' : 'inches'}`;
});

/** `1920x1080`, `4 x 4`. */
export const dimension: Rule = (text, at): Edit[] | undefined => {
  sides.lastIndex = at;
  const match = sides.exec(text);
  if (!match) return undefined;
  const [, first = '', by = ''] = match;
  const middle = at + first.length;
  return [
    { from: at, to: middle, spoken: number(first) },
    { from: middle, to: middle + by.length, spoken: ' by ' },
  ];
};
const sides = new RegExp(`(${numeral})(${space}?x${space}?)(?=\\d)`, 'uy');
