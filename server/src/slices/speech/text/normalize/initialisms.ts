/** Words of capitals, and letters beside digits, in one language: `BBC`, `MP3`, `H2O`, `AT&T`, `C++`. */
import type { Edit } from './edit.ts';
import { romanValue } from './roman.ts';

export interface InitialismWords {
  /** Words of capitals that are pronounced as words although they look like letters, or the other way round. */
  spelled: ReadonlySet<string>;
  pronounced: ReadonlySet<string>;
  spell(letters: string): string;
  and: string;
  plus: string;
  sharp: string;
}

/** `BBC` → `B B C`: engines read a capital that stands alone by its name. */
export const spell = (letters: string) => Array.from(letters.toUpperCase()).join(' ');

/**
 * `PZU` → `P.Z.U`: where a letter alone is also a word, as `z` and `w` are in Polish, dots make an engine say its name.
 */
export const spellWithDots = (letters: string) => Array.from(letters.toUpperCase()).join('.');

export function createInitialisms(words: InitialismWords) {
  return (text: string, at: number, word: string): Edit[] | undefined => {
    const end = at + word.length;
    const edit = (to: number, spoken: string): Edit[] => [{ from: at, to, spoken }];
    joined.lastIndex = at;
    const pair = joined.exec(text)?.[0];
    if (pair) return edit(at + pair.length, pair.split('&').map(words.spell).join(` ${words.and} `));
    if (word.length === 1) return singleLetter(text, at, word, end);
    const [, letters = '', plural = ''] = /^(\p{Lu}{2,7})(['’]?s)?$/u.exec(word) ?? [];
    if (!letters) return words.spelled.has(word) ? edit(end, words.spell(word)) : undefined;
    if (words.pronounced.has(letters)) return undefined;
    const beside = /^-?\d/.test(text.slice(end, end + 2)) || /\d$/.test(text.slice(Math.max(0, at - 1), at));
    if (words.spelled.has(letters) || isSpelled(letters, beside)) return edit(end, words.spell(letters) + plural);
    return undefined;
  };

  function singleLetter(text: string, at: number, letter: string, end: number): Edit[] | undefined {
    if (!/\p{Lu}/u.test(letter)) return undefined;
    const after = text.slice(end, end + 3);
    if (after.startsWith('++')) return [{ from: at, to: end + 2, spoken: `${letter} ${words.plus} ${words.plus}` }];
    if (/^#(?![\p{L}\d])/u.test(after)) return [{ from: at, to: end + 1, spoken: `${letter} ${words.sharp}` }];
    return undefined;
  }
}

const joined = /[A-Z]{1,3}(?:&[A-Z]{1,3}){1,3}(?![\p{L}\d])/uy;

function isSpelled(letters: string, beside: boolean): boolean {
  if (beside && letters.length <= 3) return true;
  if (/[AEIOUYÄÖÜĄĘÓÁÉÍÚÀÈÌÒÙÂÊÎÔÛÃÕ]/.test(letters) || letters.length > 5) return false;
  return !/(.)\1\1/.test(letters) && !sounds.has(letters) && romanValue(letters) === undefined;
}

/** Words of capitals without a vowel that are sounds. */
const sounds = new Set([
  'BRR',
  'GRR',
  'HM',
  'HMM',
  'MMM',
  'PST',
  'PSST',
  'PFFT',
  'SCH',
  'SH',
  'SHH',
  'TSS',
  'ZZZ',
  'BZZ',
]);
