/** Words of capitals, and letters beside digits. */
import type { Edit } from '../edit.ts';
import { alsoWords, initialisms, isConsonants, sounds, spell } from './tables/letters.ts';

/** `BBC`, `APIs`, `MP3`, `A4`, `AT&T`, `C++`. */
export function capitals(text: string, at: number, word: string): Edit[] | undefined {
  const match = /^([A-Z]{1,6})(['’]?s)?$/.exec(word);
  if (!match) return undefined;
  const [, letters = '', plural = ''] = match;
  const end = at + word.length;
  const edit = (to: number, spoken: string): Edit[] => [{ from: at, to, spoken }];
  joined.lastIndex = at;
  const pair = joined.exec(text)?.[0];
  if (pair) return edit(at + pair.length, pair.split('&').map(spell).join(' and '));
  slashed.lastIndex = at;
  const row = slashed.exec(text)?.[0].split('/');
  if (row?.every((part) => part.length <= 2 || initialisms.has(part) || isConsonants(part))) {
    return edit(at + row.join('/').length, row.map(spell).join(' '));
  }
  if (letters.length === 1 && !plural) return singleLetter(text, at, letters, end);
  const code = !plural && letters.length <= 4 && /^-?\d/.test(text.slice(end, end + 2));
  const spelled =
    isSpelled(text, at, end, letters, plural) || (code && (letters.length <= 2 || !/[AEIOUY]/.test(letters)));
  return spelled ? edit(end, spell(letters) + (plural && "'s")) : undefined;
}
const slashed = /[A-Z]{1,4}(?:\/[A-Z]{1,4}){1,2}(?![\p{L}\d/])/uy;
const joined = /[A-Z]{1,3}(?:&[A-Z]{1,3}){1,3}(?![\p{L}\d])/uy;

function singleLetter(text: string, at: number, letter: string, end: number): Edit[] | undefined {
  const after = text.slice(end, end + 3);
  const edit = (to: number, spoken: string): Edit[] => [{ from: at, to, spoken }];
  if (after.startsWith('++')) return edit(end + 2, `${spell(letter)} plus plus`);
  if (/^#(?![\p{L}\d])/u.test(after)) return edit(end + 1, `${spell(letter)} sharp`);
  const besideDigit = /^-?\d/.test(after) || /\d/.test(text[at - 1] ?? '');
  return besideDigit ? edit(end, spell(letter)) : undefined;
}

function isSpelled(text: string, at: number, end: number, letters: string, plural: string): boolean {
  if (initialisms.has(letters))
    return plural === '’s' || plural === "'s" || !alsoWords.has(letters) || (!plural && !isShouted(text, at, end));
  if (/[AEIOUY]/.test(letters) || letters.length > 5 || sounds.has(letters)) return false;
  return !/(.)\1\1/.test(letters) && !/^[IVX]+$/.test(letters);
}

/** Words of capitals beside it, which are no initialisms themselves. */
function isShouted(text: string, at: number, end: number): boolean {
  const left = /(?:^|[^\p{L}])(\p{Lu}{2,})[^\p{L}\p{N}]{1,3}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  const right = /^[^\p{L}\p{N}]{1,3}(\p{Lu}{2,})(?!\p{L})/u.exec(text.slice(end, end + 30))?.[1];
  return [left, right].some((word) => word !== undefined && !(initialisms.has(word) && !alsoWords.has(word)));
}
