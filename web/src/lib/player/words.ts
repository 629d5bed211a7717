/** Derives the times of words from the times of characters. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { bracketTag, ssmlElements } from '#contract/speech/tags.ts';

export interface Segment {
  text: string;
  /** The position of the segment in the text, in UTF-16 units. */
  at: number;
  isWord: boolean;
  /** The short label of a tag, which is written but not spoken. */
  tag?: string;
}

/** The pattern has one group, so that `split` keeps the tags. */
const tagPattern = new RegExp(`(${bracketTag}|</?(?:${ssmlElements.join('|')})\\b[^<>\\n]{0,200}>)`, 'iu');

function tagLabel(tag: string): string {
  if (tag.startsWith('[')) return tag.slice(1, -1).trim();
  const name = /^<\/?([\w-]+)/.exec(tag)?.[1] ?? tag;
  const time = /\btime\s*=\s*["']?([^"'\s/>]+)/.exec(tag)?.[1];
  if (name.toLowerCase() === 'break') return time ? `pause ${time}` : 'pause';
  return tag.startsWith('</') ? `/${name}` : name;
}

/** Splits a text into what is spoken and the tags in between. */
export function splitTags(text: string): { text: string; at: number; tag?: string }[] {
  let at = 0;
  return text.split(tagPattern).flatMap((part, index) => {
    const from = at;
    at += part.length;
    if (index % 2 === 1) return [{ text: part, at: from, tag: tagLabel(part) }];
    return part === '' ? [] : [{ text: part, at: from }];
  });
}

/** Gives the text without its tags, for estimates. */
export const withoutTags = (text: string): string =>
  text
    .split(tagPattern)
    .filter((_, at) => at % 2 === 0)
    .join(' ');

/** Splits a text into lines of segments. Every character except the line breaks is in exactly one segment. */
export function segmentLines(text: string): Segment[][] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let at = 0;
  return text.split('\n').map((line) => {
    // The pattern has one group, so every second part is a tag.
    const segments = line.split(tagPattern).flatMap((part, index): Segment[] => {
      const from = at;
      at += part.length;
      if (index % 2 === 1) return [{ text: part, at: from, isWord: false, tag: tagLabel(part) }];
      return Array.from(segmenter.segment(part), (word) => ({
        text: word.segment,
        at: from + word.index,
        isWord: word.isWordLike === true,
      }));
    });
    at++;
    return segments;
  });
}

export interface TimedWord extends Segment {
  start: number;
  end: number;
}

/** How many characters ahead a spoken character is searched for when the engine left some out. */
const maxSkipped = 12;

/** Gives the words that have a time so far, in order. */
export function timeWords(lines: Segment[][], text: string, alignment: CharacterAlignment): TimedWord[] {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  alignment.characters.forEach((character, index) => {
    const found = text.startsWith(character, at) ? at : text.indexOf(character, at);
    if (character === '' || found === -1 || found - at > maxSkipped) return;
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

/** Finds the last word that has begun, or -1. */
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
