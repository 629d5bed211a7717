/** Money, units, percentages. */
import type { Edit, Rule } from '../edit.ts';
import { rule } from '../edit.ts';
import { currencies, moneyMagnitudes, type Currency } from './tables/money.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { andFraction, cardinal, fraction, number } from './numbers.ts';
import { magnitudes, units } from './tables/units.ts';

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
export const numeral = String.raw`(?:\d{1,2}(?:,\d{2}){1,5},\d{3}(?![\d,])|\d{1,3}(?:[,\u00a0\u202f\u2009]\d{3}){1,5}(?!\d)|\d{1,3}(?: \d{3}){2,5}(?!\d)|(?<![\d.,] )[1-9]\d{0,2} \d{3}(?= (?:[a-z]{3,}|[€£]|kg|km|m)(?![\p{L}\d])(?! \d))|\d{1,18})(?:\.\d{1,18})?(?!\d)`;
export const unitSymbols = anyOf(units.keys());
const magnitude = anyOf(Object.keys(magnitudes));
const moneyMagnitude = anyOf([...Object.keys(magnitudes), ...Object.keys(moneyMagnitudes)]);
const vulgar = Object.keys(vulgarFractions).join('');
const space = String.raw`[ \u00a0\u202f]`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;

/** An amount of money as it is written on the Continent: `1.234,50`, `12,50`. */
const continental = String.raw`(?:\d{1,3}(?:\.\d{3}){1,4},\d{2}|\d{1,6},\d{2})(?![\d,])`;
const sum = `(?:${continental}|${numeral})`;
const isContinental = new RegExp(`^${continental}$`);
const toEnglish = (written: string) =>
  isContinental.test(written) ? written.replaceAll('.', '').replace(',', '.') : written;

/** "a $5 bill", "a 10 km run": the unit belongs to the noun that follows, and has no plural. */
function isAdjective(text: string, from: number, to: number): boolean {
  return (
    measuredNoun.test(text.slice(to, to + 16)) ||
    (/(?:^|[^\p{L}])(?:[Aa]n?|[Ee]very|[Ee]ach|[Aa]nother|[Tt]his|[Tt]hat)\s$/u.test(
      text.slice(Math.max(0, from - 9), from),
    ) &&
      nounAfter.test(text.slice(to, to + 16)))
  );
}
/** Nouns that are hardly ever measured otherwise: "two $20 bills", "45° angle", "9 V battery". */
const measuredNoun =
  /^(?:-(?:an?|per)-| (?:bills?|notes?|coins?|angles?|turns?|batter(?:y|ies)|fuses?|bulbs?|chargers?|drives?|disks?|mortgages?|radius|monitors?|screens?|cameras?|sensors?|lens|cables?|rulers?|relays?|sprints?|dash|hurdles|freestyle)(?!\p{L}))/u;
const nounAfter =
  /^ (?!(?:of|for|per|a|an|in|to|and|or|on|at|off|as|by|from|more|less|each|is|was|with|than|the|into|up|down|away|long|wide|tall|high|deep|above|below|over|under|later|ago|if|but|when|while|between|across|thick|old|now|then|again|since|until|every|back)(?![a-z]))[a-z]{2,}/;

function amount(written: string, scale: string | undefined, currency: Currency): string {
  const [whole = '', decimals = ''] = written.replace(/[,\s]/g, '').split('.');
  const { one, many, cent } = currency;
  if (scale) return `${number(written)} ${magnitudes[scale] ?? moneyMagnitudes[scale]} ${many}`;
  const inCents = decimals.length === 2 && cent && whole.length <= 18;
  if (!inCents) return `${number(written)} ${written === '1' ? one : many}`;
  const hundredths = Number(decimals);
  const small = hundredths > 0 ? `${cardinal(hundredths)} ${hundredths === 1 ? cent[0] : cent[1]}` : '';
  if (/^0*$/.test(whole) && small) return small;
  const large = `${cardinal(whole)} ${/^0*1$/.test(whole) ? one : many}`;
  return small ? `${large} and ${small}` : large;
}

