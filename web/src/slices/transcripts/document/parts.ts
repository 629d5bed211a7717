/** Long texts in parts: a segment that somebody pasted a book into becomes many. Pure but for the new ids. */
import { maxSegmentWords } from '#contract/speech-to-text/transcripts.ts';
import { newId, textOf, writtenWords, type EditedDocument, type Segment, type Word } from './model.ts';
import { rewordedTo } from './words.ts';

/** Characters that arrive in one edit and are too many for one segment: nobody reads or plays so long a one. */
export const longText = 2000;

/** A part has at least so many characters where a sentence ends, and never more than these. */
const comfortableCharacters = 200;
const maxCharacters = 400;
const sentenceEnd = /[.!?…。！？]["')\]]*$/u;

/** The most words of one edit, so that its save stays below what the server receives. */
export const maxWordsAtOnce = 100_000;

/** The words of a segment as segments of a readable length, in the same time and of the same speaker. */
export function partsOf(segment: Segment, makeId: () => string = () => newId('s')): Segment[] {
  const groups: Word[][] = [];
  let open: Word[] = [];
  let characters = 0;
  for (const word of segment.words) {
    if (open.length > 0 && characters + word.gap.length + word.text.length > maxCharacters) {
      groups.push(open);
      open = [];
      characters = 0;
    }
    open.push(open.length === 0 ? { ...word, gap: '' } : word);
    characters += word.gap.length + word.text.length;
    if (characters > comfortableCharacters && sentenceEnd.test(word.text)) {
      groups.push(open);
      open = [];
      characters = 0;
    }
  }
  if (open.length > 0) groups.push(open);
  let latest = segment.start;
  return groups.map((words, i) => {
    const inside = (time: number) => Math.min(Math.max(time, latest), segment.end);
    const start = i === 0 ? segment.start : inside(words[0]?.start ?? latest);
    latest = start;
    const end = i === groups.length - 1 ? segment.end : inside(words.at(-1)?.end ?? latest);
    latest = end;
    return { ...segment, segment_id: i === 0 ? segment.segment_id : makeId(), start, end, words };
  });
}

/** A segment that could not be saved as it is, as segments that can. */
export const savable = (segment: Segment): Segment[] =>
  writtenWords(segment.words) > maxSegmentWords ? partsOf(segment) : [segment];

export interface LongEdit {
  document: EditedDocument;
  /** Where the place in the text is now. */
  caret: { id: string; place: number };
}

/**
 * Writes a long text into a segment, which is parted.
 * @returns undefined where it has more words than one save takes
 */
export function editLongText(
  document: EditedDocument,
  segment: Segment,
  text: string,
  place: number,
): LongEdit | undefined {
  const words = rewordedTo(segment.words, text, segment);
  if (words.length > maxWordsAtOnce) return undefined;
  const parts = partsOf({ ...segment, words });
  const id = segment.segment_id;
  return {
    document: {
      ...document,
      segments: document.segments.flatMap((one) => (one.segment_id === id ? parts : [one])),
    },
    caret: placeIn(parts, place) ?? { id, place: 0 },
  };
}

/** The place of a character of the whole text in the parts, between which there was one space. */
function placeIn(parts: readonly Segment[], place: number): { id: string; place: number } | undefined {
  let from = 0;
  for (const { segment_id, words } of parts) {
    const { length } = textOf(words);
    if (place <= from + length) return { id: segment_id, place: Math.max(0, place - from) };
    from += length + 1;
  }
  const last = parts.at(-1);
  return last && { id: last.segment_id, place: textOf(last.words).length };
}
