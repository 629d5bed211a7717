/** Money, units, percentages, fractions, ranges. */
import { isCalculated, isEquation, isFactor } from '../arithmetic.ts';
import { wordBefore } from '../context.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { anyOf, numeral, readAmount, space, wordEnd } from '../written-amounts.ts';
import { currencies, onlyAfter, type Currency } from './money-table.ts';
import { cardinal, fraction, mixed, number } from './numbers.ts';
import { dotAfter } from './sentence-end.ts';
import { isScore } from './times-of-day.ts';
import { magnitudes, perWords, units } from './unit-table.ts';

const unitSymbols = anyOf(units.keys());
const magnitude = anyOf(Object.keys(magnitudes));
const vulgar = Object.keys(vulgarFractions).join('');
const per = `(?:${space}?/${space}?(${anyOf([...Object.keys(perWords), ...units.keys()])})${wordEnd})?`;

const perUnit = (symbol: string | undefined) =>
  symbol ? ` per ${perWords[symbol] ?? units.get(symbol)?.[0] ?? symbol}` : '';

function amount(written: string, scale: string | undefined, { name, cent }: Currency): string {
  if (scale) return `${number(written)}${scale === 'k' ? '' : ' '}${magnitudes[scale]} ${name}`;
  const { whole, decimals } = readAmount(written);
  const large = `${number(whole)} ${name}`;
  if (!decimals || /^0+$/.test(decimals)) return large;
  if (decimals.length !== 2 || !cent) return `${number(written)} ${name}`;
  const hundredths = Number(decimals);
  if (/^0+$/.test(whole)) return `${cardinal(hundredths)} ${hundredths === 1 ? cent[0] : cent[1]}`;
  return `${large} ${cardinal(hundredths)}`;
}

const withComma = (written: string) => written.replace(/\.(?=\d{2}$)/, ',');
const money = String.raw`(?:\d{1,9}\.\d{2}(?!\d|\.\d)|${numeral})`;
const noHundredths = String.raw`(?:,[-–—]{1,2})?`;

/** `€ 5,50`, `€ 1,2 mld.`, `$3 miljoen`, `€ 5-10`. */
export const moneyBefore: Rule = rule(
  new RegExp(
    `(${anyOf([...currencies.keys()].filter((name) => !onlyAfter.has(name)))})${space}?(${money})${noHundredths}` +
      `(?:${space}?[-–]${space}?(${money})${noHundredths})?(?:${space}?(${magnitude})${wordEnd})?${per}`,
    'uy',
  ),
  (match, text) => {
    const [all, symbol = '', first = '', second, scale, unit] = match;
    const currency = currencies.get(symbol);
    if (!currency) return undefined;
    const last = amount(withComma(second ?? first), scale, currency);
    const dot = scale?.endsWith('.') && all.endsWith('.') ? dotAfter(text, match.index + all.length) : '';
    return (second ? `${number(withComma(first))} tot ${last}` : last) + perUnit(unit) + dot;
  },
);

/** `5 euro`, `5,50 €`, `5 mln. euro`, `5,-`. */
export const moneyAfter: Rule = rule(
  new RegExp(
    `(${money})(?:(,[-–—]{1,2})${space}?(?:(${anyOf(currencies.keys())})${wordEnd})?|(?:${space}?(${magnitude}))?(?:${space}|-)?(${anyOf(currencies.keys())})${wordEnd})${per}`,
    'uy',
  ),
  ([, written = '', dashes, first, scale, second, unit]) => {
    const symbol = first ?? second;
    const currency = currencies.get(symbol ?? (dashes ? '€' : ''));
    return currency && amount(withComma(written), scale, currency) + perUnit(unit);
  },
);

/** `5 km`, `20°C`, `10 %`, `3½ uur`, `2,5 mln.`, `50k`. */
export const quantity: Rule = rule(
  new RegExp(
    `(${numeral}|(?=[${vulgar}]))((?:${space}?[${vulgar}])?)(?:${space}?(${magnitude})(?![\\p{L}\\p{N}-]))?` +
      `(?:(${space}|-)?(?!t/m)(${unitSymbols})(?![\\p{L}\\p{N}²³'’])${per})?`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', fractionPart = '', scale, gap, symbol, denominator] = match;
    const part = fractionPart.trim();
    if (!part && !scale && !symbol) return undefined;
    // "80s" and "5A" are names.
    if (symbol && /^[sNVt]$/.test(symbol) && !gap) return undefined;
    if (scale === 'k' && /\s/.test(all)) return undefined;
    const [over, under] = vulgarFractions[part] ?? [0, 1];
    const value = part ? (written ? mixed(written, over, under) : fraction(over, under)) : number(written);
    const unit = units.get(symbol ?? '');
    const end = match.index + all.length;
    const dot = all.endsWith('.') ? dotAfter(text, end) : '';
    const scaled = scale ? `${value}${scale === 'k' ? '' : ' '}${magnitudes[scale]}` : value;
    if (!unit) return scaled + dot;
    if (gap === '-') return `${scaled}-${unit[0]}`;
    // "anderhalf" has an ending before a noun that is no neuter.
    const said = part && value === 'anderhalf' && !/^(?:uur|jaar)$/.test(unit[0]) ? 'anderhalve' : scaled;
    const isOne = (written === '1' && !part && !scale) || said.startsWith('anderhal') || (part !== '' && !written);
    return `${said} ${isOne ? unit[0] : unit[1]}${perUnit(denominator)}${dot}`;
  },
);

