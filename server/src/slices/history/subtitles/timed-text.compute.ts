/** The words and the cues of a text, in the compute thread where the text is long. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { cuesOf, type Cue } from './cues.rules.ts';
import { wordsOf, type Word } from './words.rules.ts';

export interface TimedText {
  words: Word[];
  cues: Cue[];
}

export function compute(alignment: CharacterAlignment): TimedText {
  const words = wordsOf(alignment);
  return { words, cues: cuesOf(words) };
}
