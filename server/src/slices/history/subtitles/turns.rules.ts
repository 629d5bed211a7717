/** The times of a dialogue, turn by turn. Its turns follow one another in them without anything between. Pure. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';

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

/** The same times with a line break between two turns, for what does not tell speakers apart. */
export function withTurnBreaks(
  alignment: CharacterAlignment,
  lines: readonly DialogueLine[] | null,
): CharacterAlignment {
  if (!lines) return alignment;
  const turns = turnsOf(alignment, lines).map((turn) => turn.alignment);
  const joined = <T>(valuesOf: (part: CharacterAlignment) => T[], between: (part: CharacterAlignment) => T) =>
    turns.flatMap((part, i) => [...valuesOf(part), ...(i < turns.length - 1 ? [between(part)] : [])]);
  const endOf = (part: CharacterAlignment) => part.character_end_times_seconds.at(-1) ?? 0;
  return {
    characters: joined(
      (part) => part.characters,
      () => '\n',
    ),
    character_start_times_seconds: joined((part) => part.character_start_times_seconds, endOf),
    character_end_times_seconds: joined((part) => part.character_end_times_seconds, endOf),
  };
}

/** A dialogue as a text that people read, with the name of who speaks before each turn. */
export const scriptOf = (lines: readonly DialogueLine[]): string =>
  lines.map(({ voice_name, text }) => `${voice_name}: ${text}`).join('\n');

/** The names of everybody who speaks, in the order in which they begin. */
export const speakersOf = (lines: readonly DialogueLine[]): string =>
  [...new Set(lines.map(({ voice_name }) => voice_name))].join(', ');
