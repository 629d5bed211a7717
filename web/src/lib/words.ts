/** Puts the times of characters on the words of a text. */
import type { CharacterAlignment } from '#contract/speech.ts';

export interface Segment {
  text: string;
  /** Where it starts in the text, in UTF-16 units. */
  at: number;
  isWord: boolean;
}

/** Lines of segments. Every character of the text is in exactly one of them, except the line breaks. */
export function segmentLines(text: string): Segment[][] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let at = 0;
  return text.split('\n').map((line) => {
    const segments = Array.from(segmenter.segment(line), ({ segment, index, isWordLike }) => ({
      text: segment,
      at: at + index,
      isWord: isWordLike === true,
    }));
    at += line.length + 1;
    return segments;
  });
}

export interface TimedWord extends Segment {
  start: number;
  end: number;
}

/** How far ahead a spoken character is looked for, when the engine left something out. */
const reach = 12;

/** The words that have a time so far, in order. */
export function timeWords(lines: Segment[][], text: string, alignment: CharacterAlignment): TimedWord[] {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  alignment.characters.forEach((character, index) => {
    const found = text.startsWith(character, at) ? at : text.indexOf(character, at);
    if (character === '' || found === -1 || found - at > reach) return;
    for (let unit = found; unit < found + character.length; unit++) {
      starts[unit] = alignment.character_start_times_seconds[index] ?? 0;
      ends[unit] = alignment.character_end_times_seconds[index] ?? 0;
    }
    at = found + character.length;
  });
  const words: TimedWord[] = [];
  for (const segment of lines.flat()) {
    if (!segment.isWord) continue;
    const units = Array.from({ length: segment.text.length }, (_, index) => segment.at + index).filter(
      (unit) => starts[unit] !== undefined,
    );
    const [first, last] = [units[0], units.at(-1)];
    if (first === undefined || last === undefined) continue;
    words.push({ ...segment, start: starts[first]!, end: ends[last]! });
  }
  return words;
}

/** The last word that has begun, or -1. */
export function wordAt(words: readonly TimedWord[], time: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const times = ['character_start_times_seconds', 'character_end_times_seconds'] as const;

export function joinAlignments(first: CharacterAlignment | null, second: CharacterAlignment): CharacterAlignment {
  if (!first) return second;
  const joined = { ...first, characters: first.characters.concat(second.characters) };
  for (const name of times) joined[name] = first[name].concat(second[name]);
  return joined;
}
