/** Money, units, percentages, and nouns that are counted. */
import { rule, type Rule } from '../edit.ts';
import { wordBefore } from '../context.ts';
import { vulgarFractions } from '../vulgar-fractions.ts';
import { nounAfter } from './counted-nouns.ts';
import { countedAfter, sayFraction, sayMixed, sayPart } from './fractions.ts';
import type { Currency, Gender, NumberForm, RomanceLanguage } from './language.ts';
import {
  anyOf,
  isMillions,
  numeral,
  parseNumeral,
  sayCounted,
  sayNumber,
  sayNumeral,
  space,
  wordEnd,
} from './numerals.ts';

const vulgar = Object.keys(vulgarFractions).join('');

export interface AmountRules {
  moneyBefore: Rule;
  moneyAfter: Rule;
  quantity: Rule;
  countedNoun: Rule;
  splitAmount: Rule;
}

export function createAmountRules(language: RomanceLanguage): AmountRules {
  const { money, units, signs } = language;
  const currency = anyOf(money.currencies.keys());
  const codes = anyOf([...money.currencies.keys()].filter((key) => /^[A-Z]{3}$/.test(key)));
  const magnitude = anyOf(Object.keys(money.magnitudes));
  const unit = anyOf(units.keys());
  const of = `(?:${space}(?:de|di)|${space}d['’])?`;

  function amount(written: string, scale: string | undefined, noun: Currency): string {
    const number = parseNumeral(language, written);
    // No currency has thousandths: "$1,500" is written in the English way.
    if (number.mark === ',' && number.decimals.length === 3) return amount(written.replace(',', ''), scale, noun);
    if (scale) return `${sayScaled(language, written, scale)} ${scaledNoun(scale, noun)}`;
    const { cent } = noun;
    if (!cent || number.decimals.length !== 2 || number.whole.length > 12) return sayCounted(language, written, noun);
    const hundredths = Number(number.decimals);
    const whole = sayCounted(language, number.whole, noun);
    if (hundredths === 0) return whole;
    const small = language.numbers.cardinal(hundredths, cent.gender ?? 'masculine');
    const name = hundredths === 1 ? cent.one : cent.many;
    if (Number(number.whole) === 0) return `${small} ${name}`;
    return money.joinCents(whole, small, cent, hundredths);
  }

  const scaledNoun = (scale: string, noun: Currency) =>
    money.magnitudes[scale]?.isThousand ? noun.many : language.of(noun.many);

  const perUnit = (symbol: string | undefined, word: string | undefined) =>
    symbol ? ` ${money.per} ${units.get(symbol)?.one ?? symbol}` : word ? ` ${money.per} ` : '';
  // A unit has a name of its own; any other word stays as it is: `850 €/mois`.
  const per = `(?:${space}?/${space}?(?:(${unit})${wordEnd}|(?=(\\p{Ll}))))?`;

  return {
    /** `$5.20`, `US$ 3`, `€5–10`, `R$ 2 milhões`. */
    moneyBefore: rule(
      new RegExp(
        `(${currency})${space}?([-−])?(${numeral})(?:${space}?[-–—]${space}?(?:\\1${space}?)?(${numeral}))?` +
          `(?:${space}?(${magnitude})${wordEnd})?${per}(?:(?<=[\\d])${space}(${codes})${wordEnd})?`,
        'uy',
      ),
      ([, symbol = '', sign, first = '', second, scale, unitSymbol, word, code]) => {
        // "$1,500 MXN": the code is surer than the sign.
        const noun = money.currencies.get(code ?? symbol);
        if (!noun) return undefined;
        const start = (sign ? `${signs.minus} ` : '') + (second ? `${sayNumber(language, first)} ${signs.range} ` : '');
        return start + amount(second ?? first, scale, noun) + perUnit(unitSymbol, word);
      },
    ),
    /** `12,50 €`, `3 M€`, `5 millions d’€`, `100 USD`, `2 €/kg`. */
    moneyAfter: rule(
      new RegExp(`(${numeral})(?:${space}?(${magnitude})${of})?${space}?(${currency})${wordEnd}${per}`, 'uy'),
      ([, written = '', scale, symbol = '', unitSymbol, word]) => {
        const noun = money.currencies.get(symbol);
        return noun && amount(written, scale, noun) + perUnit(unitSymbol, word);
      },
    ),
    /** `5 km`, `20 °C`, `10 %`, `3½ h`, `21 min`. */
    quantity: rule(
      new RegExp(
        `(${numeral}|(?=[${vulgar}]))(?:${space}?([${vulgar}]))?(?:(${space}|-)?(${unit})(?![\\p{L}\\p{N}²³°º]|['’]\\p{L})(\\.(?=\\s+\\p{Ll}|[,;)]))?)?`,
        'uy',
      ),
      (match, text) => {
        const [all, written = '', part, gap, symbol = ''] = match;
        const noun = units.get(symbol);
        if (part) {
          const [over, under] = vulgarFractions[part] ?? [1, 2];
          const counted = noun ? undefined : countedAfter(language, text, match.index + all.length);
          const of = noun ?? counted?.noun;
          if (!written && of && (noun || (over === 1 && under === 2))) {
            return [[all + (counted?.written ?? ''), sayPart(language, over, under, of)]];
          }
          if (!written) return sayFraction(language, over, under);
          return [[all + (counted?.written ?? ''), sayMixed(language, written, over, under, of)]];
        }
        // "Galaxy 5s": without a space, some letters belong to a name.
        if (!noun || (namedLetters.has(symbol) && !gap)) return undefined;
        return sayCounted(language, written, noun);
      },
    ),
    /** `1m65`, `12€50`: the unit stands for the decimal sign. */
    splitAmount: rule(/(\d{1,4})(m|€|£)(\d{2})(?![\p{L}\d])/uy, ([, whole = '', symbol = '', rest = '']) => {
      const noun = money.currencies.get(symbol);
      if (noun) return amount(`${whole},${rest}`, undefined, noun);
      const unitNoun = units.get(symbol);
      return unitNoun && `${sayCounted(language, whole, unitNoun)} ${sayNumber(language, rest)}`;
    }),
    /** Any other number, in the form that the noun after it asks for. */
    countedNoun: rule(new RegExp(`(${numeral})(${space}?)`, 'uy'), (match, text) => {
      const [all, written = '', gap = ''] = match;
      const end = match.index + all.length;
      const number = parseNumeral(language, written);
      if (!number.whole) return undefined;
      const noun = gap ? nounAfter(language, text, end, number.value === 1) : undefined;
      const form = formOf(language, text, match.index, written, noun?.gender);
      const said = sayNumeral(language, number, form);
      if (!noun?.isNext || form === 'counting')
        return [
          [written, said],
          [gap, gap],
        ];
      const counted = isMillions(number) ? language.of(noun.word) : noun.word;
      const joined = language.joinCounted?.(said, counted) ?? `${said} ${counted}`;
      // What the number and the gap become is all before the noun itself.
      return joined === `${said} ${noun.word}`
        ? [
            [written, said],
            [gap, gap],
          ]
        : [[written + gap, joined.slice(0, joined.length - noun.word.length)]];
    }),
  };
}

/** Units that are also the end of a name, such as `5s`. */
const namedLetters = new Set(['s', 'A', 'B', 'F', 'K']);

/** `3` and `millions`, `3` and `k`. */
function sayScaled(language: RomanceLanguage, written: string, scale: string): string {
  const magnitude = language.money.magnitudes[scale];
  const number = parseNumeral(language, written);
  const said = sayNumeral(language, number, 'masculine');
  if (!magnitude) return `${said} ${scale}`;
  if (magnitude.isThousand && number.value === 1) return magnitude.one;
  return `${said} ${language.numbers.isSingular(number.value) ? magnitude.one : magnitude.many}`;
}

/** The form of a number before the noun of this gender; years and numbers by themselves have none. */
function formOf(
  language: RomanceLanguage,
  text: string,
  at: number,
  written: string,
  gender: Gender | undefined,
): NumberForm {
  // "BA2490 va": the number of a name counts nothing.
  if (!gender || /\p{L}-?$/u.test(text.slice(Math.max(0, at - 2), at))) return 'counting';
  const isYear = /^1[1-9]\d\d$|^20\d\d$/.test(written);
  if (isYear && language.dates.yearWords.includes(wordBefore(text, at))) return 'counting';
  return gender;
}
