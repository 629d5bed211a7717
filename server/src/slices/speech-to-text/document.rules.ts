/** Transcripts as documents: segments from recognised words, subtitles from segments, and changes to them. Pure. */
import { invalidDocument, revisionConflict } from '#contract/speech-to-text/errors.ts';
import {
  defaultSubtitleRules,
  type SubtitleRules,
  type TranscriptChange,
  type TranscriptDocument,
  type TranscriptSegment,
  type TranscriptSpeaker,
  type TranscriptWord,
} from '#contract/speech-to-text/transcripts.ts';
import { AppError } from '../../kernel/errors.ts';
import type { RecognisedWord } from '../../ports/recognition/port.ts';
import { cuesOfSegments } from './exports/subtitles.rules.ts';

/** A pause that begins another segment, in seconds, and what a segment holds at most. */
const longPause = 1.5;
const maxSegmentSeconds = 30;
const maxSegmentCharacters = 400;
/** After a sentence a shorter pause, or this many characters, are enough. */
const sentencePause = 0.7;
const comfortableCharacters = 200;

const round = (seconds: number) => Math.round(Math.max(0, seconds) * 1000) / 1000;
const logprobOf = (confidence: number | null) =>
  confidence === null ? null : Math.round(Math.log(Math.min(1, Math.max(confidence, 1e-6))) * 10_000) / 10_000;

export const speakerIdOf = (speaker: number) => `speaker_${speaker}`;

/** Words as they are kept between the parts of a file that is under way. */
export interface KeptWord {
  text: string;
  start: number;
  end: number;
  type: 'word' | 'spacing' | 'audio_event';
  logprob: number | null;
  speaker: number | null;
}

export const keepWord = ({ text, start, end, confidence, kind, speaker }: RecognisedWord): KeptWord => ({
  text,
  start: round(start),
  end: round(Math.max(start, end)),
  type: kind,
  logprob: kind === 'spacing' ? null : logprobOf(confidence),
  speaker: speaker ?? null,
});

export interface HeardChannel {
  /** Null where the channels were mixed. */
  channel: number | null;
  words: KeptWord[];
}

/** What was heard, as a document of revision 0. */
export function makeDocument(
  channels: readonly HeardChannel[],
  { withCues }: { withCues: boolean },
): TranscriptDocument {
  const segments = channels
    .flatMap(({ channel, words }) => segmentsOf(words, channel))
    .toSorted(inOrder)
    .map((segment, i) => ({ ...segment, segment_id: `s${i + 1}` }));
  const speakers = speakersOf(segments);
  const document = { revision: 0, speakers, segments, cues: [], subtitle_rules: { ...defaultSubtitleRules } };
  return withCues ? { ...document, cues: makeCues(document) } : document;
}

const inOrder = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start - b.start || a.end - b.end;

/** Each channel holds one speaker. */
const speakerOf = (word: KeptWord, channel: number | null) =>
  channel === null ? (word.speaker === null ? null : speakerIdOf(word.speaker)) : speakerIdOf(channel);

function segmentsOf(words: readonly KeptWord[], channel: number | null): TranscriptSegment[] {
  const segments: TranscriptSegment[] = [];
  let open: TranscriptSegment | undefined;
  let characters = 0;
  const close = () => {
    if (open) segments.push(trimmed(open));
    open = undefined;
    characters = 0;
  };
  for (const word of words) {
    const speaker_id = speakerOf(word, channel);
    if (open && word.type !== 'spacing' && isNewSegment(open, characters, word, speaker_id)) close();
    if (!open && word.type === 'spacing') continue;
    open ??= { segment_id: '', speaker_id, channel_index: channel, start: word.start, end: word.end, words: [] };
    open.words.push({ text: word.text, start: word.start, end: word.end, type: word.type, logprob: word.logprob });
    if (word.type !== 'spacing') open.end = Math.max(open.end, word.end);
    characters += word.text.length;
  }
  close();
  return segments;
}

