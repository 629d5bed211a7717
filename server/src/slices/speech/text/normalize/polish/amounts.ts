/** Money, units, percentages, fractions, ranges. */
import { isCalculated, isEquation } from '../arithmetic.ts';
import { rule, type Edit, type Rule } from '../edit.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { anyOf, numeral, readAmount, space, wordEnd } from '../written-amounts.ts';
import { agreement, caseAt, governor } from './grammar.ts';
import { currencies, onlyAfter, type Currency } from './money-table.ts';
import { cardinal, countOf, number, type Case } from './numbers.ts';
import { fraction } from './ordinals.ts';
import { dotAfter } from './sentence-end.ts';
import { formOf, inches as inch, magnitudes, perWords, units, type Noun } from './unit-table.ts';

const unitSymbols = anyOf(units.keys());
const magnitude = anyOf(Object.keys(magnitudes));
const vulgar = Object.keys(vulgarFractions).join('');
const per = `(?:${space}?/${space}?(${anyOf([...Object.keys(perWords), ...units.keys()])})${wordEnd})?`;

/** A noun after a number, in the form that the number and the case ask for. */
function counted(written: string, noun: Noun, kind: Case): string {
  const { whole, decimals } = readAmount(written);
  // After decimals stands the genitive of one: `półtora metra`, `dwa przecinek pięć kilometra`.
  if (decimals && !/^0+$/.test(decimals)) return formOf(noun.one, 'genitive');
  const count = countOf(whole);
  if (count === 'one') return formOf(noun.one, kind);
  if (kind === 'nominative' || kind === 'accusative')
    return formOf(noun.several, count === 'few' ? 'nominative' : 'genitive');
  return formOf(noun.several, kind);
}

const measured = (written: string, noun: Noun, kind: Case) =>
  `${number(written, kind, noun.gender)} ${counted(written, noun, kind)}`;

/** `1,2` and `mld`: `jeden przecinek dwa miliarda`; one is `milion`. */
function scaled(written: string, scale: string, kind: Case): string {
  const noun = magnitudes[scale];
  if (!noun) return number(written, kind);
  return /^0*1$/.test(written) ? formOf(noun.one, kind) : measured(written, noun, kind);
}

const perUnit = (symbol: string | undefined, preposition: string) => {
  const unit = units.get(symbol ?? '');
  const word = perWords[symbol ?? ''] ?? (unit && formOf(unit.one, 'accusative'));
  return symbol ? ` ${preposition} ${word ?? symbol}` : '';
};

function amount(written: string, scale: string | undefined, { unit, cent }: Currency, kind: Case): string {
  if (scale) return `${scaled(written, scale, kind)} ${formOf(unit.several, 'genitive')}`;
  const { whole, decimals } = readAmount(written);
  const large = measured(whole, unit, kind);
  if (!decimals || /^0+$/.test(decimals)) return large;
  if (decimals.length !== 2 || !cent) return measured(written, unit, kind);
  const small = measured(decimals.replace(/^0/, ''), cent, kind);
  return /^0+$/.test(whole) ? small : `${large} ${small}`;
}

const withComma = (written: string) => written.replace(/\.(?=\d{2}$)/, ',');
const money = String.raw`(?:\d{1,9}\.\d{2}(?!\d|\.\d)|${numeral})`;
const noHundredths = String.raw`(?:,[-–—]{1,2})?`;

/** Money after a verb is in the accusative, which only a feminine one shows. */
const caseOfAmount = (text: string, at: number, gender: Noun['gender']): Case => {
  const kind = caseAt(text, at);
  return kind === 'nominative' && gender === 'f' ? 'accusative' : kind;
};

/** `€5,50`, `PLN 100`, `$3 mln`. */
export const moneyBefore: Rule = rule(
  new RegExp(
    `(${anyOf([...currencies.keys()].filter((name) => !onlyAfter.has(name)))})${space}?(${money})${noHundredths}` +
      `(?:${space}?[-–]${space}?(${money}))?(?:${space}?(${magnitude})${wordEnd})?${per}`,
    'uy',
  ),
  (match, text) => {
    const [, symbol = '', first = '', second, scale, unit] = match;
    const currency = currencies.get(symbol);
    if (!currency) return undefined;
    const kind = caseOfAmount(text, match.index, currency.unit.gender);
    const said = second
      ? `${number(withComma(first), kind)} do ${amount(withComma(second), scale, currency, 'genitive')}`
      : amount(withComma(first), scale, currency, kind);
    return said + perUnit(unit, 'za');
  },
);

