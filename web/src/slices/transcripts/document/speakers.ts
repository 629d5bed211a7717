/** Edits of speakers. Pure. */
import { maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import type { EditedDocument, Speaker } from './model.ts';

/** The editor has this many colors; the numbers of further speakers begin again. */
export const colorCount = 8;

function changeSpeaker(document: EditedDocument, id: string, change: Partial<Speaker>): EditedDocument {
  const speakers = document.speakers.map((one) => (one.speaker_id === id ? { ...one, ...change } : one));
  return { ...document, speakers };
}

export function renameSpeaker(document: EditedDocument, id: string, name: string): EditedDocument {
  const wanted = name.trim();
  const speaker = document.speakers.find(({ speaker_id }) => speaker_id === id);
  return wanted === '' || !speaker || speaker.name === wanted
    ? document
    : changeSpeaker(document, id, { name: wanted });
}

export const recolorSpeaker = (document: EditedDocument, id: string, color: number): EditedDocument =>
  changeSpeaker(document, id, { color });

/** The color that the fewest speakers have. */
function freeColor(speakers: readonly Speaker[]): number {
  const counts = Array.from({ length: colorCount }, (_, color) => speakers.filter((one) => one.color === color).length);
  return counts.indexOf(Math.min(...counts));
}

export function addSpeaker(document: EditedDocument, id: string, name: string): EditedDocument {
  if (document.speakers.length >= maxSpeakers) return document;
  const speaker = { speaker_id: id, name, color: freeColor(document.speakers) };
  return { ...document, speakers: [...document.speakers, speaker] };
}

/** Everything that one speaker says is said by another. */
export function moveSegments(document: EditedDocument, from: string, to: string | null): EditedDocument {
  if (from === to) return document;
  const segments = document.segments.map((one) => (one.speaker_id === from ? { ...one, speaker_id: to } : one));
  return { ...document, segments };
}

/** Removes a speaker with everything that they say. */
export function removeSpeaker(document: EditedDocument, id: string): EditedDocument {
  return {
    ...document,
    speakers: document.speakers.filter(({ speaker_id }) => speaker_id !== id),
    segments: document.segments.filter(({ speaker_id }) => speaker_id !== id),
  };
}

export function moveSpeaker(document: EditedDocument, id: string, step: 1 | -1): EditedDocument {
  const at = document.speakers.findIndex(({ speaker_id }) => speaker_id === id);
  const [speaker, other] = [document.speakers[at], document.speakers[at + step]];
  if (!speaker || !other) return document;
  const speakers = document.speakers.with(at, other).with(at + step, speaker);
  return { ...document, speakers };
}

/** How many per cent of what is said each speaker says, by time. */
export function sharesOf({ segments }: EditedDocument): Map<string, number> {
  const seconds = new Map<string, number>();
  let total = 0;
  for (const { speaker_id, start, end } of segments) {
    if (speaker_id === null) continue;
    seconds.set(speaker_id, (seconds.get(speaker_id) ?? 0) + end - start);
    total += end - start;
  }
  return new Map([...seconds].map(([id, spoken]) => [id, total === 0 ? 0 : Math.round((spoken / total) * 100)]));
}
