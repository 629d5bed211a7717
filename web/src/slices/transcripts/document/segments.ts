/** Edits of segments. Each returns the document after it, or the same document where the edit is not possible. Pure. */
import { maxSegmentWords } from '#contract/speech-to-text/transcripts.ts';
import { rewordedTo } from './words.ts';
import {
  inOrder,
  minSegmentSeconds,
  placesOf,
  replaceSegment,
  textOf,
  writtenWords,
  type EditedDocument,
  type Segment,
  type Word,
} from './model.ts';

export const findSegment = (document: EditedDocument, id: string): Segment | undefined =>
  document.segments.find(({ segment_id }) => segment_id === id);

/** Words that are written anew keep their times where they are the same. */
export function editText(document: EditedDocument, id: string, text: string): EditedDocument {
  const segment = findSegment(document, id);
  if (!segment || textOf(segment.words) === text) return document;
  return replaceSegment(document, { ...segment, words: rewordedTo(segment.words, text, segment) });
}

/**
 * Splits a segment at a place in its text: a word that the place is in the middle of becomes two. A part without words
 * is not made.
 */
export function splitSegment(document: EditedDocument, id: string, place: number, newId: string): EditedDocument {
  const segment = findSegment(document, id);
  if (!segment) return document;
  const [first, second] = cutWords(segment.words, place);
  const [last, next] = [first.at(-1), second[0]];
  if (!last || !next) return document;
  const end = Math.min(Math.max(last.end, segment.start), segment.end);
  const start = Math.max(end, Math.min(next.start, segment.end));
  const parts = [
    { ...segment, end, words: first },
    { ...segment, segment_id: newId, start, words: [{ ...next, gap: '' }, ...second.slice(1)] },
  ];
  return {
    ...document,
    // Another speaker may have begun in between.
    segments: inOrder(document.segments.flatMap((one) => (one === segment ? parts : [one]))),
  };
}

function cutWords(words: readonly Word[], place: number): [Word[], Word[]] {
  const places = placesOf(words);
  const at = places.findIndex(({ to }) => to > place);
  if (at === -1) return [[...words], []];
  const [word, { from = 0 } = {}] = [words[at], places[at]];
  if (!word || from >= place) return [words.slice(0, at), words.slice(at)];
  const inside = place - from;
  const middle = word.start + ((word.end - word.start) * inside) / word.text.length;
  const half = { logprob: null, isEstimated: true };
  return [
    [...words.slice(0, at), { ...word, ...half, text: word.text.slice(0, inside), end: middle }],
    [{ ...word, ...half, text: word.text.slice(inside), start: middle }, ...words.slice(at + 1)],
  ];
}

export type MergeRefusal = 'nothing_before' | 'other_speaker' | 'other_channel' | 'too_long';

/** Why a segment cannot be joined to the one before it, or undefined if it can. */
export function mergeRefusal(document: EditedDocument, id: string): MergeRefusal | undefined {
  const at = document.segments.findIndex(({ segment_id }) => segment_id === id);
  const [segment, before] = [document.segments[at], document.segments[at - 1]];
  if (!segment || !before) return 'nothing_before';
  if (segment.speaker_id !== before.speaker_id) return 'other_speaker';
  if (segment.channel_index !== before.channel_index) return 'other_channel';
  // One space comes between them.
  return writtenWords(before.words) + 1 + writtenWords(segment.words) > maxSegmentWords ? 'too_long' : undefined;
}

/** Joins a segment to the one before it. Only those of one speaker that stand next to each other can be joined. */
export function mergeUp(document: EditedDocument, id: string): EditedDocument {
  if (mergeRefusal(document, id) !== undefined) return document;
  const at = document.segments.findIndex(({ segment_id }) => segment_id === id);
  const [segment, before] = [document.segments[at], document.segments[at - 1]];
  if (!segment || !before) return document;
  const [first, ...others] = segment.words;
  const words = first
    ? [...before.words, { ...first, gap: first.gap || gapBetween(before.words, first) }, ...others]
    : before.words;
  const joined = { ...before, end: Math.max(before.end, segment.end), words: increasing(words) };
  return {
    ...document,
    segments: document.segments.flatMap((one, i) => (i === at ? [] : [i === at - 1 ? joined : one])),
  };
}

