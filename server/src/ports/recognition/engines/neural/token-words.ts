/** Words with times from the tokens of a network; estimated where it tells no times. Pure. */
import type { PartResult, PartWord } from '../part.ts';

export interface NetworkResult {
  text: string;
  tokens?: string[];
  timestamps?: number[];
  durations?: number[];
  ys_log_probs?: number[];
  ys_probs?: number[];
  lang?: string;
  event?: string;
}

/** Languages that are written without spaces have a word for each letter. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Seconds that the last token sounds where nobody says. */
const lastSeconds = 0.3;

interface TimedLetter {
  letter: string;
  start: number;
  end: number;
  logProbability: number | undefined;
}

export function wordsOf(result: NetworkResult, seconds: number): PartResult {
  const pieces = splitText(result.text);
  const language = /^<?\|?([a-z]{2,3})\|?>?$/.exec(result.lang ?? '')?.[1];
  const about = language === undefined ? {} : { language };
  if (pieces.length === 0) return { words: [], ...about };
  const timed = timedLetters(result, seconds);
  const words = timed && place(pieces, timed);
  return words ? { words, ...about } : { words: estimate(pieces, seconds), isEstimated: true, ...about };
}

interface Piece {
  text: string;
  isJoined: boolean;
}

function splitText(text: string): Piece[] {
  return text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      if (!unspaced.test(word)) return [{ text: word, isJoined: false }];
      // A mark belongs to the letter before it.
      const letters = word.match(/[\p{L}\p{M}\p{N}]\p{M}*[^\p{L}\p{N}]*|[^\p{L}\p{N}]+/gu) ?? [word];
      return letters.map((letter, i) => ({ text: letter, isJoined: i > 0 }));
    });
}

/** The letters of the tokens, without spaces. */
function timedLetters(result: NetworkResult, seconds: number): TimedLetter[] | undefined {
  const { tokens = [], timestamps = [], durations = [] } = result;
  const scores = result.ys_log_probs ?? result.ys_probs ?? [];
  if (tokens.length === 0 || timestamps.length !== tokens.length) return undefined;
  const letters: TimedLetter[] = [];
  for (const [i, token] of tokens.entries()) {
    const start = Math.min(seconds, timestamps[i] ?? 0);
    const next = timestamps[i + 1] ?? Math.min(seconds, start + lastSeconds);
    const length = durations[i];
    const end = Math.min(seconds, length !== undefined && length > 0 ? Math.min(next, start + length) : next);
    for (const letter of token.replaceAll(/[\s\u2581]|@@$|^##/gu, ''))
      letters.push({ letter, start, end: Math.max(start, end), logProbability: scores[i] });
  }
  return letters;
}

function place(pieces: readonly Piece[], letters: readonly TimedLetter[]): PartWord[] | undefined {
  const words: PartWord[] = [];
  let at = 0;
  for (const { text, isJoined } of pieces) {
    const own: TimedLetter[] = [];
    for (const letter of text) {
      const found = letters[at];
      // Marks that were written afterwards have no token.
      if (found && found.letter.toLowerCase() === letter.toLowerCase()) {
        own.push(found);
        at += 1;
      } else if (/[\p{L}\p{N}]/u.test(letter)) return undefined;
    }
    const before = words.at(-1)?.end ?? 0;
    const logs = own.flatMap(({ logProbability }) => logProbability ?? []);
    const mean = logs.reduce((sum, one) => sum + one, 0) / logs.length;
    words.push({
      text,
      start: own[0]?.start ?? before,
      // A pause after a word is no part of it.
      end: Math.min(own.at(-1)?.end ?? before, (own.at(-1)?.start ?? before) + 2 * lastSeconds),
      confidence: logs.length === 0 ? null : Math.min(1, Math.round(Math.exp(mean) * 1000) / 1000),
      ...(isJoined ? { isJoined } : {}),
    });
  }
  return words;
}

/** By the length of the words, from one end of the part to the other. */
function estimate(pieces: readonly Piece[], seconds: number): PartWord[] {
  // The cutter leaves some silence at either end.
  const edge = Math.min(0.3, seconds / 10);
  const total = pieces.reduce((sum, { text }) => sum + text.length + 1, 0);
  let at = edge;
  return pieces.map(({ text, isJoined }) => {
    const start = at;
    at += ((seconds - 2 * edge) * (text.length + 1)) / total;
    return { text, start, end: at, confidence: null, ...(isJoined ? { isJoined } : {}) };
  });
}