function isNewSegment(open: TranscriptSegment, characters: number, word: KeptWord, speaker: string | null): boolean {
  if (speaker !== open.speaker_id) return true;
  const pause = word.start - open.end;
  if (pause >= longPause || word.end - open.start > maxSegmentSeconds || characters > maxSegmentCharacters) return true;
  const last = open.words.findLast(({ type }) => type === 'word')?.text ?? '';
  return /[.!?…。！？]["')\]]*$/u.test(last) && (pause >= sentencePause || characters > comfortableCharacters);
}

function trimmed(segment: TranscriptSegment): TranscriptSegment {
  const words = [...segment.words];
  while (words.at(-1)?.type === 'spacing') words.pop();
  return { ...segment, words };
}

function speakersOf(segments: readonly TranscriptSegment[]): TranscriptSpeaker[] {
  const ids = [...new Set(segments.flatMap(({ speaker_id }) => speaker_id ?? []))];
  return ids.map((speaker_id, i) => ({
    speaker_id,
    name: `Speaker ${speaker_id.replace(/^speaker_/, '')}`,
    color: i % 32,
  }));
}

export const textOfWords = (words: readonly Pick<TranscriptWord, 'text'>[]): string =>
  words.map(({ text }) => text).join('');

export const textOfDocument = ({ segments }: Pick<TranscriptDocument, 'segments'>): string =>
  segments.map(({ words }) => textOfWords(words)).join(' ');

/** Subtitles without the names of speakers, by the rules of the document. */
const makeCues = ({ segments, subtitle_rules }: Pick<TranscriptDocument, 'segments' | 'subtitle_rules'>) =>
  cuesOfSegments(segments, subtitle_rules, (at) => `c${at + 1}`);

const refuse = (reason: string): never => {
  throw AppError.from(invalidDocument, { reason });
};

/**
 * The document after a change, of the next revision.
 * @throws AppError 409 revision_conflict, 400 invalid_document
 */
export function applyChange(document: TranscriptDocument, change: TranscriptChange): TranscriptDocument {
  if (change.revision !== document.revision) throw AppError.from(revisionConflict, { revision: document.revision });
  const speakers = change.speakers ?? document.speakers;
  const segments = merge(document.segments, change.segments, change.removed_segment_ids, 'segment_id');
  const cues = merge(document.cues, change.cues, change.removed_cue_ids, 'cue_id');
  const subtitle_rules: SubtitleRules = change.subtitle_rules ?? document.subtitle_rules;
  const known = new Set(speakers.map(({ speaker_id }) => speaker_id));
  if (known.size < speakers.length) refuse('two speakers have the same id');
  for (const segment of segments) checkSegment(segment, known);
  for (const { cue_id, start, end } of cues) if (end < start) refuse(`the cue ${cue_id} ends before it begins`);
  const changed = { revision: document.revision + 1, speakers, segments, cues, subtitle_rules };
  return change.remake_cues ? { ...changed, cues: makeCues(changed) } : changed;
}

function checkSegment({ segment_id, speaker_id, start, end, words }: TranscriptSegment, known: Set<string>): void {
  if (end < start) refuse(`the segment ${segment_id} ends before it begins`);
  if (speaker_id !== null && !known.has(speaker_id)) refuse(`the segment ${segment_id} has an unknown speaker`);
  for (const word of words) if (word.end < word.start) refuse(`a word of ${segment_id} ends before it begins`);
}

function merge<T extends { start: number; end: number }, K extends string & keyof T>(
  former: readonly T[],
  changed: readonly T[],
  removed: readonly string[],
  key: K,
): T[] {
  const idOf = (one: T) => String(one[key]);
  const byId = new Map(former.map((one) => [idOf(one), one]));
  for (const id of removed) if (!byId.delete(id)) refuse(`there is no ${key} ${id} that could be removed`);
  const seen = new Set<string>();
  for (const one of changed) {
    const id = idOf(one);
    if (seen.has(id)) refuse(`the ${key} ${id} comes twice`);
    seen.add(id);
    byId.set(id, one);
  }
  return [...byId.values()].toSorted(inOrder);
}