/** `$5.20`, `US$3m`, `€5–10`, `USD 5`. */
export const moneyBefore: Rule = rule(
  new RegExp(
    `(${anyOf(currencies.keys())})${space}?(${sum}|\\.\\d{2}(?!\\d))(?:([-–—])(?:\\1)?(${sum}))?` +
      `(?:${space}?(${moneyMagnitude})${wordEnd})?(?:(/)(?:(${unitSymbols})${wordEnd}|(?=[a-z])))?`,
    'uy',
  ),
  (match, text) => {
    const [all, symbol = '', first = '', dash, second = '', scale, per, unit] = match;
    const found = currencies.get(symbol);
    if (!found) return undefined;
    const isSingular = !per && isAdjective(text, match.index, match.index + all.length);
    const currency = isSingular ? { ...found, many: found.one } : found;
    const said = dash
      ? `${number(toEnglish(first))} to ${amount(toEnglish(second), scale, currency)}`
      : amount(toEnglish(first), scale, currency);
    return per ? `${said} per ${units.get(unit ?? '')?.[0] ?? ''}` : said;
  },
);

/** `20p`, `50¢`, `5 €`, `100 USD`. */
export const moneyAfter: Rule = rule(
  new RegExp(
    `(${sum})(?:${space}?(${moneyMagnitude}))?${space}?(¢|(?<=\\d)p|${anyOf(currencies.keys())})${wordEnd}`,
    'uy',
  ),
  ([, written = '', scale, symbol = '']) => {
    if (symbol === '¢') return `${number(written)} ${written === '1' ? 'cent' : 'cents'}`;
    // Video is `720p`.
    if (symbol === 'p')
      return /^\d{1,2}$/.test(written) ? `${cardinal(written)} ${written === '1' ? 'penny' : 'pence'}` : undefined;
    const currency = currencies.get(symbol);
    return currency && amount(toEnglish(written), scale, currency);
  },
);

/** `5 km`, `20°C`, `10 %`, `5-km`, `3½ hours`, `2.5 million`, `5k`. */
export const quantity: Rule = rule(
  new RegExp(
    `(${numeral}|(?=[${vulgar}]))([${vulgar}]?)(?:${space}?(${magnitude})${wordEnd})?` +
      `(?:(${space}|-)?(${unitSymbols})(?![\\p{L}\\p{N}²³])(\\.(?=\\s+[a-z\\d(]|[,;:)]))?)?`,
    'uy',
  ),
  (match, text) => {
    const [all, written = '', part = '', scale, gap, symbol] = match;
    if (
      scale &&
      /^k$/i.test(scale) &&
      !symbol &&
      kNoun.test(text.slice(match.index + all.length, match.index + all.length + 12))
    ) {
      return `${number(written)} K`;
    }
    const end = match.index + all.length;
    if (!part && !scale && !symbol) return undefined;
    if (symbol && !isMeant(symbol, gap, text.slice(end - (all.endsWith('.') ? 1 : 0), end + 16))) return undefined;
    if (/^[0-9]K$/.test(written + (scale ?? '')) && !gap) return undefined;
    if (symbol === 'x' && gap) return undefined;
    // "The 747s" are planes.
    if (symbol === 's' && gap === undefined && /^\d{3,4}$/.test(written)) return undefined;
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
    if (part && !written) return symbol === '%' ? `${scaled} ${one}` : `${ofUnit(scaled, one)}`;
    const isSingular = (written === '1' && !part && !scale) || isAdjective(text, match.index, end);
    // "A 2x zoom" is a name, "2x faster" tells how many times.
    if (symbol === 'x' && isSingular && written !== '1') return `${scaled} X`;
    return `${scaled} ${isSingular ? one : many}`;
  },
);

/** `a 5k run`, `a 4K video`. */
const kNoun = /^ (?:runs?|races?|walks?|videos?|monitors?|screens?|displays?|TVs?|resolution|gold)(?!\p{L})/u;

/** `1.5M users`, `2B people`. */
export const letterMagnitude: Rule = rule(
  new RegExp(`(${numeral})([MB])(?= (?:people|[a-z]{3,}s)(?![\\p{L}]))`, 'uy'),
  ([, written = '', letter = '']) => `${number(written)} ${letter === 'M' ? 'million' : 'billion'}`,
);

const plainLetters = new Set(['A', 'N']);

/** Symbols that are words or names, too, are units in certain surroundings only. */
function isMeant(symbol: string, gap: string | undefined, after: string): boolean {
  if (plainLetters.has(symbol)) return gap === ' ' && !/^\.?\s?\p{Lu}/u.test(after);
  if (symbol !== 'in' || gap === undefined || gap === '-') return true;
  return /^(?:\.(?!\s+\p{Lu})|\s(?:tall|long|wide|high|thick|deep|of (?:rain|snow)|in diameter|[x×]|by \d))/u.test(
    after,
  );
}

