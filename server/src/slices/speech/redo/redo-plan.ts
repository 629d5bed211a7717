/** Decides which sentences of a text keep the sound that they have in an earlier item. Price and sound follow from it. Pure. */
import type { RedoSource } from '../../history/takes.service.ts';
import type { Pronunciation, SpeechInput } from '../../../ports/speech/port.ts';
import { rulePronunciationsOf } from '../speech.recording.ts';
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
function locate(source: RedoSource, sentences: PreparedSentence[]): KeptSentence[] {
  const { alignment, chunk_ends, audio_seconds } = source;
  const ends = new Map(chunk_ends);
  const places = placesOf(source, sentences);
  let start = 0;
  return sentences.map((sentence, i) => {
    const { written: writtenFrom = 0, spoken: spokenFrom = 0 } = places[i] ?? {};
    const from = start;
    const next = places[i + 1];
    // The times of the characters are milliseconds, which is good enough where the exact end is not known.
    const at = next && (ends.get(next.spoken) ?? alignment.character_start_times_seconds[next.written]);
    start = Math.max(start, at ?? audio_seconds);
    return { sentence, writtenFrom, spokenFrom, start: from, end: start, isLast: !next };
  });
}

/**
 * Where each sentence begins in the item's texts. One that is spoken otherwise today, as the rules of a dictionary have
 * changed, has another length now: the next one is found by its time.
 */
function placesOf(source: RedoSource, sentences: PreparedSentence[]): { written: number; spoken: number }[] {
  const { alignment, normalized_alignment } = source;
  let [written, spoken] = [0, 0];
  return sentences.map((sentence) => {
    const at = alignment.character_start_times_seconds[written] ?? 0;
    const { characters } = normalized_alignment;
    if (!isAt(characters, spoken, sentence.spoken)) {
      const first = normalized_alignment.character_start_times_seconds.findIndex((time) => time >= at - 0.002);
      const found = Array.from({ length: maxSilent }, (_, i) => first + i).find((place) =>
        isAt(characters, place, sentence.spoken),
      );
      if (first >= 0 && found !== undefined) spoken = found;
    }
    const place = { written, spoken };
    written += countCharacters(sentence.written);
    spoken += countCharacters(sentence.spoken);
    return place;
  });
}

/** Characters without a sound, such as spaces, that may share the time at which a sentence begins. */
const maxSilent = 20;

const isAt = (characters: readonly string[], from: number, text: string): boolean =>
  characters.slice(from, from + countCharacters(text)).join('') === text;

const isSameSounds = (some: readonly Pronunciation[], others: readonly Pronunciation[]): boolean =>
  some.length === others.length &&
  some.every((one, i) => {
    const other = others[i];
    return (
      one.from === other?.from &&
      one.to === other.to &&
      one.alphabet === other.alphabet &&
      one.phonemes === other.phonemes
    );
  });

/**
 * Whether an item says what its text would be read as today: the rules of reading, and those of dictionaries, may have
 * changed since it was made.
 */
function saysTheSame({ alignment, normalized_alignment, rule_pronunciations }: RedoSource, one: KeptSentence): boolean {
  const { written, spoken, texts } = one.sentence;
  const to = one.spokenFrom + countCharacters(spoken);
  const own = rule_pronunciations.filter(({ from }) => from >= one.spokenFrom && from < to);
  if (!isSameSounds(own, rulePronunciationsOf(texts, one.spokenFrom))) return false;
  return (
    isAt(alignment.characters, one.writtenFrom, written) &&
    isAt(normalized_alignment.characters, one.spokenFrom, spoken)
  );
}
