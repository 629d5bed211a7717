/** The words and the cues of a text, in the compute thread where the text is long. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { cuesOf, type Cue } from './cues.rules.ts';
import { turnsOf } from './turns.rules.ts';
import { wordsOf, type Word } from './words.rules.ts';

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
  const words = dialogue ? wordsOfTurns(alignment, dialogue) : wordsOf(alignment);
  return { words, cues: cuesOf(words) };
}

function wordsOfTurns(alignment: CharacterAlignment, dialogue: DialogueLine[]): Word[] {
  const words: Word[] = [];
  for (const turn of turnsOf(alignment, dialogue)) {
    const [first, ...others] = wordsOf(turn.alignment, turn.line.voice_name);
    if (first) words.push(words.length === 0 ? first : { ...first, gap: '\n' }, ...others);
  }
  return words;
}