/** `three quarters of a mile`, `half a teaspoon`. */
export function ofUnit(part: string, unit: string): string {
  const article = /^[aeiou]/.test(unit) && !unit.startsWith('eu') ? 'an' : 'a';
  return `${part} of ${article} ${unit}`;
}

/** `12 st 4 lb`. */
export const stones: Rule = rule(
  /(\d{1,2})\s?st\.?\s(\d{1,2})\s?lbs?(?![\p{L}\d])/uy,
  ([, stone = '', pounds = '']) => {
    return `${cardinal(stone)} stone ${cardinal(pounds)} ${pounds === '1' ? 'pound' : 'pounds'}`;
  },
);

/** `5'11"`, `6 ft 2 in`. */
export const feetAndInches: Rule = rule(
  /(\d{1,2})(?:(?:['’′]|\s?ft\.?)\s?(?=\d{1,2}(?:["”″]|''|’’|′′|\s?in\b))|(?<=(?<!\d)\d)['’′](?=\d{1,2}(?![\p{L}\d])))(\d{1,2})(?:["”″]|''|’’|′′|\s?in\b(?:\.(?=\s+[a-z]|[,;:)]))?)?/uy,
  ([, feet = '', inches = '']) => `${cardinal(feet)} foot ${cardinal(inches)}`,
);

/** The feet of `10' x 12'`. */
export const feet: Rule = rule(
  /(\d{1,3})['’′](?=\s?[x×]\s?\d)|(?<=[x×]\s?)(\d{1,3})['’′](?![\p{L}\d])/uy,
  ([, first, second]) => `${cardinal(first ?? second ?? '')} feet`,
);

/** `27"`: no quotation mark closes there, since none is open. */
export const inchMark: Rule = rule(new RegExp(`(${numeral})"(?=$|[\\s,.;:)x×])`, 'uy'), (match, text) => {
  const [all, written = ''] = match;
  const line =
    text
      .slice(Math.max(0, match.index - 200), match.index)
      .split('\n')
      .at(-1) ?? '';
  if ((line.match(/["“”]/g)?.length ?? 0) % 2 === 1) return undefined;
  const isSingular = written === '1' || isAdjective(text, match.index, match.index + all.length);
  return `${number(written)} ${isSingular ? 'inch' : 'inches'}`;
});

const quarters: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

/** `40° 26′ 46″ N`. */
export const coordinate: Rule = rule(
  /(\d{1,3})°\s?(\d{1,2}(?:\.\d{1,3})?)[′'’](?:\s?(\d{1,2}(?:\.\d{1,3})?)[″"”])?(?:\s?([NSEW])(?![\p{L}\d]))?/uy,
  ([, degrees = '', minutes = '', seconds, quarter]) => {
    const parts = [`${cardinal(degrees)} degrees`, `${number(minutes)} minutes`];
    if (seconds) parts.push(`${number(seconds)} seconds`);
    return parts.join(' ') + (quarter ? ` ${quarters[quarter]}` : '');
  },
);

/** `5in`, `27"` after a number that is no end of a quotation. */
export const inches: Rule = rule(new RegExp(`(${numeral})(?:in|″|-inch)${wordEnd}`, 'uy'), ([all, written = '']) => {
  return `${number(written)} ${written === '1' || all.endsWith('-inch') ? 'inch' : 'inches'}`;
});

/** `1920x1080`, `4 x 4`; `4 x 4 = 16` is a multiplication. */
export const dimension: Rule = (text, at): Edit[] | undefined => {
  sides.lastIndex = at;
  const match = sides.exec(text);
  if (!match) return undefined;
  const [, first = '', by = ''] = match;
  const middle = at + first.length;
  const right = text.slice(middle + by.length, middle + by.length + 24);
  const isProduct =
    /^[\d.,\s]{1,12}=/.test(right) || (by.includes('×') && !/^\d{3}/.test(right) && !sizeAfter.test(right));
  return [
    { from: at, to: middle, spoken: number(first) },
    { from: middle, to: middle + by.length, spoken: isProduct ? ' times ' : ' by ' },
  ];
};
const sizeAfter = /^[\d.,]{1,9}(?:\s?(?:[cmk]?m|ft|in|inch(?:es)?|feet|px|pixels)(?!\p{L})|\s?[x×]\s?\d)/u;
const sides = new RegExp(`(${numeral})(${space}?[x×]${space}?)(?=\\d)`, 'uy');
