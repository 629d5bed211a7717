/** Decides which sentences of a text keep the sound that they have in an earlier item. Price and sound follow from it. Pure. */
import type { RedoSource } from '../../history/takes.service.ts';
import type { SpeechInput } from '../../../ports/speech/port.ts';
import { countCharacters } from '../speech.rules.ts';
import { matchInOrder } from './match.ts';
import type { PreparedSentence } from './sentences.ts';

/** A sentence of the item, and where it is in the item's texts (code points) and in its sound (seconds). */
export interface KeptSentence {
  sentence: PreparedSentence;
  writtenFrom: number;
  spokenFrom: number;
  start: number;
  end: number;
  /** Nothing follows it in the item. */
  isLast: boolean;
}

export interface RedoStep {
  sentence: PreparedSentence;
  /** Absent: the sentence is spoken. */
  kept?: KeptSentence;
  /** The sentence is followed by another pause than in the item. */
  hasOtherPause: boolean;
}

export interface RedoPlan {
  source: RedoSource;
  steps: RedoStep[];
  /** Code points that are spoken anew, as written. */
  characters: number;
  /** The sound is the item's own, from its beginning to its end. */
  isUnchanged: boolean;
}

export function planRedo(
  source: RedoSource,
  before: PreparedSentence[],
  sentences: PreparedSentence[],
  { followedBy, redone }: { followedBy: SpeechInput['followedBy']; redone: ReadonlySet<number> },
): RedoPlan {
  const old = locate(source, before);
  const keys = sentences.map((sentence) => keyOf(sentence));
  const matches = matchInOrder(
    old.map((one) => (saysTheSame(source, one) ? keyOf(one.sentence) : null)),
    keys,
  );
  const steps = sentences.map((sentence, i): RedoStep => {
    const kept = redone.has(i) ? undefined : old[matches[i] ?? -1];
    if (!kept) return { sentence, hasOtherPause: false };
    const isLast = i === sentences.length - 1;
    const hasOtherPause = borderOf(sentence, isLast, followedBy) !== borderOf(kept.sentence, kept.isLast, undefined);
    return { sentence, kept, hasOtherPause };
  });
  const spoken = steps.filter(({ kept }) => !kept);
  return {
    source,
    steps,
    characters: spoken.reduce((sum, { sentence }) => sum + countCharacters(sentence.written), 0),
    isUnchanged:
      steps.length === old.length &&
      steps.every(
        ({ sentence, kept, hasOtherPause }, i) =>
          kept === old[i] && !hasOtherPause && sentence.written === kept?.sentence.written,
      ),
  };
}

/** Code points that are charged when the text was read up to so many of its code points. */
export function countSpoken({ steps }: RedoPlan, characters: number): number {
  let [at, spoken] = [0, 0];
  for (const { sentence, kept } of steps) {
    const end = at + countCharacters(sentence.written);
    if (!kept) spoken += Math.max(0, Math.min(end, characters) - at);
    at = end;
  }
  return spoken;
}

/** Equal where two sentences sound the same but for the pause after them, and are written the same but for their spaces. */
function keyOf({ written, texts }: PreparedSentence): string {
  const parts = texts.map(({ text, language, pause, pronunciations }, i) => {
    const isLast = i === texts.length - 1;
    return [isLast ? text.trimEnd() : text, language, isLast ? null : (pause ?? null), pronunciations ?? null];
  });
  return JSON.stringify([written.trimEnd(), parts]);
}

/** What decides the length of the pause after a sentence. */
function borderOf({ spoken, texts }: PreparedSentence, isLast: boolean, followedBy: SpeechInput['followedBy']): string {
  const pause = texts.at(-1)?.pause;
  if (pause !== undefined) return String(pause);
  if (isLast) return followedBy ?? 'end';
  return /\n[^\S\n]*\r?\n\s*$/.test(spoken) ? 'paragraph' : 'sentence';
}

/** Finds the sentences of an item in its times. */
function locate({ alignment, chunk_ends, audio_seconds }: RedoSource, sentences: PreparedSentence[]): KeptSentence[] {
  const ends = new Map(chunk_ends);
  let [written, spoken, start] = [0, 0, 0];
  return sentences.map((sentence, i) => {
    const [writtenFrom, spokenFrom, from] = [written, spoken, start];
    written += countCharacters(sentence.written);
    spoken += countCharacters(sentence.spoken);
    const isLast = i === sentences.length - 1;
    // The times of the characters are milliseconds, which is good enough where the exact end is not known.
    const next = alignment.character_start_times_seconds[written] ?? audio_seconds;
    start = isLast ? audio_seconds : Math.max(start, ends.get(spoken) ?? next);
    return { sentence, writtenFrom, spokenFrom, start: from, end: start, isLast };
  });
}

/** Whether an item says what its text would be read as today: the rules of reading may have changed since it was made. */
function saysTheSame({ alignment, normalized_alignment }: RedoSource, one: KeptSentence): boolean {
  const { written, spoken } = one.sentence;
  const said = (characters: string[], from: number, text: string) =>
    characters.slice(from, from + countCharacters(text)).join('') === text;
  return (
    said(alignment.characters, one.writtenFrom, written) &&
    said(normalized_alignment.characters, one.spokenFrom, spoken)
  );
}
