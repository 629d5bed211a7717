/** Turns an engine's word and phoneme events into times of every character of a chunk. Pure. */
import type { Alignment, TimedText } from '../port.ts';

export interface EngineEvent {
  kind: 'word' | 'phoneme';
  /** Seconds from the start of the chunk. */
  at: number;
  /** For a word: the index of its first code point in the chunk. */
  position: number;
  /** For a word: the number of code points that the engine says it took. It may be too large. */
  length: number;
  /** For a phoneme: IPA; empty for a pause. */
  symbol: string;
}

/**
 * How many code points after a word it may also have spoken: an engine may say "of the" in one go and report "of" only.
 */
const maxSwallowed = 24;
const letter = /[\p{L}\p{N}\p{M}]/u;
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** @param length seconds of the chunk; the times count from its start and are not rounded */
export function align(text: string, events: EngineEvent[], length: number): Alignment {
  const characters = Array.from(text);
  const starts = new Array<number>(characters.length).fill(0);
  const ends = new Array<number>(characters.length).fill(0);
  const isLetter = characters.map((char) => letter.test(char));
  const voices = phonemes(events, length);

  /** Shares the time evenly among the characters that `counts` accepts; the others get no time. */
  const share = (a: number, b: number, t0: number, t1: number, counts: (i: number) => boolean) => {
    let timedCharacters = 0;
    for (let i = a; i < b; i++) if (counts(i)) timedCharacters++;
    const step = timedCharacters ? (t1 - t0) / timedCharacters : 0;
    let done = 0;
    for (let i = a; i < b; i++) {
      // A third, three times, may be more than the whole because of rounding.
      starts[i] = Math.min(t1, t0 + step * done);
      if (counts(i)) done++;
      ends[i] = Math.min(t1, t0 + step * done);
    }
  };
  const gap = (a: number, b: number, t0: number, t1: number) => share(a, b, t0, t1, (i) => !isLetter[i]);

  const words = spokenWords(events, characters.length, length);
  gap(0, words[0]?.position ?? characters.length, 0, words[0]?.at ?? length);
  let voice = 0;
  words.forEach((word, w) => {
    const next = words[w + 1]?.position ?? characters.length;
    const until = words[w + 1]?.at ?? length;
    let last = Math.min(word.position + word.length, next);
    const reach = Math.min(next, word.position + word.length + maxSwallowed);
    for (let i = last; i < reach; i++) if (isLetter[i]) last = i + 1;
    let quietFrom = until;
    for (; voice < voices.length && (voices[voice]?.start ?? 0) < until; voice++)
      quietFrom = voices[voice]?.end ?? until;
    quietFrom = Math.min(until, Math.max(quietFrom, word.at));
    share(word.position, last, word.at, quietFrom, () => true);
    gap(last, next, quietFrom, until);
  });

  return { characters, starts, ends, words: wordTimes(text, { characters, starts, ends }), phonemes: voices };
}

/** Moves a chunk's times to its place in the whole audio, `from` to `to` seconds. */
export function shiftAlignment(alignment: Alignment, from: number, to: number): Alignment {
  // Times are rounded to tenths of milliseconds, always in one direction, so that their order stays.
  const at = (seconds: number) => Math.min(to, Math.floor((from + seconds) * 1e4 + 1e-6) / 1e4);
  const shift = ({ text, start, end }: TimedText) => ({ text, start: at(start), end: at(end) });
  return {
    characters: alignment.characters,
    starts: alignment.starts.map(at),
    ends: alignment.ends.map(at),
    words: alignment.words.map(shift),
    phonemes: alignment.phonemes.map(shift),
  };
}

/**
 * Returns the word events in text order, one for each place. An engine may report several for a number, or for a word
 * that it spells out.
 */
function spokenWords(events: EngineEvent[], characters: number, length: number) {
  const words: { position: number; length: number; at: number }[] = [];
  for (const event of events) {
    const last = words.at(-1);
    if (event.kind !== 'word' || event.position < 0 || event.position >= characters) continue;
    if (last && event.position <= last.position) continue;
    const at = Math.min(length, Math.max(event.at, last?.at ?? 0));
    words.push({ position: event.position, length: Math.max(1, event.length), at });
  }
  return words;
}

/** A phoneme lasts until the next one or the next pause. */
function phonemes(events: EngineEvent[], length: number): TimedText[] {
  const all = events.filter((event) => event.kind === 'phoneme');
  const times: TimedText[] = [];
  let reached = 0;
  all.forEach((event, i) => {
    const start = Math.min(length, Math.max(reached, event.at));
    const end = Math.min(length, Math.max(start, all[i + 1]?.at ?? length));
    reached = start;
    if (event.symbol) times.push({ text: event.symbol, start, end });
  });
  return times;
}

function wordTimes(text: string, times: Pick<Alignment, 'characters' | 'starts' | 'ends'>): TimedText[] {
  const words: TimedText[] = [];
  let at = 0;
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    const next = at + Array.from(segment).length;
    // A narrow space without a break is a part of a word to the segmenter.
    let from = at;
    for (const part of isWordLike ? segment.split(/(\s+)/) : []) {
      const to = from + Array.from(part).length;
      if (part.trim()) words.push({ text: part, start: times.starts[from] ?? 0, end: times.ends[to - 1] ?? 0 });
      from = to;
    }
    at = next;
  }
  return words;
}

/** Says what is wrong with an alignment, or returns undefined. */
export function findGap(alignment: Alignment, text: string, length: number): string | undefined {
  const { characters, starts, ends } = alignment;
  if (characters.join('') !== text) return 'characters do not join to the text';
  if (starts.length !== characters.length || ends.length !== characters.length) return 'lengths differ';
  let reached = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? Number.NaN;
    const end = ends[i] ?? Number.NaN;
    if (!(start >= reached && end >= start && end <= length)) return `times of character ${i} are out of order`;
    reached = start;
  }
  return undefined;
}

/** Keeps the plausible times and closes the others with zero-length entries. */
export function repair(alignment: Alignment, text: string, length: number): Alignment {
  const characters = Array.from(text);
  const sound = alignment.characters.join('') === text;
  const starts: number[] = [];
  const ends: number[] = [];
  let reached = 0;
  characters.forEach((_, i) => {
    const start = alignment.starts[i] ?? Number.NaN;
    const end = alignment.ends[i] ?? Number.NaN;
    const kept = sound && start >= reached && end >= start && end <= length;
    starts.push(kept ? start : reached);
    ends.push(kept ? end : reached);
    if (kept) reached = start;
  });
  return { characters, starts, ends, words: wordTimes(text, { characters, starts, ends }), phonemes: [] };
}
