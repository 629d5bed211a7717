/** Puts the capitals and marks of a punctuated text onto the words that it was made from. Pure. */
import type { PartWord } from '../engines/part.ts';

/** @returns the words as they were where the texts do not say the same */
export function applyPunctuation(words: PartWord[], punctuated: string): PartWord[] {
  let at = 0;
  const changed: PartWord[] = [];
  for (const word of words) {
    if (word.isEvent) {
      changed.push(word);
      continue;
    }
    const begin = skip(punctuated, at, /[\s]/u);
    let [end, letters] = [begin, 0];
    for (const letter of word.text) {
      const found = punctuated.slice(end).match(/^[\s\p{P}]*?(.)/su);
      // Marks of the word itself, such as an apostrophe, stand in both texts.
      const direct = [...punctuated.slice(end)][0];
      if (direct !== undefined && same(direct, letter)) end += direct.length;
      else if (found && found[1] !== undefined && same(found[1], letter)) end += found[0].length;
      else return words;
      letters += 1;
    }
    if (letters === 0) return words;
    end = skip(punctuated, end, /\p{P}/u);
    changed.push({ ...word, text: punctuated.slice(begin, end).replaceAll(/\s/gu, '') });
    at = end;
  }
  return punctuated.slice(at).trim() === '' ? changed : words;
}

const same = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

function skip(text: string, from: number, kind: RegExp): number {
  let at = from;
  for (const letter of text.slice(from)) {
    if (!kind.test(letter)) break;
    at += letter.length;
  }
  return at;
}
