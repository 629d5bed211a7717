/** Finds where a text that is still being written may be cut. Pure. */
import { abbreviationPattern } from '#contract/speech/abbreviations.ts';

/** UTF-16 units from the end in which a place between words is looked for: the cost must not grow with the text. */
const maxLookBack = 300;
/** A bracket that is not closed within so many characters is no tag. */
const maxTagLength = 200;

const tags = [
  /<[a-z/][^<>]*(?:>|$)|<$/gi,
  /\[[^[\]]*(?:\]|$)/g,
  // The content of such an element is read as one.
  /<(phoneme|say-as|sub)\b[^<>]*>[^<>]*(?:<\/\1\s*>|<[^<>]*$|$)/gi,
];
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\uff01-\uff0f]/u;
const unspacedEnd = /[。！？｡、，；：…」』）]$/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** The last place between two words, tags kept whole; 0 where there is none yet. */
export function lastWordBoundary(text: string): number {
  const tail = text.slice(-maxLookBack);
  const kept = tags
    .flatMap((tag) => [...tail.matchAll(tag)].map(toRange))
    .filter((range) => range.length <= maxTagLength);
  const isFree = (at: number) => !kept.some(({ start, end }) => at > start && at < end);
  const boundary = wordBoundaries(tail).findLast(isFree);
  if (boundary !== undefined) return text.length - tail.length + boundary;
  // No word is so long, so any place will do that splits no character.
  return text.length < maxLookBack ? 0 : text.length - (/[\ud800-\udbff]$/.test(text) ? 1 : 0);
}

function toRange({ index, 0: { length }, input }: RegExpExecArray) {
  // A tag that reaches the end may go on.
  const isClosed = index + length < input.length || /[>\]]$/.test(input);
  return { start: index, end: isClosed ? index + length : Infinity, length };
}

/** Ends of white space and, in scripts that write words without it, ends of words that another word follows. */
function wordBoundaries(tail: string): number[] {
  const found = [...tail.matchAll(/\s+/g)].map(({ index, 0: { length } }) => index + length);
  const from = found.at(-1) ?? 0;
  const unbroken = tail.slice(from);
  if (!unspaced.test(unbroken)) return found;
  for (const { index } of words.segment(unbroken)) {
    if (index > 0 && unspaced.test(unbroken.slice(index - 2, index))) found.push(from + index);
  }
  if (unspacedEnd.test(unbroken)) found.push(tail.length);
  return found;
}

// A mark is matched only where a row of marks begins, so that a megabyte of full stops is read once.
const sentenceEnd =
  /(?:[。！？｡]+[\p{Pe}\p{Pf}"'*_]*\s*|(?<![.!?…؟۔।॥։።])[.!?…؟۔।॥։።]+[\p{Pe}\p{Pf}"'*_]*(?:\s+|$)|\n\s*\n\s*)/gu;
/** A full stop after a title, an initial or the number of a list does not end a sentence. */
const abbreviation = new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${abbreviationPattern}|\p{L}|\d{1,2})\.$`, 'iu');

/**
 * Returns where the last complete sentence ends; 0 when none is complete.
 * @param isPhrase the writer chose where the text ends, so a full stop there needs nothing after it
 */
export function lastSentenceEnd(text: string, isPhrase: boolean): number {
  let end = 0;
  for (const { index, 0: match } of text.matchAll(sentenceEnd)) {
    const at = index + match.length;
    const mark = match.trimEnd();
    if (
      mark.startsWith('.') &&
      !mark.startsWith('..') &&
      abbreviation.test(text.slice(Math.max(0, index - 12), index + 1))
    )
      continue;
    if (at === text.length && mark === match && /^[.…]/.test(mark) && !isPhrase) continue;
    end = at;
  }
  return end;
}
