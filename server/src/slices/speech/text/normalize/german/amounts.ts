/** Money, units, percentages. */
import { isEquation } from '../arithmetic.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { anyOf, numeral, readAmount, space, wordEnd } from '../written-amounts.ts';
import { caseAt, half, one } from './inflection.ts';
import { genderOf } from './noun-table.ts';
import { dotAfter } from './sentence-end.ts';
import { currencies, onlyAfter, type Currency } from './money-table.ts';
import { cardinal, fraction, mixed, number } from './numbers.ts';
import { magnitudes, perWords, units, type Unit } from './unit-table.ts';

export const unitSymbols = anyOf(units.keys());
const magnitude = anyOf(Object.keys(magnitudes));
const vulgar = Object.keys(vulgarFractions).join('');
const per = `(?:${space}?/${space}?(${anyOf(Object.keys(perWords))}|${unitSymbols})${wordEnd})?`;
const isOne = (written: string) => /^0*1(?:,0+)?$/.test(written);

/** `1,2` and `Mrd.`: `eins Komma zwei Milliarden`; one is `eine Milliarde`. */
function scaled(written: string, scale: string): string {
  const [single = '', many = ''] = magnitudes[scale] ?? [];
  if (/^tausend$/i.test(single)) return `${isOne(written) ? 'ein' : number(written)} ${many}`;
  return isOne(written) ? `eine ${single}` : `${number(written)} ${many}`;
}

const perUnit = (symbol: string | undefined) =>
  symbol ? ` pro ${perWords[symbol] ?? units.get(symbol)?.one ?? symbol}` : '';

function amount(written: string, scale: string | undefined, currency: Currency, text: string, at: number): string {
  const { one: single, many, gender, cent } = currency;
  if (scale) return `${scaled(written, scale)} ${many}`;
  const { whole, decimals } = readAmount(written);
  const large = /^0*1$/.test(whole) ? `${one(gender, caseAt(text, at))} ${single}` : `${number(whole)} ${many}`;
  if (!decimals || /^0+$/.test(decimals)) return large;
  if (decimals.length !== 2 || !cent) return `${number(written)} ${many}`;
  const hundredths = Number(decimals);
  if (/^0+$/.test(whole)) return hundredths === 1 ? `ein ${cent[0]}` : `${cardinal(hundredths)} ${cent[1]}`;
  return /^0*1$/.test(whole) ? `ein ${single} ${cardinal(hundredths)}` : `${large} ${cardinal(hundredths)}`;
}

/** `5.20` where only a currency tells that the point stands before hundredths. */
const withComma = (written: string) => written.replace(/\.(?=\d{2}$)/, ',');
const money = String.raw`(?:\d{1,9}\.\d{2}(?!\d|\.\d)|${numeral})`;
const noHundredths = String.raw`(?:,(?:[-–—]{1,2}))?`;

/** `€5,50`, `CHF 12.50`, `US$3 Mio.`, `€ 5–10`. */
export const moneyBefore: Rule = rule(
  new RegExp(
    `(${anyOf([...currencies.keys()].filter((name) => !onlyAfter.has(name)))})${space}?(${money})${noHundredths}` +
      `(?:(${space}?[-–]${space}?)(${money})${noHundredths})?(?:${space}?(${magnitude})${wordEnd})?${per}`,
    'uy',
  ),
  (match, text) => {
    const [, symbol = '', first = '', dash, second = '', scale, unit] = match;
    const currency = currencies.get(symbol);
    if (!currency) return undefined;
    const last = amount(withComma(dash ? second : first), scale, currency, text, match.index);
    return (dash ? `${number(withComma(first))} bis ${last}` : last) + perUnit(unit);
  },
);

/** `5 €`, `1.150,- €`, `3,5 Mio. Euro`, `5,–`. */
export const moneyAfter: Rule = rule(
  new RegExp(
    `(${money})(?:(,(?:[-–—]{1,2}))${space}?(?:(${anyOf(currencies.keys())})${wordEnd})?|(?:${space}?(${magnitude}))?(?:${space}|-)?(${anyOf(currencies.keys())})${wordEnd})${per}`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', dashes, first, scale, second, unit] = match;
    const symbol = first ?? second;
    if (!symbol && !dashes) return undefined;
    // "1-Euro-Job": the number is part of a compound.
    if (/\d-/.test(all) && !dashes && symbol && !scale) {
      const { many = '' } = currencies.get(symbol) ?? {};
      return `${/^1$/.test(written) ? 'ein' : number(written)}-${many}`;
    }
    const currency = currencies.get(symbol ?? '€');
    return currency && amount(withComma(written), scale, currency, text, match.index) + perUnit(unit);
  },
);

