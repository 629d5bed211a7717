/** Finding and replacing in what is said. Pure. */
import { editText } from './segments.ts';
import { textOf, type EditedDocument, type Segment } from './model.ts';
import { savable } from './parts.ts';

export interface FindOptions {
  text: string;
  isCaseSensitive: boolean;
  isWholeWord: boolean;
  /** Only what this speaker says; undefined for everybody. */
  speakerId?: string | undefined;
}

export interface Match {
  segment_id: string;
  from: number;
  to: number;
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function patternOf({ text, isCaseSensitive, isWholeWord }: FindOptions): RegExp | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const words = wanted
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);
  const whole = isWholeWord ? String.raw`(?<![\p{L}\p{N}_])${words}(?![\p{L}\p{N}_])` : words;
  return new RegExp(whole, isCaseSensitive ? 'gu' : 'giu');
}

export function findMatches({ segments }: EditedDocument, options: FindOptions): Match[] {
  const pattern = patternOf(options);
  if (!pattern) return [];
  return segments.flatMap(({ segment_id, speaker_id, words }) => {
    if (options.speakerId !== undefined && speaker_id !== options.speakerId) return [];
    return Array.from(textOf(words).matchAll(pattern), ({ 0: found, index }) => ({
      segment_id,
      from: index,
      to: index + found.length,
    }));
  });
}

/** Replaces all matches; one undo takes all of it back. */
export function replaceMatches(document: EditedDocument, matches: readonly Match[], by: string): EditedDocument {
  const places = Map.groupBy(matches, ({ segment_id }) => segment_id);
  let after = document;
  const changed = new Map<string, Segment[]>();
  for (const [id, found] of places) {
    const segment = document.segments.find(({ segment_id }) => segment_id === id);
    if (!segment) continue;
    let text = textOf(segment.words);
    for (const { from, to } of found.toSorted((one, other) => other.from - one.from))
      text = text.slice(0, from) + by + text.slice(to);
    const edited = editText({ ...document, segments: [segment] }, id, text.trim()).segments[0];
    if (edited && edited !== segment) changed.set(id, savable(edited));
  }
  if (changed.size > 0)
    after = { ...document, segments: document.segments.flatMap((one) => changed.get(one.segment_id) ?? [one]) };
  return after;
}
