/**
 * Splits a sentence for a model that makes no sound before it has made all of it. Only the sentence that somebody waits
 * for is split, at a clause: a cut elsewhere would be heard. Pure.
 */
import { clauseBreak } from '../../text/sentences.ts';

/** A first clause of at least so many characters is spoken on its own, if as many follow it. */
const minLength = 16;
/** A sentence of so many characters is short enough to be waited for. */
const comfortableLength = 60;

export function splitForNeural(sentence: string, isOpening: boolean): string[] {
  if (!isOpening || sentence.trim().length <= comfortableLength) return [sentence];
  const cut = [...sentence.matchAll(clauseBreak)]
    .map((match) => match.index + match[0].length)
    .find((at) => sentence.slice(0, at).trim().length >= minLength && sentence.slice(at).trim().length >= minLength);
  return cut === undefined ? [sentence] : [sentence.slice(0, cut), sentence.slice(cut)];
}