const nounAt = (text: string, at: number) =>
  /^[ \u00a0](\p{Lu}\p{Ll}[\p{L}-]{1,40})/u.exec(text.slice(at, at + 44))?.[1];
const followedByNoun = (text: string, at: number) => /^[ \u00a0]\p{Lu}\p{Ll}/u.test(text.slice(at, at + 3));

/** `5 km`, `20°C`, `10 %`, `3½ Std.`, `2,5 Mio.`, `1 l`. */
export const quantity: Rule = rule(
  new RegExp(
    `(${numeral}|(?=[${vulgar}]))((?:${space}?[${vulgar}])?)(?:${space}?(${magnitude})(?![\\p{L}\\p{N}-]))?` +
      `(?:(${space}|-)?(${unitSymbols})(?![\\p{L}\\p{N}²³'’])${per})?`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', fractionPart = '', scale, gap, symbol, denominator] = match;
    const part = fractionPart.trim();
    if (!part && !scale && !symbol) return undefined;
    const end = match.index + all.length;
    const unit = units.get(symbol ?? '');
    // "80s" are years.
    if (symbol === 's' && !gap) return undefined;
    const kind = caseAt(text, match.index);
    const dot = all.endsWith('.') ? dotAfter(text, end) : '';
    const noun = part === '½' && !written && !unit ? nounAt(text, end) : undefined;
    if (noun) return half(genderOf(noun) ?? 'n', kind);
    if (!unit) return valueOf(written, part, scale) + dot;
    return (
      measure(written, part, scale, unit, { kind, bare: !followedByNoun(text, end), compound: gap === '-' }) +
      perUnit(denominator) +
      dot
    );
  },
);

function valueOf(written: string, part: string, scale?: string): string {
  const [over, under] = vulgarFractions[part] ?? [0, 1];
  if (part) return written ? mixed(written, over, under) : fraction(over, under);
  return scale ? scaled(written, scale) : number(written);
}

interface Place {
  kind: ReturnType<typeof caseAt>;
  /** No noun follows, so that the unit itself is inflected. */
  bare: boolean;
  compound: boolean;
}

function measure(written: string, part: string, scale: string | undefined, unit: Unit, place: Place): string {
  const { kind, bare, compound } = place;
  if (compound) return `${isOne(written) ? 'ein' : number(written)}-${unit.one}`;
  if (part === '½' && !written) return `${half(unit.gender, kind)} ${unit.one}`;
  if (part && !written) return `${valueOf(written, part)} ${unit.one}`;
  if (isOne(written) && !part && !scale && !written.includes(',')) {
    return unit.one === 'Prozent' || unit.one.startsWith('Grad')
      ? `${kind === 'dative' ? 'einem' : 'ein'} ${unit.one}`
      : `${one(unit.gender, kind)} ${unit.one}`;
  }
  return `${valueOf(written, part, scale)} ${kind === 'dative' && bare ? unit.dative : unit.many}`;
}

