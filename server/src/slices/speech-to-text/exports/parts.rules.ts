/** What an export is made of: the segments of a transcript, cut anew where the caller asks for shorter ones. Pure. */
import type { ExportFormat } from '#contract/speech-to-text/exports.ts';
import type {
  TranscriptCue,
  TranscriptSegment,
  TranscriptSpeaker,
  TranscriptWord,
} from '#contract/speech-to-text/transcripts.ts';

export interface ExportSource {
  name: string;
  /** An ISO 639-1 code. */
  language: string | null;
  seconds: number | null;
  speakers: readonly TranscriptSpeaker[];
  segments: readonly TranscriptSegment[];
  cues: readonly TranscriptCue[];
}

export interface ExportOptions {
  format: ExportFormat;
  /** Whether subtitles are those that were edited, or made anew of the segments. */
  from: 'cues' | 'segments';
  hasSpeakers: boolean;
  hasTimes: boolean;
  /** A segment ends before a silence of more seconds. */
  maxSilence?: number | null | undefined;
  maxSeconds?: number | null | undefined;
  maxCharacters?: number | null | undefined;
  /** Lines of text and subtitles are broken here. */
  lineCharacters?: number | null | undefined;
}

export interface Part {
  speaker: TranscriptSpeaker | null;
  start: number;
  end: number;
  words: readonly TranscriptWord[];
  text: string;
}

/** The segments with their speakers. Those without a word are left out. */
export function partsOf({ segments, speakers }: ExportSource, options: ExportOptions): Part[] {
  const known = new Map(speakers.map((speaker) => [speaker.speaker_id, speaker]));
  return segments.flatMap((segment) => {
    const speaker = segment.speaker_id === null ? null : (known.get(segment.speaker_id) ?? null);
    return cutWords(segment.words, options).flatMap((words, i, all) => {
      const text = textOf(words);
      if (text === '') return [];
      const start = i === 0 ? segment.start : (words[0]?.start ?? segment.start);
      const end = i === all.length - 1 ? segment.end : (words.at(-1)?.end ?? segment.end);
      return [{ speaker, start, end, words, text }];
    });
  });
}

export const textOf = (words: readonly TranscriptWord[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .trim();

const isSpace = ({ type }: TranscriptWord) => type === 'spacing';

/** Cuts between words, never within one. */
function cutWords(words: readonly TranscriptWord[], options: ExportOptions): TranscriptWord[][] {
  const { maxSilence, maxSeconds, maxCharacters } = options;
  const parts: TranscriptWord[][] = [];
  let part: TranscriptWord[] = [];
  let length = 0;
  let end = 0;
  for (const word of words) {
    if (isSpace(word)) {
      part.push(word);
      length += word.text.length;
      continue;
    }
    const first = part.find((one) => !isSpace(one));
    const isOver =
      first !== undefined &&
      ((maxSilence != null && word.start - end > maxSilence) ||
        (maxSeconds != null && word.end - first.start > maxSeconds) ||
        (maxCharacters != null && length + word.text.length > maxCharacters));
    if (isOver) {
      parts.push(withoutSpace(part));
      part = [];
      length = 0;
    }
    part.push(word);
    length += word.text.length;
    end = word.end;
  }
  parts.push(withoutSpace(part));
  return parts.filter((one) => one.length > 0);
}

function withoutSpace(words: readonly TranscriptWord[]): TranscriptWord[] {
  const first = words.findIndex((word) => !isSpace(word));
  const last = words.findLastIndex((word) => !isSpace(word));
  return first === -1 ? [] : words.slice(first, last + 1);
}

/** A time as people read it: hours, minutes and seconds. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  return `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${two(seconds / 60)}:${two(seconds)}`;
}

/** Who speaks and when, above or before what is said; empty where neither is wanted. */
export function labelOf({ speaker, start }: Part, { hasSpeakers, hasTimes }: ExportOptions): string {
  const name = hasSpeakers ? speaker?.name : undefined;
  const time = hasTimes ? clockOf(start) : undefined;
  return [name, time].filter((one) => one !== undefined).join('  ');
}

/** Scripts that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string): boolean => {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && rightToLeft.test(letter);
};
