/** Carries the engine's times from the spoken text back to the written one. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { emptyAlignment } from '../speech.rules.ts';
import type { PreparedText, TextMapping, ChunkTimes, TimesMapper } from './prepared.ts';

function add(to: CharacterAlignment, character: string, start: number, end: number): void {
  to.characters.push(character);
  to.character_start_times_seconds.push(start);
  to.character_end_times_seconds.push(end);
}

/** Characters share the time from `start` to `end` evenly. */
function share(to: CharacterAlignment, written: string, start: number, end: number): void {
  const characters = Array.from(written);
  const each = Math.max(0, end - start) / characters.length;
  characters.forEach((character, i) => add(to, character, start + each * i, start + each * (i + 1)));
}

export function createTimesMapper({ mappings }: Pick<PreparedText, 'mappings'>): TimesMapper {
  /** The mapping under way, UTF-16 units of its spoken side that were told, and when its first character began. */
  let index = 0;
  let spokenUnits = 0;
  let begun = 0;
  /** End of what was told last of the written text. */
  let last = 0;

  const isSame = (mapping: TextMapping) => mapping.written === mapping.spoken;

  /** Written characters that are not spoken, before the next spoken one. */
  function addSilent(to: CharacterAlignment, at: number): void {
    for (let mapping = mappings[index]; mapping?.spoken === ''; mapping = mappings[index]) {
      share(to, mapping.written, at, at);
      index += 1;
    }
  }

  function take(alignment: Parameters<TimesMapper['take']>[0]): ChunkTimes {
    const written = emptyAlignment();
    const spoken = emptyAlignment();
    alignment.characters.forEach((character, i) => {
      const start = alignment.starts[i] ?? last;
      const end = alignment.ends[i] ?? start;
      add(spoken, character, start, end);
      addSilent(written, Math.max(last, start));
      const mapping = mappings[index];
      if (!mapping) return;
      if (spokenUnits === 0) begun = start;
      spokenUnits += character.length;
      if (isSame(mapping)) add(written, character, start, end);
      else if (spokenUnits >= mapping.spoken.length) share(written, mapping.written, Math.max(last, begun), end);
      if (isSame(mapping) || spokenUnits >= mapping.spoken.length) last = Math.max(last, end);
      if (spokenUnits < mapping.spoken.length) return;
      index += 1;
      spokenUnits = 0;
    });
    return { alignment: written, normalized_alignment: spoken };
  }

  function rest(end: number): ChunkTimes {
    const written = emptyAlignment();
    const at = Math.max(end, last);
    for (; index < mappings.length; index += 1) {
      const mapping = mappings[index];
      // Characters of an unchanged mapping that were reported already are not reported again.
      if (mapping) share(written, isSame(mapping) ? mapping.written.slice(spokenUnits) : mapping.written, at, at);
      spokenUnits = 0;
    }
    return { alignment: written, normalized_alignment: emptyAlignment() };
  }

  return { take, rest };
}
