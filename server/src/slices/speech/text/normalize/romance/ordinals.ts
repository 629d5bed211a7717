/** Ordinals in digits: `1er`, `2.º`, `3ª`, and `1°` where it is no temperature. */
import { dotAfter, wordBefore } from '../context.ts';
import { rule, type Rule } from '../edit.ts';
import type { RomanceLanguage } from './language.ts';
import { anyOf } from './numerals.ts';

export function ordinalNumber(language: RomanceLanguage): Rule {
  const pattern = new RegExp(
    `(\\d{1,6}|\\d{1,3}[. ]\\d{3})(\\.?)(${anyOf(Object.keys(language.ordinalEndings))})(?![\\p{Ll}\\p{N}]|\\p{L}{2}|\\s?[CF](?!\\p{L}))(\\.?)`,
    'uy',
  );
  return rule(pattern, (match, text) => {
    const [all, digits = '', , mark = '', dot = ''] = match;
    const ending = language.ordinalEndings[mark];
    if (!ending) return undefined;
    const value = Number(digits.replace(/\D/g, ''));
    if (ending.isOnlyWords && !ending.words?.[value]) return undefined;
    const said = ending.words?.[value] ?? language.numbers.ordinal(value, ending.gender);
    const form = ending.isShort ? language.shortOrdinal(said) : said;
    return form + (ending.isPlural ? 's' : '') + (dot && (dotAfter(text, match.index + all.length) || '.'));
  });
}

/** `il 2° piano`: a degree sign after an article or before a word that degrees do not precede. */
export function degreeOrdinal(language: RomanceLanguage): Rule {
  return rule(/(\d{1,3})°(?=\s\p{L}|[.,;:!?)]|$)/uy, (match, text) => {
    const [all, digits = ''] = match;
    const next = /^\s(\p{L}+)/u.exec(text.slice(match.index + all.length, match.index + all.length + 30))?.[1] ?? '';
    const { articles, nouns } = language.degreeOrdinals;
    const isOrdinal =
      Number(digits) > 0 &&
      next !== 'C' &&
      next !== 'F' &&
      (nouns.has(next.toLowerCase()) || articles.has(wordBefore(text, match.index)));
    return isOrdinal ? language.numbers.ordinal(Number(digits), 'masculine') : undefined;
  });
}