/** `5 zł`, `1 150,00 zł`, `3,5 mln zł`, `2 tys. euro`. */
export const moneyAfter: Rule = rule(
  new RegExp(
    `(${money})${noHundredths}(?:${space}?(${magnitude}))?(?:${space}|-)?(${anyOf(currencies.keys())})(?![\\p{L}\\p{N}])${per}`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', scale, symbol = '', unit] = match;
    const currency = currencies.get(symbol);
    if (!currency) return undefined;
    const kind = caseOfAmount(text, match.index, currency.unit.gender);
    const dot = all.endsWith('.') ? dotAfter(text, match.index + all.length) : '';
    return amount(withComma(written), scale, currency, kind) + perUnit(unit, 'za') + dot;
  },
);

/** Durations are in the accusative where no preposition tells another case; `po 5 min` is in the locative. */
function caseOfUnit(text: string, at: number, symbol: string, gender: Noun['gender']): Case {
  const kind = caseAt(text, at);
  if (kind !== 'nominative') return kind;
  const word = governor(text, at);
  if (word === 'po' && /^(?:h|godz|min|sek|s$|mies|dni|km|m$)/.test(symbol)) return 'locative';
  if ((word === 'w' || word === 'przy') && symbol.includes('°')) return 'locative';
  return gender === 'f' ? 'accusative' : 'nominative';
}

/** `5 km`, `20°C`, `10 %`, `3½ h`, `2,5 mln`, `12 tys. osób`. */
export const quantity: Rule = rule(
  new RegExp(
    `(${numeral}|(?=[${vulgar}]))((?:${space}?[${vulgar}])?)(?:${space}?(${magnitude})(?![\\p{L}\\p{N}]))?` +
      `(?:(${space}|-)?(${unitSymbols})(?![\\p{L}\\p{N}²³'’])${per})?`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', fractionPart = '', scale, gap, symbol, denominator] = match;
    const part = fractionPart.trim();
    if (!part && !scale && !symbol) return undefined;
    // "5A" is a name.
    if (symbol && /^[ANsVth]$/.test(symbol) && !gap && symbol !== 'h') return undefined;
    const end = match.index + all.length;
    // "ust. 2 pkt 3": the noun belongs to the number after it.
    if (/^(?:pkt|str\.|szt\.)/.test(symbol ?? '') && /^[ \u00a0]\d/.test(text.slice(end, end + 2)))
      return [[written, number(written)]];
    const unit = units.get(symbol ?? '');
    const dot = all.endsWith('.') ? dotAfter(text, end) : '';
    const [over, under] = vulgarFractions[part] ?? [0, 1];
    if (part) return mixed(written, over, under, unit, text, match.index) + perUnit(denominator, 'na') + dot;
    if (!unit) return scaled(written, scale ?? '', caseAt(text, match.index)) + dot;
    const kind = caseOfUnit(text, match.index, symbol ?? '', unit.gender);
    const said = scale
      ? `${scaled(written, scale, kind)} ${formOf(unit.several, 'genitive')}`
      : measured(written, unit, kind);
    return said + perUnit(denominator, 'na') + dot;
  },
);

/** `2½ h` → `dwie i pół godziny`; `½ kg` → `pół kilograma`. */
function mixed(whole: string, over: number, under: number, unit: Noun | undefined, text: string, at: number): string {
  const isHalf = over === 1 && under === 2;
  const kind = caseAt(text, at);
  const name = unit ? ` ${formOf(unit.one, 'genitive')}` : '';
  if (!whole) return (isHalf ? 'pół' : fraction(over, under, kind)) + name;
  const noun = /^[ \u00a0](\p{Ll}{2,30})/u.exec(text.slice(at, at + 60).replace(/^[\d\s/⁄¼-¾⅐-⅞]+/u, ' '))?.[1];
  const gender = unit?.gender ?? (noun && /[yi]$/.test(noun) ? 'f' : 'm');
  if (isHalf && whole === '1') return (gender === 'f' ? 'półtorej' : 'półtora') + name;
  return `${cardinal(whole, kind, gender)} i ${isHalf ? 'pół' : fraction(over, under, kind)}${name}`;
}

