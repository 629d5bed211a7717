/**
 * A transcript while it is edited. No edit changes an object: each returns a new document that shares with the one
 * before it what it did not touch, so that undo keeps old documents and a save sees what is new by identity. Pure.
 */
import type {
  SubtitleRules,
  TranscriptCue,
  TranscriptDocument,
  TranscriptSegment,
  TranscriptSpeaker,
} from '#contract/speech-to-text/transcripts.ts';

export interface Word {
  /** The word with its punctuation, or an event in brackets. */
  text: string;
  /** What is written between the word before and this one: white space, or nothing in scripts without spaces. */
  gap: string;
  start: number;
  end: number;
  isEvent: boolean;
  /** Null for what a person wrote, or what the recogniser did not rate. */
  logprob: number | null;
  /** A person wrote it, so its times are a guess from those of the words around it. */
  isEstimated: boolean;
}

export interface Segment extends Omit<TranscriptSegment, 'words'> {
  words: readonly Word[];
}

export type Speaker = TranscriptSpeaker;
export type Cue = TranscriptCue;
export type Rules = SubtitleRules;

export interface EditedDocument {
  speakers: readonly Speaker[];
  segments: readonly Segment[];
  cues: readonly Cue[];
  rules: Rules;
}

/** Two segments of one speaker are as far apart as a frame of a film at least. */
export const minSegmentSeconds = 0.05;

export function readDocument({ speakers, segments, cues, subtitle_rules }: TranscriptDocument): EditedDocument {
  return { speakers, segments: segments.map(readSegment), cues, rules: subtitle_rules };
}

export function readSegment(segment: TranscriptSegment): Segment {
  const words: Word[] = [];
  let gap = '';
  for (const { type, text, start, end, logprob, is_estimated } of segment.words) {
    if (type === 'spacing') {
      gap += text;
      continue;
    }
    const isEvent = type === 'audio_event';
    words.push({ text, gap, start, end, isEvent, logprob, isEstimated: is_estimated === true });
    gap = '';
  }
  return { ...segment, words };
}

export function writeSegment(segment: Segment): TranscriptSegment {
  return {
    ...segment,
    words: segment.words.flatMap((word, i) => {
      const { text, start, end, logprob, isEvent, isEstimated } = word;
      const before = segment.words[i - 1];
      const written = {
        text,
        start,
        end,
        type: isEvent ? ('audio_event' as const) : ('word' as const),
        logprob,
        ...(isEstimated ? { is_estimated: true } : {}),
      };
      if (!before || word.gap === '') return [written];
      const spacing = { text: word.gap, type: 'spacing' as const, logprob: null };
      return [{ ...spacing, start: before.end, end: Math.max(before.end, start) }, written];
    }),
  };
}

/** How many words and spaces a segment is saved as. */
export const writtenWords = (words: readonly Word[]): number =>
  words.reduce((count, { gap }, i) => count + (i > 0 && gap !== '' ? 2 : 1), 0);

/** The text of words as it is read and edited. */
export const textOf = (words: readonly Word[]): string =>
  words.map(({ text, gap }, i) => (i === 0 ? text : gap + text)).join('');

/** Where each word begins in the text, and where the last one ends. */
export function placesOf(words: readonly Word[]): { from: number; to: number }[] {
  let at = 0;
  return words.map(({ text, gap }, i) => {
    const from = at + (i === 0 ? 0 : gap.length);
    at = from + text.length;
    return { from, to: at };
  });
}

/** The word that holds the place in the text, or the last one that begins before it. */
export function wordAtPlace(words: readonly Word[], place: number): number {
  const places = placesOf(words);
  const after = places.findIndex(({ from }) => from > place);
  return after === -1 ? words.length - 1 : Math.max(0, after - 1);
}

/** Segments in the order of their times. Those that begin together stay in their order. */
export const inOrder = (segments: readonly Segment[]): Segment[] =>
  segments.toSorted((one, other) => one.start - other.start);

export function replaceSegment(document: EditedDocument, segment: Segment): EditedDocument {
  return {
    ...document,
    segments: document.segments.map((one) => (one.segment_id === segment.segment_id ? segment : one)),
  };
}

/** An id that nothing in the transcript has: 80 random bits. */
export function newId(prefix: 's' | 'c' | 'speaker'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `${prefix}_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
