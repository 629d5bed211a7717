/** Ranges, ratios, versions, measures and codes: numbers that belong together. */
import { isCalculated, isFactor } from '../arithmetic.ts';
import { rule, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';
import { nounAfter } from './counted-nouns.ts';
import { anyOf, numeral, sayCounted, sayNumber, sayWhole, space, wordEnd } from './numerals.ts';

/** `10–20`, `5-7`: the first number, in the form that what is counted asks for; the second is read with its unit. */
export function rangeStart(language: RomanceLanguage): Rule {
  const unit = anyOf(language.units.keys());
  const between = new RegExp(
    `(${numeral})(${space}?[–—]${space}?|-)(?=(${numeral})${space}?(${unit})?${wordEnd}|\\d)`,
    'uy',
  );
  return rule(between, (match, text) => {
    const [all, from = '', dash = '', to = '', symbol = ''] = match;
    const end = match.index + all.length + to.length;
    const form = language.units.get(symbol)?.gender ?? nounAfter(language, text, end, false)?.gender ?? 'counting';
    return [
      [from, sayNumber(language, from, symbol || form !== 'masculine' ? form : 'counting')],
      [dash, ` ${language.signs.range} `],
    ];
  });
}

/** `2.5.1`, `192.168.1.1`. */
export function version(language: RomanceLanguage): Rule {
  return rule(/\d{1,9}(?:\.\d{1,9}){2,8}(?![\p{L}\d])/uy, ([all]) =>
    // `1.234.567` is a number with its thousands.
    /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(all)
      ? undefined
      : all
          .split('.')
          .map((part) => sayWhole(language, part, 'counting'))
          .join(` ${language.numbers.point} `),
  );
}

/** The number of `version 2.10`, `v1.5`, `Windows 8.1`, `iOS 17.2`: a dot between parts, not thousands. */
export function versionNumber(language: RomanceLanguage): Rule {
  return rule(/(\d{1,3})\.(\d{1,3})(?![\p{L}\d]|[.,]\d)/uy, (match, text) => {
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    if (
      !/(?:\bv\.?|vers[aãi]?[oóõ]?[en]?e?s?|version[es]?|versión|versione|versão|iOS|OS|Android|Windows|Python|USB|HTTP|HTML|Ubuntu|Java)\s?$/iu.test(
        before,
      )
    ) {
      return undefined;
    }
    const [, major = '', minor = ''] = match;
    return `${sayWhole(language, major, 'counting')} ${language.numbers.point} ${sayWhole(language, minor, 'counting')}`;
  });
}

/** `16:9`, `2:1`. */
export function ratio(language: RomanceLanguage): Rule {
  return rule(
    /(\d{1,3}|\d{4,6}|\d{1,3}\.\d{3}):(\d{1,3}(?:[. ]\d{3})?|\d{4,6})(?![\p{L}\d]|:\d|\s?=)/uy,
    ([, first = '', second = '']) => [
      [first, sayNumber(language, first)],
      [':', ` ${language.signs.ratio} `],
      [second, sayNumber(language, second)],
    ],
  );
}

/** `2x`: how often. In a formula the letter is a factor. */
export function multiple(language: RomanceLanguage): Rule {
  return rule(/(\d{1,4}) ?[x×](?![\p{L}\d²³])(?! ?[\d(])/uy, (match, text) => {
    const [all, count = ''] = match;
    return isFactor(text, match.index, match.index + all.length)
      ? undefined
      : sayCounted(language, count, language.signs.multiple);
  });
}

/** A score has a word for it before it, or names on both sides: `Brasil 5 x 2 Suécia`. */
const isScoreAt = (words: RegExp, text: string, from: number, to: number) =>
  words.test(text.slice(Math.max(0, from - 40), from)) ||
  (/\p{Lu}\p{Ll}+ $/u.test(text.slice(Math.max(0, from - 20), from)) &&
    /^\d{1,2} \p{Lu}\p{Ll}/u.test(text.slice(to, to + 6)));

/** `3 x 4 m`, `10×15×20 cm`; a multiplication where a result follows. */
export function dimension(language: RomanceLanguage): Rule {
  const unit = anyOf(language.units.keys());
  const pattern = new RegExp(
    `(${numeral})(?:${space}?(${unit}))?(${space}?[x×]${space}?)(?=${numeral}(?:${space}?[x×]|${space}?(?:${unit})?${wordEnd}))(?=${numeral}(${space}?=)?)`,
    'uy',
  );
  return rule(pattern, (match, text) => {
    const [all, first = '', symbol, sign = '', equals] = match;
    const noun = language.units.get(symbol ?? '');
    const { by, tightBy = by, scoreWords, times } = language.signs;
    const isScore =
      sign === 'x' || (scoreWords !== undefined && isScoreAt(scoreWords, text, match.index, match.index + all.length));
    const word = equals || isCalculated(text, match.index) ? times : isScore && !noun ? tightBy : by;
    return [
      [all.slice(0, all.length - sign.length), noun ? sayCounted(language, first, noun) : sayNumber(language, first)],
      [sign, ` ${word} `],
    ];
  });
}

/** `48° 51′ 24″ N`, `90° 30'`. */
export function angle(language: RomanceLanguage): Rule {
  const { degrees, minutes, seconds, compass } = language.signs;
  return rule(
    /(\d{1,3}(?:[.,]\d{1,8})?)\s?°\s?(?:(\d{1,2}(?:[.,]\d{1,8})?)\s?(?:['’′])\s?)?(?:(\d{1,2}(?:[.,]\d{1,8})?)\s?(?:["”″]|''|’’)\s?)?([NSEWO](?![\p{L}\d]))?/uy,
    ([all, degree = '', minute, second, side]) => {
      if (minute === undefined && side === undefined) return undefined;
      const said = [
        sayCounted(language, degree, degrees),
        minute && sayCounted(language, minute.replace(/^0(?=\d)/, ''), minutes),
        second && sayCounted(language, second.replace(/^0(?=\d)/, ''), seconds),
        side && compass[side],
      ];
      return said.filter(Boolean).join(' ') + (/\s$/.test(all) ? ' ' : '');
    },
  );
}

/** `i7-9700`, `A4-210`, `Boeing 747-400`: numbers in a name are no range. */
export function codeNumber(language: RomanceLanguage): Rule {
  return rule(/(\d{1,9})((?:-\d{1,9}){1,3})(?!\d)/uy, (match, text) => {
    const [, first = '', rest = ''] = match;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    if (!/\p{L}$|(?:Boeing|Airbus) $/u.test(before)) return undefined;
    return [first, ...rest.split('-').slice(1)].flatMap((digits, i) => [
      ...(i > 0 ? [['-', ' '] as const] : []),
      [digits, sayWhole(language, digits, 'counting')] as const,
    ]);
  });
}
