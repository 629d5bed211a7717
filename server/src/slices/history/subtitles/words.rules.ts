/** Words with their times, from the times of characters. Pure. */
import { bracketTag, ssmlElements } from '#contract/speech/tags.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';

export interface Word {
  /** The word as it is written, with the punctuation that clings to it. */
  text: string;
  /** What is written between the word before and this one: white space, or nothing in scripts without spaces. */
  gap: string;
  start: number;
  end: number;
  speaker: string | null;
  /** The number of its turn in a dialogue, counted from 0. */
  turn?: number;
}

const tag = new RegExp(`${bracketTag}|</?(?:${ssmlElements.join('|')})\\b[^<>\\n]{0,200}>`, 'giu');
/** These scripts are written without spaces, so their words are found by a dictionary. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const spoken = /[\p{L}\p{N}\p{S}]/u;
/** A mark that belongs to the word before it. Every other mark belongs to the word after it. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{M}"'ー々]+$/u;

const dictionary = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Returns the words of a text in their order. Tags are not spoken, so they belong to no word. */
export function wordsOf(alignment: CharacterAlignment, speaker: string | null = null): Word[] {
  const text = alignment.characters.join('');
  const { starts, ends } = timesOfUnits(alignment);
  const words: Word[] = [];
  let written = 0;
  let earliest = 0;
  // A tag keeps its place as spaces, so that the words around it stay two.
  const untagged = text.replace(tag, (found) => ' '.repeat(found.length));
  for (const { text: word, at } of splitWords(untagged)) {
    const units = Array.from({ length: word.length }, (_, i) => i).filter((i) => spoken.test(charAt(word, i)));
    const timed = units.length > 0 ? units : [0, word.length - 1];
    // The times of punctuation hold the pause, which is no part of the word.
    const start = Math.max(earliest, Math.min(...timed.map((i) => starts[at + i] ?? 0)));
    const end = Math.max(start, ...timed.map((i) => ends[at + i] ?? 0));
    words.push({ text: word, gap: untagged.slice(written, at), start, end, speaker });
    written = at + word.length;
    earliest = start;
  }
  return words;
}

/** The times of every UTF-16 unit of the text. */
function timesOfUnits(alignment: CharacterAlignment): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  alignment.characters.forEach((character, i) => {
    for (let unit = 0; unit < character.length; unit++) {
      starts.push(alignment.character_start_times_seconds[i] ?? 0);
      ends.push(alignment.character_end_times_seconds[i] ?? 0);
    }
  });
  return { starts, ends };
}

/** The character that the unit belongs to, also where the unit is the second half of a pair. */
const charAt = (text: string, unit: number): string => {
  const isLow = (text.charCodeAt(unit) & 0xfc00) === 0xdc00;
  return String.fromCodePoint(text.codePointAt(isLow ? unit - 1 : unit) ?? 32);
};

function* splitWords(text: string): Generator<{ text: string; at: number }> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!unspaced.test(word)) yield { text: word, at: index };
    else for (const part of splitUnspaced(word)) yield { text: part.text, at: index + part.at };
  }
}

/** The words of a text without spaces. Marks stay with the word that a line may not separate them from. */
function splitUnspaced(text: string): { text: string; at: number }[] {
  const words: { text: string; at: number }[] = [];
  let isOpen = false;
  for (const { segment, index, isWordLike } of dictionary.segment(text)) {
    const last = words.at(-1);
    if (last && (isOpen || closing.test(segment))) last.text += segment;
    else words.push({ text: segment, at: index });
    isOpen = !isWordLike && !closing.test(segment);
  }
  return words;
}
