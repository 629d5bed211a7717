/** Groups recognised words into phrases, which are spoken at one go. Pure. */
import type { RecognisedWord } from '../../../ports/recognition/port.ts';

/** Seconds of silence that end a phrase. */
export const phrasePause = 0.28;
/** A phrase has at most so many words and lasts so long, so that the first sound does not wait for a long speech. */
const maxWords = 24;
const maxSeconds = 8;

export interface PhraseWord {
  text: string;
  start: number;
  end: number;
  confidence: number | null;
}

export interface Phrase {
  words: PhraseWord[];
  start: number;
  end: number;
}

/** Takes words as they are recognised, and yields phrases as they end. */
export async function* phrasesOf(words: AsyncIterable<RecognisedWord>): AsyncGenerator<Phrase, void, void> {
  let open: PhraseWord[] = [];
  for await (const { kind, text, start, end, confidence } of words) {
    if (kind !== 'word' || text.trim() === '') continue;
    const last = open.at(-1);
    const [first] = open;
    // Recognisers may let a word begin a little before the one before it has ended.
    const from = Math.max(start, last?.start ?? 0);
    if (
      last &&
      first &&
      (from - last.end >= phrasePause || open.length >= maxWords || end - first.start > maxSeconds)
    ) {
      yield phraseOf(open);
      open = [];
    }
    open.push({ text: text.trim(), start: from, end: Math.max(from + 0.02, end), confidence });
  }
  if (open.length > 0) yield phraseOf(open);
}

const phraseOf = (words: PhraseWord[]): Phrase => ({
  words,
  start: words[0]!.start,
  end: Math.max(...words.map(({ end }) => end)),
});

/** Below it a recogniser has guessed: laughter, another language, music. */
const minConfidence = 0.25;

/** Are the words what was said? A recogniser that does not say how sure it is, is believed. */
export function isCertain({ words }: Phrase): boolean {
  const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 || known.reduce((sum, one) => sum + one, 0) / known.length >= minConfidence;
}

/** The text of words, as the history shows it. */
export const textOf = (words: readonly Pick<PhraseWord, 'text'>[]): string => words.map(({ text }) => text).join(' ');
