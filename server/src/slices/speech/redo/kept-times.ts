/** The times of a sentence that keeps its sound, moved to its new place. Pure. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { RedoSource } from '../../history/takes.service.ts';
import { countCharacters, emptyAlignment, toMilliseconds } from '../speech.rules.ts';
import type { ChunkTimes } from '../text/prepared.ts';
import type { KeptSentence } from './redo-plan.ts';
import type { PreparedSentence } from './sentences.ts';

/** @param place where the sentence begins and ends in the new sound, in seconds */
export function keptTimes(
  source: RedoSource,
  kept: KeptSentence,
  sentence: PreparedSentence,
  place: { start: number; end: number },
): ChunkTimes {
  const move = (times: CharacterAlignment, from: number, before: string, after: string) =>
    moved(times, { from, before, after, by: place.start - kept.start, end: place.end });
  const { written, spoken } = kept.sentence;
  return {
    alignment: move(source.alignment, kept.writtenFrom, written, sentence.written),
    normalized_alignment: move(source.normalized_alignment, kept.spokenFrom, spoken, sentence.spoken),
  };
}

/** Both texts are the same but for the spaces at their ends. Other spaces share the time that is left. */
function moved(
  times: CharacterAlignment,
  { from, before, after, by, end }: { from: number; before: string; after: string; by: number; end: number },
): CharacterAlignment {
  const to = from + countCharacters(before === after ? before : before.trimEnd());
  const own = toMilliseconds(
    {
      characters: times.characters.slice(from, to),
      character_start_times_seconds: times.character_start_times_seconds.slice(from, to),
      character_end_times_seconds: times.character_end_times_seconds
        .slice(from, to)
        .map((at) => Math.min(at, end - by)),
    },
    by,
  );
  if (before === after) return own;
  const spaces = emptyAlignment();
  const characters = Array.from(after.slice(after.trimEnd().length));
  const start = Math.min(end, own.character_end_times_seconds.at(-1) ?? end);
  const each = (end - start) / Math.max(1, characters.length);
  characters.forEach((character, i) => {
    spaces.characters.push(character);
    spaces.character_start_times_seconds.push(start + each * i);
    spaces.character_end_times_seconds.push(start + each * (i + 1));
  });
  const rounded = toMilliseconds(spaces, 0);
  return {
    characters: [...own.characters, ...rounded.characters],
    character_start_times_seconds: [...own.character_start_times_seconds, ...rounded.character_start_times_seconds],
    character_end_times_seconds: [...own.character_end_times_seconds, ...rounded.character_end_times_seconds],
  };
}