/** `1/2`, `3 1/2 km`, `120/80`, `1/2 kopje`. */
export const slashFraction: Rule = rule(
  new RegExp(
    String.raw`(?<![/\d])(?:(\d{1,4})[ \u00a0-])?(\d{1,6})[/⁄](\d{1,6})(?![\p{L}\d]|[/.,]\d)(?:${space}(${unitSymbols})(?![\p{L}\p{N}²³]))?`,
    'uy',
  ),
  ([all, whole, over = '', under = '', symbol = '']) => {
    if (all === '24/7') return 'vierentwintig zeven';
    if (all === '50/50') return 'vijftig vijftig';
    const [numerator, denominator] = [Number(over), Number(under)];
    const unit = units.get(symbol);
    const isProper = numerator < denominator && denominator <= 1000 && numerator > 0;
    if (!isProper) {
      if (whole || unit) return undefined;
      return [
        [over, number(over)],
        ['/', numerator > 60 && denominator > 30 ? ' over ' : ' gedeeld door '],
        [under, number(under)],
      ];
    }
    const value = whole ? mixed(whole, over, under) : fraction(over, under);
    return unit ? `${value} ${whole && whole !== '1' ? unit[1] : unit[0]}` : value;
  },
);

/** The first number of `10–20`, `5-7` or the score `3-2`, and the dash; the second is read with its unit. */
export const rangeStart: Rule = rule(
  new RegExp(`(${numeral})([ \\u00a0]?[–—][ \\u00a0]?|-)(?=(\\d{1,18}))`, 'uy'),
  (match, text) => {
    const [all, from = '', dash = '', to = ''] = match;
    if (dash === '-' && /\p{L}/u.test(text[match.index - 1] ?? '')) return undefined;
    const end = match.index + all.length;
    const isPair =
      from.length < 4 &&
      to.length < 4 &&
      !/^(?:[\d,.]\d|[ \u00a0]?[%€])/u.test(text.slice(end + to.length, end + to.length + 3));
    // No range goes down: "PSV - Ajax 2-1".
    const goesDown = isPair && from.length + to.length < 4 && Number(from) > Number(to);
    const word = isEquation(text, match.index)
      ? ' min '
      : goesDown || (isPair && isScore(text, match.index, end))
        ? ' '
        : ' tot ';
    return [
      [from, number(from)],
      [dash, word],
    ];
  },
);

/** `1 t/m 15`, `ma t/m vr`: the sign between. */
export const through: Rule = rule(/t\/m(?!\p{L})/uy, () => 'tot en met');

/** `1920x1080`, `4 x 4 m`. */
export const dimension: Rule = (text, at): Edit[] | undefined => {
  sides.lastIndex = at;
  const match = sides.exec(text);
  if (!match) return undefined;
  const [, first = '', unit = '', by = ''] = match;
  const middle = at + first.length + unit.length;
  const said = number(first) + (unit ? ` ${units.get(unit.trim())?.[1] ?? unit}` : '');
  return [
    { from: at, to: middle, spoken: said },
    {
      from: middle,
      to: middle + by.length,
      spoken: isEquation(text, middle + by.length) || isCalculated(text, at) ? ' maal ' : ' bij ',
    },
  ];
};
const sides = new RegExp(`(${numeral})(${space}?(?:cm|mm|km|m))?(${space}?[x×]${space}?)(?=\\d)`, 'uy');

/** `27"`: inches, where no quotation ends. */
export const inches: Rule = (text, at) => {
  inchPattern.lastIndex = at;
  const match = inchPattern.exec(text);
  if (!match) return undefined;
  const opened = (text.slice(Math.max(0, at - 200), at).match(/["„“”]/g)?.length ?? 0) % 2 === 1;
  return opened ? undefined : [{ from: at, to: at + match[0].length, spoken: `${number(match[1] ?? '')} inch` }];
};
const inchPattern = new RegExp(`(${numeral})(?:["″”]|'')(?![\\p{L}\\d])`, 'uy');

/** `3x`, `10 x sneller`. */
export const times: Rule = rule(/(\d{1,4})[ \u00a0]?x(?![\p{L}\d])(?![ \u00a0]?\d)/uy, (match, text) =>
  wordBefore(text, match.index) === 'type' || isFactor(text, match.index, match.index + match[0].length)
    ? undefined
    : `${cardinal(match[1] ?? '')} keer`,
);
