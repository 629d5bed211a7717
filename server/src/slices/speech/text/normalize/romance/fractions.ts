/** Fractions in words, and with a slash in the text. */
import { rule, type Rule } from '../edit.ts';
import type { CountedNoun, RomanceLanguage } from './language.ts';
import { anyOf, parseNumeral, sayNumber, sayNumeral, space } from './numerals.ts';

/** `2/3` → `deux tiers`; what is no proper fraction is read with the word for the slash. */
export function sayFraction(language: RomanceLanguage, over: number, under: number): string {
  const { numbers } = language;
  const [one, many] = numbers.denominator(under);
  return `${numbers.cardinal(over, 'masculine')} ${over === 1 ? one : many}`;
}

/** `1/2` of a noun → `une demi heure`, `3/4` of it → `trois quarts d’heure`. */
export function sayPart(language: RomanceLanguage, over: number, under: number, noun: CountedNoun): string {
  if (over === 1 && under === 2) return `${language.numbers.halfOf[genderOf(noun)]} ${noun.one}`;
  return `${sayFraction(language, over, under)} ${language.of(noun.one)}`;
}

const genderOf = (noun: CountedNoun | undefined) => (noun?.gender === 'feminine' ? 'feminine' : 'masculine');

/** `3 1/2` → `trois et demi`; with what is counted `trois heures et demie`. */
export function sayMixed(
  language: RomanceLanguage,
  whole: string,
  over: number,
  under: number,
  noun?: CountedNoun,
): string {
  const { numbers } = language;
  const gender = genderOf(noun);
  const number = parseNumeral(language, whole);
  const counted = noun ? ` ${numbers.isSingular(number.value) ? noun.one : noun.many}` : '';
  const said = sayNumeral(language, number, noun ? gender : 'counting') + counted;
  return `${said} ${over === 1 && under === 2 ? numbers.half[gender] : `${numbers.and} ${sayFraction(language, over, under)}`}`;
}

/** A noun in lower case after a fraction, which is said before it: `2 1/2 heures`, `deux heures et demie`. */
export function countedAfter(
  language: RomanceLanguage,
  text: string,
  at: number,
): { written: string; noun: CountedNoun } | undefined {
  nounPattern.lastIndex = at;
  const [written, many] = nounPattern.exec(text) ?? [];
  const one = many && language.singularOf(many);
  const gender = many && one && language.genderOf(many) && language.genderOf(one);
  return written && many && one && gender ? { written, noun: { one, many, gender } } : undefined;
}
const nounPattern = /[ \u00a0](\p{Ll}[\p{L}\p{M}]{2,30})/uy;

/** `1/2`, `3 1/2`, `120/80`, `1/2 km`. */
export function slashFraction(language: RomanceLanguage): Rule {
  const unit = anyOf(language.units.keys());
  const pattern = new RegExp(
    String.raw`(?<![/\d])(?:(\d{1,4})[ -])?(\d{1,6})[/⁄](\d{1,6})(?![\p{L}\d]|[/.,]\d)(?:${space}(${unit})(?![\p{L}\p{N}²³]))?`,
    'uy',
  );
  return rule(pattern, (match, text) => {
    const [all, whole, over = '', under = '', symbol = ''] = match;
    const idiom = language.idioms[all];
    if (idiom) return idiom;
    const noun = language.units.get(symbol);
    const [numerator, denominator] = [Number(over), Number(under)];
    const isProper = numerator < denominator && numerator > 0 && denominator > 1 && denominator <= 100;
    const isFraction = isProper && (denominator <= 10 || whole !== undefined || numerator === 1);
    if (!isFraction) {
      const isYear = /^(?:19|20)\d\d$/.test(over) && (under.length === 2 || under.length === 4);
      const isNextYear = isYear && denominator % 100 === (numerator + 1) % 100;
      // A season is two years, one after the other: "2019/20".
      const between = isNextYear ? language.signs.season : isYear ? language.addresses.marks['/'] : language.signs.over;
      const said = [sayNumber(language, over), between, sayNumber(language, under)].filter(Boolean).join(' ');
      return (whole ? `${sayNumber(language, whole)} ` : '') + said + (noun ? ` ${noun.many}` : '');
    }
    if (whole) {
      if (noun) return sayMixed(language, whole, numerator, denominator, noun);
      const counted = countedAfter(language, text, match.index + all.length);
      if (!counted) return sayMixed(language, whole, numerator, denominator);
      return [[all + counted.written, sayMixed(language, whole, numerator, denominator, counted.noun)]];
    }
    if (noun) return sayPart(language, numerator, denominator, noun);
    // "1/2 taza" is "media taza"; of other parts the preposition is written.
    const half = over === '1' && under === '2' ? countedAfter(language, text, match.index + all.length) : undefined;
    return half
      ? [[all + half.written, sayPart(language, 1, 2, half.noun)]]
      : sayFraction(language, numerator, denominator);
  });
}