/** `1/2`, `3 1/2 km`, `120/80`, `1/2 Tasse`. */
export const slashFraction: Rule = rule(
  new RegExp(
    String.raw`(?<![/\d])(?:(\d{1,4})[ \u00a0-])?(\d{1,6})[/⁄](\d{1,6})(?![\p{L}\d]|[/.,]\d)(?:${space}(${unitSymbols})(?![\p{L}\p{N}²³]))?`,
    'uy',
  ),
  (match, text) => {
    const [all, whole, over = '', under = '', symbol = ''] = match;
    if (all === '24/7') return 'vierundzwanzig sieben';
    if (all === '50/50') return 'fünfzig fünfzig';
    const [numerator, denominator] = [Number(over), Number(under)];
    const unit = units.get(symbol);
    const isProper = numerator < denominator && denominator <= 1000 && numerator > 0;
    // "2023/24" is a season, "120/80" a pressure.
    if (!isProper || (over.length === 4 && under.length === 2))
      return whole || unit
        ? undefined
        : [
            [over, number(over)],
            ['/', ratioWord(over, under)],
            [under, number(under)],
          ];
    if (whole) {
      const { kind, bare } = { kind: caseAt(text, match.index), bare: !followedByNoun(text, match.index + all.length) };
      return mixed(whole, over, under) + (unit ? ` ${kind === 'dative' && bare ? unit.dative : unit.many}` : '');
    }
    const noun = unit?.one;
    if (over === '1' && under === '2' && unit) return `${half(unit.gender, caseAt(text, match.index))} ${noun}`;
    const counted = over === '1' && under === '2' ? nounAt(text, match.index + all.length) : undefined;
    if (counted) return half(genderOf(counted) ?? 'n', caseAt(text, match.index));
    return fraction(over, under) + (noun ? ` ${noun}` : '');
  },
);

const ratioWord = (over: string, under: string) =>
  over.length >= 2 && Number(over) > Number(under) && Number(under) > 20 && Number(over) < 300 ? ' zu ' : ' durch ';

/** A noun or unit follows the second number of a range. */
const countsNoun = /^[^\p{L}]{0,3}?(?:bis )?\d{1,6}[ \u00a0]?[\p{L}%°€$]/u;

/** The first number of `10–20` or `5-7` and the dash; the second is read with its unit. */
export const rangeStart: Rule = rule(
  new RegExp(`(${numeral})([ \\u00a0]?[–—][ \\u00a0]?|-| bis (?=\\d{1,6}[ \\u00a0]\\p{L}))(?=\\d)`, 'uy'),
  (match, text) => {
    const [, from = '', dash = ''] = match;
    // `i7-9700K` is a name.
    if (dash === '-' && /\p{L}/u.test(text[match.index - 1] ?? '')) return undefined;
    if (isEquation(text, match.index))
      return [
        [from, number(from)],
        [dash, ' minus '],
      ];
    return [
      [from, from === '1' && countsNoun.test(text.slice(match.index + 2, match.index + 14)) ? 'ein' : number(from)],
      [dash, ' bis '],
    ];
  },
);

/** `1920x1080`, `4 x 4`. */
export const dimension: Rule = (text, at): Edit[] | undefined => {
  sides.lastIndex = at;
  const match = sides.exec(text);
  if (!match) return undefined;
  const [, first = '', unit = '', by = ''] = match;
  const middle = at + first.length + unit.length;
  const said = number(first) + (unit ? ` ${units.get(unit.trim())?.many ?? unit}` : '');
  return [
    { from: at, to: middle, spoken: said },
    { from: middle, to: middle + by.length, spoken: ' mal ' },
  ];
};
const sides = new RegExp(`(${numeral})(${space}?(?:cm|mm|km|m))?(${space}?[x×]${space}?)(?=\\d)`, 'uy');

/** `27"`, `5,5″`: inches, where no quotation ends. */
export const inches: Rule = (text, at) => {
  inchPattern.lastIndex = at;
  const match = inchPattern.exec(text);
  if (!match) return undefined;
  const before = text.slice(Math.max(0, at - 200), at);
  const opened = (before.match(/["„“”]/g)?.length ?? 0) % 2 === 1;
  return opened ? undefined : [{ from: at, to: at + match[0].length, spoken: `${number(match[1] ?? '')} Zoll` }];
};
const inchPattern = new RegExp(`(${numeral})(?:["″”]|'')(?![\\p{L}\\d])`, 'uy');

/** `48° 8′ 14″ N`. */
export const coordinates: Rule = rule(
  /(\d{1,3})°[ \u00a0]?(\d{1,2})['’′](?:[ \u00a0]?(\d{1,2})(?:["”″]|''))?(?:[ \u00a0]?([NSOWE])(?![\p{L}\d]))?/uy,
  ([, degrees = '', minutes = '', seconds, side = '']) =>
    `${number(degrees)} Grad ${number(minutes)} Minuten` +
    (seconds ? ` ${number(seconds)} Sekunden` : '') +
    (side ? ` ${{ N: 'Nord', S: 'Süd', O: 'Ost', E: 'Ost', W: 'West' }[side]}` : ''),
);
