/** The words and the cues of a text, in the compute thread where the text is long. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { cuesOf, type Cue } from './cues.rules.ts';
import { wordsOfItem } from './turns.rules.ts';
import type { Word } from './words.rules.ts';

export interface TimedTextInput {
  alignment: CharacterAlignment;
  /** The turns of a dialogue; null where one voice says everything. */
  dialogue: DialogueLine[] | null;
}

export interface TimedText {
  words: Word[];
  cues: Cue[];
}

export function compute({ alignment, dialogue }: TimedTextInput): TimedText {
  const words = wordsOfItem(alignment, dialogue);
  return { words, cues: cuesOf(words) };
}
