/** Makes the words of parts into a transcript whose texts join: with the spaces between them. Pure. */
import type { PartWord } from '../engines/part.ts';
import type { RecognisedWord } from '../port.ts';

/** Letters of languages that are written without spaces. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedEnd =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}，。！？、]$/u;

export interface JoinedBefore {
  /** The last word that was told, if any. */
  text: string;
  end: number;
}

export interface PlacedWord extends PartWord {
  speaker?: number;
}

/** @param offset seconds that the part begins after the sound */
export function joinWords(
  words: readonly PlacedWord[],
  offset: number,
  before: JoinedBefore | undefined,
): RecognisedWord[] {
  const joined: RecognisedWord[] = [];
  let last = before;
  for (const { text, start, end, confidence, isJoined, isEvent, speaker } of words) {
    // A word does not begin before the one before it ends, and has some length.
    const from = Math.max(round(start + offset), last?.end ?? 0);
    const to = Math.max(round(end + offset), from);
    const who = speaker === undefined ? {} : { speaker };
    if (last && !isJoined && !(unspacedEnd.test(last.text) && unspaced.test(text)))
      joined.push({ text: ' ', start: last.end, end: from, confidence: null, kind: 'spacing', ...who });
    joined.push({ text, start: from, end: to, confidence, kind: isEvent ? 'audio_event' : 'word', ...who });
    last = { text, end: to };
  }
  return joined;
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** The text of words, spaces included. */
export const textOf = (words: readonly Pick<RecognisedWord, 'text'>[]): string =>
  words.map(({ text }) => text).join('');
