/** Words that the recogniser was not certain of. Pure. */
import type { EditedDocument, Segment, Word } from './model.ts';

/** Below this probability a word is worth a second look: of ten such words about four are wrong. */
const doubtfulBelow = Math.log(0.6);

export const isDoubtful = ({ logprob, isEvent }: Word): boolean =>
  !isEvent && logprob !== null && logprob < doubtfulBelow;

/** The doubtful words of a segment, kept for as long as the segment is the same. */
const known = new WeakMap<Segment, readonly number[]>();

export function doubtsOf(segment: Segment): readonly number[] {
  const found = known.get(segment);
  if (found) return found;
  const doubts = segment.words.flatMap((word, i) => (isDoubtful(word) ? [i] : []));
  known.set(segment, doubts);
  return doubts;
}

export const countDoubts = ({ segments }: EditedDocument): number =>
  segments.reduce((count, segment) => count + doubtsOf(segment).length, 0);

export interface WordPlace {
  segment_id: string;
  word: number;
}

/** The next doubtful word after a place, and after the last one the first again. */
export function nextDoubt({ segments }: EditedDocument, after: WordPlace | undefined): WordPlace | undefined {
  const begin = after ? segments.findIndex(({ segment_id }) => segment_id === after.segment_id) : -1;
  for (let step = 0; step <= segments.length; step++) {
    const at = (Math.max(0, begin) + step) % Math.max(1, segments.length);
    const segment = segments[at];
    if (!segment) return undefined;
    const isSame = step === 0 && at === begin;
    const word = doubtsOf(segment).find((one) => !isSame || one > (after?.word ?? -1));
    if (word !== undefined) return { segment_id: segment.segment_id, word };
  }
  return undefined;
}