/** Two segments that were said at the same time keep the order of their words, so that the times of some are moved. */
function increasing(words: readonly Word[]): Word[] {
  let latest = 0;
  return words.map((word) => {
    const start = Math.max(latest, word.start);
    latest = start;
    return start === word.start ? word : { ...word, start, end: Math.max(start, word.end) };
  });
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const gapBetween = (words: readonly Word[], next: Word): string => {
  const last = words.at(-1);
  if (!last) return '';
  return unspaced.test(last.text.slice(-1)) || unspaced.test(next.text.slice(0, 1)) ? '' : ' ';
};

export function assignSpeaker(document: EditedDocument, id: string, speakerId: string | null): EditedDocument {
  const segment = findSegment(document, id);
  if (!segment || segment.speaker_id === speakerId) return document;
  return replaceSegment(document, { ...segment, speaker_id: speakerId });
}

/**
 * The times that a segment may have: those of one speaker do not overlap, and none ends before it begins. Others may
 * speak at the same time.
 */
export function roomOf(document: EditedDocument, id: string): { from: number; to: number } {
  const segment = findSegment(document, id);
  if (!segment) return { from: 0, to: 0 };
  const own = document.segments.filter(
    ({ speaker_id, channel_index }) => speaker_id === segment.speaker_id && channel_index === segment.channel_index,
  );
  const at = own.indexOf(segment);
  const middle = (segment.start + segment.end) / 2;
  // Segments that overlapped when the recogniser heard them limit each other at their own edges only.
  const before = own.slice(0, at).reduce((latest, { end }) => (end <= middle ? Math.max(latest, end) : latest), 0);
  const after = own
    .slice(at + 1)
    .reduce((first, { start }) => (start >= middle ? Math.min(first, start) : first), Infinity);
  return { from: before, to: after };
}

/** Moves the edges of a segment. Its words follow: those that no longer fit are pressed into its new times. */
export function setTimes(
  document: EditedDocument,
  id: string,
  wanted: { start: number; end: number },
  duration = Infinity,
): EditedDocument {
  const segment = findSegment(document, id);
  if (!segment || !Number.isFinite(wanted.start) || !Number.isFinite(wanted.end)) return document;
  const room = roomOf(document, id);
  const limit = Math.min(room.to, Math.max(duration, segment.end));
  const start = milliseconds(Math.min(Math.max(wanted.start, room.from), limit - minSegmentSeconds));
  const end = milliseconds(Math.max(Math.min(wanted.end, limit), start + minSegmentSeconds));
  if (start < 0 || (start === segment.start && end === segment.end)) return document;
  return {
    ...document,
    segments: inOrder(document.segments.map((one) => (one === segment ? pressed(segment, start, end) : one))),
  };
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

function pressed(segment: Segment, start: number, end: number): Segment {
  const isMoved = Math.abs(end - start - (segment.end - segment.start)) < 0.002;
  const by = isMoved ? start - segment.start : 0;
  const into = (time: number) => Math.min(Math.max(time + by, start), end);
  const words = segment.words.map((word) => {
    const times = { start: into(word.start), end: into(word.end) };
    return times.start === word.start && times.end === word.end ? word : { ...word, ...times };
  });
  return { ...segment, start, end, words };
}

/** Adds a segment without words at a time, as long as its speaker is silent, at most four seconds. */
export function addSegment(
  document: EditedDocument,
  {
    segment_id,
    at,
    speaker_id,
    duration,
  }: { segment_id: string; at: number; speaker_id: string | null; duration: number },
): EditedDocument {
  const own = document.segments.filter((one) => one.speaker_id === speaker_id);
  const during = own.find(({ start, end }) => start <= at && at < end);
  const start = milliseconds(Math.max(0, during ? during.end : at));
  const next = own.find((one) => one.start > start)?.start ?? Math.max(duration, start + minSegmentSeconds);
  const end = milliseconds(Math.min(start + 4, next));
  if (end - start < minSegmentSeconds) return document;
  const channel_index = own[0]?.channel_index ?? null;
  const added: Segment = { segment_id, speaker_id, channel_index, start, end, words: [] };
  return { ...document, segments: inOrder([...document.segments, added]) };
}

export const removeSegment = (document: EditedDocument, id: string): EditedDocument =>
  findSegment(document, id)
    ? { ...document, segments: document.segments.filter(({ segment_id }) => segment_id !== id) }
    : document;

/** The times that the server found for the words of a segment. They stay where the words have changed since. */
export function setAlignment(
  document: EditedDocument,
  id: string,
  aligned: readonly { text: string; start: number; end: number }[],
): EditedDocument {
  const segment = findSegment(document, id);
  if (!segment) return document;
  const spoken = segment.words.filter(({ isEvent }) => !isEvent);
  if (spoken.length !== aligned.length || spoken.some(({ text }, i) => text !== aligned[i]?.text)) return document;
  let at = 0;
  let latest = segment.start;
  const words = segment.words.map((word) => {
    const found = word.isEvent ? undefined : aligned[at++];
    const start = Math.max(latest, Math.min(found?.start ?? word.start, segment.end));
    const end = Math.max(start, Math.min(found?.end ?? word.end, segment.end));
    latest = start;
    return { ...word, start, end, isEstimated: found ? false : word.isEstimated };
  });
  return replaceSegment(document, { ...segment, words });
}

/** The segment that is said at a time: the last that began, if it has not ended; or else the last before. */
export function segmentAt(segments: readonly Segment[], time: number): number {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The word that is said at a time, or the last before it; -1 before the first. */
export function wordAtTime(words: readonly Word[], time: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
