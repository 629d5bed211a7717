/** New words for old ones: which of them are the same, and when the others are said. Pure. */
import { maxWordCharacters } from '#contract/speech-to-text/transcripts.ts';
import { placesOf, textOf, type Word } from './model.ts';

/** These scripts are written without spaces, so their words are found by a dictionary. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const mark = /^[\p{P}\p{M}]+$/u;

interface Token {
  text: string;
  gap: string;
}

/** A character may be two units, and is not cut in two. */
const longPiece = new RegExp(`.{1,${maxWordCharacters / 2}}`, 'gsu');

const dictionary = new Intl.Segmenter(undefined, { granularity: 'word' });
const eventPattern = /^(?:\([^()]{1,80}\)|\[[^[\]]{1,80}\])$/u;

/** The words of a text with what stands between them. An event in brackets is one of them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\([^()\n]{1,80}\)(?=\s|$)|\[[^[\]\n]{1,80}\](?=\s|$)|\S+/gu)) {
    const gap = text.slice(end, index);
    end = index + word.length;
    if (!unspaced.test(word) || eventPattern.test(word)) tokens.push(...cut(word, gap));
    else tokens.push(...splitUnspaced(word, gap));
  }
  return tokens;
}

/** A word that is longer than one may be, such as a pasted address, becomes several without a space between them. */
function cut(text: string, gap: string): Token[] {
  if (text.length <= maxWordCharacters) return [{ text, gap }];
  const pieces = text.match(longPiece) ?? [];
  return pieces.map((piece, i) => ({ text: piece, gap: i === 0 ? gap : '' }));
}

/** Marks stay with the word before them. */
function splitUnspaced(text: string, gap: string): Token[] {
  const tokens: Token[] = [];
  for (const { segment } of dictionary.segment(text)) {
    const last = tokens.at(-1);
    if (last && mark.test(segment)) last.text += segment;
    else tokens.push({ text: segment, gap: tokens.length === 0 ? gap : '' });
  }
  return tokens;
}

/** Whether a word may end here. In the middle of a spaced word it may not. */
function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return /\s/.test(before) || /\s/.test(after) || unspaced.test(before) || unspaced.test(after);
}

/** @param room when the segment begins and ends, which new first and last words have to themselves */
export function rewordedTo(words: readonly Word[], text: string, room: { start: number; end: number }): Word[] {
  const clean = text.replaceAll(/[\n\r\t\u2028\u2029]+/gu, ' ').replaceAll(/\p{Cc}/gu, '');
  const old = textOf(words);
  const places = placesOf(words);
  let same = 0;
  while (same < old.length && same < clean.length && old[same] === clean[same]) same++;
  let kept = 0;
  while (kept < words.length) {
    const { to = 0 } = places[kept] ?? {};
    if (to > same || !isBoundary(clean, to)) break;
    kept++;
  }
  let sameEnd = 0;
  const from = places[kept - 1]?.to ?? 0;
  const most = Math.min(old.length, clean.length) - from;
  while (sameEnd < most && old[old.length - 1 - sameEnd] === clean[clean.length - 1 - sameEnd]) sameEnd++;
  let keptEnd = 0;
  while (kept + keptEnd < words.length) {
    const begin = places[words.length - 1 - keptEnd]?.from ?? 0;
    const distance = old.length - begin;
    if (distance > sameEnd || !isBoundary(clean, clean.length - distance)) break;
    keptEnd++;
  }
  const tail = words.slice(words.length - keptEnd);
  const tailFrom =
    keptEnd === 0 ? clean.length : clean.length - (old.length - (places[words.length - keptEnd]?.from ?? 0));
  // The space before the first kept word of the tail is part of what was edited.
  const middle = clean.slice(from, tailFrom);
  const tokens = tokensOf(middle);
  const tailGap = /\s*$/u.exec(middle)?.[0] ?? '';
  const between = matched(words.slice(kept, words.length - keptEnd), tokens);
  const [firstOfTail, ...others] = tail;
  const all = [
    ...words.slice(0, kept).map((word): Word | Token => word),
    ...between,
    ...(firstOfTail ? [{ ...firstOfTail, gap: tailGap }, ...others] : []),
  ];
  return withTimes(all, words, room);
}

/** Old words stand for new ones of the same text, in order: a longest common subsequence. */
function matched(old: readonly Word[], tokens: readonly Token[]): (Word | Token)[] {
  const width = tokens.length + 1;
  // A text that was replaced as a whole by a long one would take minutes: then its words are all new.
  if (old.length * tokens.length > 4_000_000) return [...tokens];
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = tokens.length - 1; j >= 0; j--) {
      const isSame = old[i]?.text === tokens[j]?.text;
      lengths[i * width + j] = isSame
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const found: (Word | Token)[] = [];
  let i = 0;
  for (let j = 0; j < tokens.length; j++) {
    const token = tokens[j];
    if (!token) break;
    const best = lengths[i * width + j] ?? 0;
    while (i < old.length && old[i]?.text !== token.text && lengths[(i + 1) * width + j] === best) i++;
    const word = old[i];
    if (word?.text === token.text && lengths[(i + 1) * width + j + 1] === best - 1) {
      found.push(word.gap === token.gap ? word : { ...word, gap: token.gap });
      i++;
    } else found.push(token);
  }
  return found;
}

const isTimed = (word: Word | Token): word is Word => 'start' in word;

/** Words without times share, by their lengths, the time between their neighbours that do have one. */
function withTimes(
  words: readonly (Word | Token)[],
  old: readonly Word[],
  room: { start: number; end: number },
): Word[] {
  const timed: Word[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    if (isTimed(word)) {
      timed.push(word);
      at++;
      continue;
    }
    let to = at;
    while (to < words.length && !isTimed(words[to]!)) to++;
    const next = words[to];
    const before = timed.at(-1)?.end ?? Math.min(room.start, next && isTimed(next) ? next.start : room.start);
    const after = next && isTimed(next) ? next.start : Math.max(room.end, before);
    timed.push(...spread(words.slice(at, to), replacedTimes(old, before, after)));
    at = to;
  }
  return timed;
}

/** The words that stood between two times: what replaces them is said when they were, and pauses stay pauses. */
function replacedTimes(old: readonly Word[], before: number, after: number): { start: number; end: number } {
  const gone = old.filter(({ start, end }) => start >= before && end <= after && end > start);
  const start = gone[0]?.start ?? before;
  return { start, end: Math.max(start, gone.at(-1)?.end ?? after) };
}

function spread(tokens: readonly (Word | Token)[], { start, end }: { start: number; end: number }): Word[] {
  const total = tokens.reduce((sum, { text }) => sum + text.length, 0);
  let passed = 0;
  return tokens.map(({ text, gap }) => {
    const begin = start + ((end - start) * passed) / total;
    passed += text.length;
    const finish = start + ((end - start) * passed) / total;
    return { text, gap, start: begin, end: finish, isEvent: eventPattern.test(text), logprob: null, isEstimated: true };
  });
}

/** Neighbouring words that a person wrote: the first and the last of each run. */
export function estimatedRuns(words: readonly Word[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!words[at]?.isEstimated) continue;
    const from = at;
    while (words[at + 1]?.isEstimated) at++;
    runs.push({ from, to: at });
  }
  return runs;
}
