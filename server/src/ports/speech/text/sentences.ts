/**
 * Splits a text into the chunks that are spoken one by one: sentences, or parts of long ones. The chunks join to the
 * text.
 */
import { abbreviationPattern } from '#contract/speech/abbreviations.ts';

/**
 * The boundary between a chunk and the next, in order of the pause's length. `none` is a place between two words of a
 * clause.
 */
export type Pause = 'none' | 'comma' | 'clause' | 'sentence' | 'exclamation' | 'paragraph';

export interface Chunk {
  text: string;
  /** The pause that belongs after the chunk; `none` after the last one. */
  pause: Pause;
}

/** The maximum weight of a chunk. A Latin letter weighs 1, by its speaking time. */
const maxWeight = 400;
/** A sentence with fewer letters and digits is spoken together with the next one: "No. 5", "Hi!", "1." */
const minLetters = 12;

const abbreviation = new RegExp(String.raw`(?:^|[\s("'“‘[])(?:${abbreviationPattern}|\p{Lu})\.["'”’)\]]*\s*$`, 'iu');
const sentenceEnd = /[.!?…。！？｡؟۔।॥։።][\p{Pe}\p{Pf}"'*_]*\s*$/u;
const blankLine = /\n[^\S\n]*\r?\n\s*$/;
/** Matches the mark that ends a clause, with the space after it. */
export const clauseBreak = /[,;:–—、，；：،؛](?:\s+|(?<=[、，；：]))/gu;
const speakable = /[\p{L}\p{N}]/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function splitText(text: string): Chunk[] {
  const chunks = splitSentences(text).flatMap(splitLong);
  return chunks.map((text, i) => ({ text, pause: i === chunks.length - 1 ? 'none' : pauseAfter(text) }));
}

/** The sentences of a text, which join to it. One that is too short to be spoken alone is part of the next one. */
export function splitSentences(text: string): string[] {
  const found: string[] = [];
  /** Where the current chunk begins, where its last mark or letter ends, and how many line ends follow. */
  let start = 0;
  let markEnd = 0;
  let lineEnds = 0;
  /** Counts the letters and digits of the current chunk. */
  let letters = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    const written = segment.trimEnd().length;
    // The segmenter ends a segment at each line end, and the blank line that follows belongs to the sentence before it.
    if (written === 0 && index === start && found.length > 0) {
      found[found.length - 1] += segment;
      start = markEnd = end;
      continue;
    }
    if (written > 0) {
      markEnd = index + written;
      lineEnds = 0;
    }
    lineEnds += segment.slice(written).split('\n').length - 1;
    letters += segment.match(speakable)?.length ?? 0;
    // Only the last characters are examined, so that a text of abbreviations takes no longer than another.
    const tail = text.slice(Math.max(start, markEnd - 20), markEnd);
    // A single line end does not end a sentence (the text may be wrapped, or verse). A blank line always does.
    const isEnd = lineEnds > 1 || (sentenceEnd.test(tail) && !abbreviation.test(tail));
    if (letters < minLetters || !isEnd) continue;
    found.push(text.slice(start, end));
    start = markEnd = end;
    letters = lineEnds = 0;
  }
  const rest = text.slice(start);
  // A remainder without anything to say (a closing bracket, an emoji) is not a chunk of its own.
  if (rest && letters === 0 && found.length > 0) found[found.length - 1] += rest;
  else if (rest) found.push(rest);
  return found;
}

function splitLong(sentence: string): string[] {
  const chunks: string[] = [];
  let rest = sentence;
  for (let fits = fitting(rest); fits < rest.length; fits = fitting(rest)) {
    const at = cutPoint(rest, fits);
    chunks.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  chunks.push(rest);
  return chunks;
}

/**
 * Counts the UTF-16 units of the text that fit into one chunk. Digits, ideographs and emoji take longer to say than
 * letters.
 */
function fitting(text: string): number {
  let weight = 0;
  let units = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    weight += code >= 0x2e80 ? 4 : code >= 0x370 ? 2 : code >= 48 && code <= 57 ? 3 : 1;
    if (weight > maxWeight && units > 0) return units;
    units += char.length;
  }
  return text.length;
}

/**
 * Finds the best place to cut at or before `limit`: after a clause, else between words, else between any two
 * characters.
 */
function cutPoint(text: string, limit: number): number {
  const head = text.slice(0, limit);
  const clause = [...head.matchAll(clauseBreak)].at(-1);
  if (clause && clause.index > limit * 0.3) return clause.index + clause[0].length;
  const space = /^[\s\S]*\s/.exec(head)?.[0].length ?? 0;
  if (space > limit * 0.3) return space;
  // A cut between a letter and its accents, or within a joined emoji, is avoided within reason.
  let at = limit;
  while (at > limit * 0.5 && !standsAlone(text, at)) at -= 1;
  if (at > limit * 0.5) return at;
  return isLowSurrogate(text, limit) ? limit - 1 : limit;
}

function standsAlone(text: string, at: number): boolean {
  const next = String.fromCodePoint(text.codePointAt(at) ?? 32);
  return !isLowSurrogate(text, at) && !/[\p{M}\u200d\p{Emoji_Modifier}]/u.test(next) && text[at - 1] !== '\u200d';
}

const isLowSurrogate = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

export function pauseAfter(text: string): Pause {
  if (!text.match(speakable)) return 'none';
  if (blankLine.test(text)) return 'paragraph';
  const end = text.trimEnd().replace(/[\p{Pe}\p{Pf}"'*_]+$/u, '');
  if (/[!！]$/.test(end)) return 'exclamation';
  if (/[;:–—…；：؛]$/.test(end)) return 'clause';
  if (/[,、，،]$/.test(end)) return 'comma';
  return sentenceEnd.test(end) ? 'sentence' : 'none';
}
