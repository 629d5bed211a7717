/**
 * Colors words without an element for each: the browser paints ranges of the text (CSS Custom Highlight API). The text
 * stays one node that can be edited, and a clock that ticks sixty times a second draws nothing anew.
 */
import { isDoubtful } from '../../document/doubts.ts';
import { placesOf, type Segment } from '../../document/model.ts';
import { segmentAt, wordAtTime } from '../../document/segments.ts';
import { estimatedRuns } from '../../document/words.ts';
import type { Desk } from '../context.ts';

const canPaint = 'highlights' in CSS;

/** Seconds for which a word stays marked after its sound, so that the mark does not flicker between words. */
const linger = 0.15;

function rangeIn(element: HTMLElement | undefined, from: number, to: number): Range | undefined {
  const node = element?.firstChild;
  if (!(node instanceof Text) || from >= to || to > node.data.length) return undefined;
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

function paint(name: string, ranges: readonly (Range | undefined)[]): void {
  const found = ranges.filter((range) => range !== undefined);
  if (found.length === 0) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(...found));
}

const textOfElement = (element: HTMLElement | undefined) => element?.textContent ?? '';

/** Paints what depends on the texts and the marks. It is called after each render, when the texts are there. */
export function paintMarks({ editor, texts }: Desk): void {
  if (!canPaint) return;
  const { edits, mark } = editor.store.get();
  const shown = edits.document.segments.filter(({ segment_id }) => texts.has(segment_id));
  const doubts: (Range | undefined)[] = [];
  const estimated: (Range | undefined)[] = [];
  // The browser moves every range at every letter that is typed, so neighbours share one.
  for (const segment of shown) {
    const element = texts.get(segment.segment_id);
    const places = placesOf(segment.words);
    segment.words.forEach((word, i) => {
      const place = places[i];
      if (!place) return;
      if (isDoubtful(word)) doubts.push(rangeIn(element, place.from, place.to));
    });
    for (const { from, to } of estimatedRuns(segment.words))
      estimated.push(rangeIn(element, places[from]?.from ?? 0, places[to]?.to ?? 0));
  }
  paint('transcript-doubt', doubts);
  paint('transcript-estimated', estimated);
  paint('transcript-mark', [mark && rangeIn(texts.get(mark.segment_id), mark.from, mark.to)]);
}

let last = '';

/** Paints the word that is said. */
export function paintClock({ editor, media, texts }: Desk): void {
  if (!canPaint) return;
  const { segments } = editor.store.get().edits.document;
  const { time, isPlaying } = media.clock.get();
  const segment = segments[segmentAt(segments, time)];
  const at = segment ? wordAtTime(segment.words, time) : -1;
  const word = segment?.words[at];
  const isNow = word !== undefined && (time > 0 || isPlaying) && time <= word.end + linger;
  const element = segment && texts.get(segment.segment_id);
  const key = isNow ? `${segment?.segment_id}:${at}:${textOfElement(element).length}` : '';
  if (key === last) return;
  last = key;
  const place = segment && placesOf(segment.words)[at];
  paint('transcript-now', [isNow && place ? rangeIn(element, place.from, place.to) : undefined]);
}

export function clearPaint(): void {
  last = '';
  if (!canPaint) return;
  for (const name of ['doubt', 'estimated', 'mark', 'now']) CSS.highlights.delete(`transcript-${name}`);
}

/** Where a word stands in the text of its segment. */
export const placeOfWord = (segment: Segment, word: number): { from: number; to: number } =>
  placesOf(segment.words)[word] ?? { from: 0, to: 0 };