/** `1/2`, `3 1/2 km`, `120/80`, `1/2 szklanki`. */
export const slashFraction: Rule = rule(
  new RegExp(
    String.raw`(?<![/\d])(?:(\d{1,4})[ \u00a0-])?(\d{1,6})[/⁄](\d{1,6})(?![\p{L}\d]|[/.,]\d)(?:${space}(${unitSymbols})(?![\p{L}\p{N}²³]))?`,
    'uy',
  ),
  (match, text) => {
    const [all, whole, over = '', under = '', symbol = ''] = match;
    if (all === '24/7') return 'dwadzieścia cztery na siedem';
    if (all === '50/50') return 'pięćdziesiąt na pięćdziesiąt';
    const [numerator, denominator] = [Number(over), Number(under)];
    const unit = units.get(symbol);
    const isHouse = address.test(text.slice(Math.max(0, match.index - 40), match.index));
    const isProper = !isHouse && numerator < denominator && denominator <= 1000 && numerator > 0;
    if (!isProper) {
      if (whole || unit) return undefined;
      // "120/80" is a pressure, "12/5" a house with a flat.
      return [
        [over, number(over)],
        ['/', numerator > 60 && denominator > 30 ? ' na ' : ' łamane na '],
        [under, number(under)],
      ];
    }
    if (whole) return mixed(whole, numerator, denominator, unit, text, match.index);
    const isBeforeNoun =
      unit !== undefined ||
      /^[ \u00a0]\p{Ll}{3}/u.test(text.slice(match.index + all.length, match.index + all.length + 4));
    if (isBeforeNoun && numerator === 1 && denominator === 2) return mixed('', 1, 2, unit, text, match.index);
    const kind = /^(?:o|na|za|przez|ponad)$/.test(governor(text, match.index))
      ? 'accusative'
      : caseAt(text, match.index);
    return fraction(over, under, kind) + (unit ? ` ${formOf(unit.one, 'genitive')}` : '');
  },
);

/** A street with its name before the number of a house. */
const address =
  /(?:^|\P{L})(?:ul|al|os|pl|ulic[ayęią]|alei|aleja|alejach|osiedl[eau]|plac[u]?)\.?[ \u00a0](?:\p{L}{1,20}\.?[ \u00a0]){1,3}$/iu;

const unitAhead = new RegExp(`^${space}?(${unitSymbols})${wordEnd}`, 'u');

/** The first number of `10–20` or `5-7` and the dash; the second is read in the genitive with its unit. */
export const rangeStart: Rule = rule(
  new RegExp(`(${numeral})([ \\u00a0]?[–—][ \\u00a0]?|-)(?=(${numeral}))`, 'uy'),
  (match, text) => {
    const [all, from = '', dash = '', to = ''] = match;
    if (dash === '-' && /\p{L}/u.test(text[match.index - 1] ?? '')) return undefined;
    if (isEquation(text, match.index))
      return [
        [from, number(from)],
        [dash, ' minus '],
      ];
    const end = match.index + all.length + to.length;
    const symbol = unitAhead.exec(text.slice(end, end + 12))?.[1];
    const { gender } = symbol ? (units.get(symbol) ?? { gender: 'm' as const }) : agreement(text, match.index, end);
    const kind = caseAt(text, match.index);
    return [
      [from, number(from, kind, gender)],
      [dash, ' do '],
    ];
  },
);

/** `1920x1080`, `4 x 4 m`. */
export const dimension: Rule = (text, at): Edit[] | undefined => {
  sides.lastIndex = at;
  const match = sides.exec(text);
  if (!match) return undefined;
  const [, first = '', unit = '', by = ''] = match;
  const middle = at + first.length + unit.length;
  const noun = units.get(unit.trim());
  return [
    { from: at, to: middle, spoken: noun ? measured(first, noun, 'nominative') : number(first) },
    {
      from: middle,
      to: middle + by.length,
      spoken: isEquation(text, middle + by.length) || isCalculated(text, at) ? ' razy ' : ' na ',
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
  return opened
    ? undefined
    : [{ from: at, to: at + match[0].length, spoken: measured(match[1] ?? '', inch, caseAt(text, at)) }];
};
const inchPattern = new RegExp(`(${numeral})(?:["″”]|'')(?![\\p{L}\\d])`, 'uy');
