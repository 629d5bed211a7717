/** Roman numerals and words of capitals. */
import { dotAfter, nameAfter, wordBefore } from '../context.ts';
import { edits, type Edit } from '../edit.ts';
import { romanValue } from '../roman.ts';
import type { RomanceLanguage } from './language.ts';

type WordRule = (text: string, at: number, word: string) => Edit[] | undefined;

/** `Louis XIV`, `XXe siècle`, `siglos XIX y XX`, `chapitre III`, `LVIII`. */
export function createRomanRule(language: RomanceLanguage): WordRule {
  const { roman, numbers } = language;
  const suffixed = new RegExp(`^([IVXLCDM]{1,8})(${Object.keys(roman.suffixes).join('|') || '(?!)'})$`, 'u');

  return (text, at, word) => {
    const [, stem = '', suffix = ''] = suffixed.exec(word) ?? [];
    // "Le", "De" and "Ce" are words.
    const letters = stem && romanValue(stem) && !/^[LCDM]$/.test(stem) ? stem : word;
    const value = romanValue(letters);
    if (value === undefined) return undefined;
    // A hyphen or dot joins it to another code, an apostrophe to a name.
    const before = wordBefore(text, at);
    const spoken = letters !== word ? ordinal(value, suffix, before) : numeral(text, at, letters, value, before);
    return spoken === undefined ? undefined : edits(at, [[word, spoken]]);
  };

  function ordinal(value: number, suffix: string, before: string): string {
    const gender = roman.rulers.get(before) ?? roman.suffixes[suffix] ?? 'masculine';
    return numbers.ordinal(value, gender);
  }

  function numeral(text: string, at: number, letters: string, value: number, before: string): string | undefined {
    const start = Math.max(0, at - 48);
    const left = text.slice(start, at);
    const right = text.slice(at + letters.length, at + letters.length + 24);
    if (/[\p{L}\p{N}]['’-]$/u.test(left) && !/\d-$/.test(left) && letters.length < 2) return undefined;
    // "ponto C P" and "P S D" are spelled.
    const isSpelled =
      /^ \p{Lu}(?!\p{L})/u.test(right) || (/^[LCDM]$/.test(letters) && /(?<!\p{L})\p{Lu} $/u.test(left));
    if (letters.length === 1 && isSpelled) return undefined;
    const follower = /^\s(\p{L}{2,})/u.exec(right)?.[1]?.toLowerCase() ?? '';
    // "dal XV al XVII secolo" shares the noun of the second.
    const shared = sharedFollower.exec(right)?.[1]?.toLowerCase() ?? '';
    if (roman.century.has(follower) || roman.century.has(shared)) return roman.centuryAfter(value);
    // "siglos XIX y XX", "siglos XIX-XX": the second follows the first.
    const chain =
      /(\p{L}+)\.?\s(?:[IVXLCDM]+(?:,\s|\s\p{L}{1,3}\s|\s?[-–/]\s?)){0,3}$/u.exec(left)?.[1]?.toLowerCase() ?? '';
    if (roman.century.has(chain)) return roman.centuryBefore(value);
    const gender = roman.rulers.get(before);
    if (gender && /\p{Lu}[\p{L}'’-]*\s{1,2}$/u.test(left)) {
      return letters === 'I' && !endsName.test(right) ? undefined : roman.ruler(value, gender);
    }
    if (roman.counted.has(before) || roman.counted.has(chain)) return numbers.cardinal(value, 'counting');
    const isOrdinal = /^\s\p{L}{3}/u.test(right) && !/^[LCDM]$/.test(letters) && roman.articles.has(before);
    const nounGender = isOrdinal || roman.nouns.has(follower) ? language.genderOf(follower) : undefined;
    // "la II Guerra", "el XX aniversario": an ordinal before its noun.
    if (nounGender) return numbers.ordinal(value, nounGender);
    if (/^[IVX]+$/.test(letters) ? letters.length < 2 || letters === 'XX' : letters.length < 4) return undefined;
    return language.letters.spelled.has(letters) || words.has(letters)
      ? undefined
      : numbers.cardinal(value, 'counting');
  }
}

/** "Isabel I pensó" hardly occurs, but a lone letter is a numeral only where the name may end. */
const endsName = /^(?:$|[.,;:!?)'’"”»–—-]|\s)/u;
const sharedFollower = /^(?:\s(?:al?|ed?|o|y|et|au|à|ao)\s|\s?[-–/]\s?)[IVXLCDM]{1,6}\s(\p{L}+)/u;
/** Numerals that are also words or initialisms. */
const words = new Set(['MIX', 'DIX', 'MILL', 'CIVIL', 'VIVID', 'LIVID', 'MI', 'DI']);

/** `SNCF`, `PDG`, `CO2`, `H2O`, `R&B`, `C++`. */
export function createCapitalsRule({ letters: table, signs }: RomanceLanguage): WordRule {
  const spell = (letters: string) => Array.from(letters, (letter) => table.names[letter] ?? letter).join(' ');

  return (text, at, word) => {
    const letters = /^\p{Lu}{1,6}$/u.test(word) ? word : '';
    const end = at + word.length;
    if (!letters) return mixedCase(at, word);
    const edit = (to: number, spoken: string): Edit[] => [{ from: at, to, spoken }];
    joined.lastIndex = at;
    const pair = joined.exec(text)?.[0];
    if (pair) return edit(at + pair.length, pair.split('&').map(spell).join(` ${signs.and} `));
    const reading = Object.hasOwn(table.readings, letters) ? table.readings[letters] : undefined;
    if (reading !== undefined) return edit(end, reading);
    if (letters.length === 1) return dottedLetters(text, at) ?? singleLetter(text, at, letters, end);
    const isCode = letters.length <= 3 && /^-?\d/.test(text.slice(end, end + 2)) && !table.pronounced.has(letters);
    return isCode || isSpelled(text, at, end, letters) ? edit(end, spell(letters)) : undefined;
  };

  /** `U.S.A.`, `J. K. Rowling`: the dots are no ends of sentences. */
  function dottedLetters(text: string, at: number): Edit[] | undefined {
    initials.lastIndex = at;
    const [written] = initials.exec(text) ?? [];
    if (!written) return undefined;
    const end = at + written.length;
    const name = nameAfter(text, end) && written.length <= 8;
    return [
      {
        from: at,
        to: end,
        spoken: Array.from(written.replace(/[^\p{L}]/gu, '')).join(' ') + (name ? '' : dotAfter(text, end)),
      },
    ];
  }

  function singleLetter(text: string, at: number, letter: string, end: number): Edit[] | undefined {
    const after = text.slice(end, end + 3);
    if (after.startsWith('++'))
      return [{ from: at, to: end + 2, spoken: `${spell(letter)} ${signs.plus} ${signs.plus}` }];
    if (/^#(?![\p{L}\d])/u.test(after)) return [{ from: at, to: end + 1, spoken: `${spell(letter)} sharp` }];
    const isCode = /^-?\d/.test(after) || /\d$/.test(text.slice(Math.max(0, at - 1), at));
    return isCode && table.names[letter] ? [{ from: at, to: end, spoken: spell(letter) }] : undefined;
  }

  /** `mc` in `mc²`, `McKinsey`, `iOS`, `PhD`. */
  function mixedCase(at: number, word: string): Edit[] | undefined {
    const reading = Object.hasOwn(table.readings, word) ? table.readings[word] : undefined;
    return reading === undefined ? undefined : edits(at, [[word, reading]]);
  }

  function isSpelled(text: string, at: number, end: number, letters: string): boolean {
    if (/\P{ASCII}/u.test(letters) || /(.)\1\1/.test(letters)) return false;
    if (table.spelled.has(letters)) return !isShouted(text, at, end) || !/[AEIOUY]/.test(letters);
    if (letters.length <= 3) return !table.pronounced.has(letters) && !isShouted(text, at, end);
    return !/[AEIOUY]/.test(letters);
  }

  /** Words of capitals beside it, which are no initialisms themselves: the text is shouted. */
  function isShouted(text: string, at: number, end: number): boolean {
    const left = /(?:^|[^\p{L}])(\p{Lu}{2,})[^\p{L}\p{N}.]{1,3}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1];
    const right = /^[^\p{L}\p{N}.]{1,3}(\p{Lu}{2,})(?!\p{L})/u.exec(text.slice(end, end + 30))?.[1];
    return [left, right].some(
      (word) => word !== undefined && !table.spelled.has(word) && romanValue(word) === undefined,
    );
  }
}
const initials = /(?:\p{Lu}\.){2,8}(?![\p{L}\d])|(?:\p{Lu}\.\s){1,3}\p{Lu}\.(?=\s\p{Lu}\p{Ll})/uy;
const joined = /[A-Z]{1,3}(?:&[A-Z]{1,3}){1,3}(?![\p{L}\d])/uy;
