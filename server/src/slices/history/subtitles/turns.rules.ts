/** The times of a dialogue, turn by turn. Its turns follow one another in them without anything between. Pure. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { wordsOf, type Word } from './words.rules.ts';

export interface TimedTurn {
  line: DialogueLine;
  alignment: CharacterAlignment;
}

export function turnsOf(alignment: CharacterAlignment, lines: readonly DialogueLine[]): TimedTurn[] {
  let from = 0;
  return lines.map((line) => {
    const to = from + Array.from(line.text).length;
    const part = {
      characters: alignment.characters.slice(from, to),
      character_start_times_seconds: alignment.character_start_times_seconds.slice(from, to),
      character_end_times_seconds: alignment.character_end_times_seconds.slice(from, to),
    };
    from = to;
    return { line, alignment: part };
  });
}

/** The words of an item, of a dialogue with who says them. A turn begins a line. */
export function wordsOfItem(alignment: CharacterAlignment, lines: readonly DialogueLine[] | null): Word[] {
  if (!lines) return wordsOf(alignment);
  const words: Word[] = [];
  for (const [turn, { line, alignment: own }] of turnsOf(alignment, lines).entries()) {
    const [first, ...others] = wordsOf(own, line.voice_name).map((word) => ({ ...word, turn }));
    if (first) words.push(words.length === 0 ? first : { ...first, gap: '\n' }, ...others);
  }
  return words;
}

/** A dialogue as a text that people read, with the name of who speaks before each turn. */
export const scriptOf = (lines: readonly DialogueLine[]): string =>
  lines.map(({ voice_name, text }) => `${voice_name}: ${text}`).join('\n');

/** The names of everybody who speaks, in the order in which they begin. */
export const speakersOf = (lines: readonly DialogueLine[]): string =>
  [...new Set(lines.map(({ voice_name }) => voice_name))].join(', ');
