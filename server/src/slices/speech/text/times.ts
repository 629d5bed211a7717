/** Carries the engine's times from the spoken text back to the written one. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { emptyAlignment } from '../speech.rules.ts';
import type { PreparedText, Run, StretchTimes, TimesFollower } from './prepared.ts';

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

export function followTimes({ runs }: PreparedText): TimesFollower {
  /** The run under way, UTF-16 units of its spoken side that were told, and when its first character began. */
  let index = 0;
  let told = 0;
  let begun = 0;
  /** End of what was told last of the written text. */
  let last = 0;

  const isSame = (run: Run) => run.written === run.spoken;

  /** What is written and not spoken, before the next spoken character. */
  function tellSilent(to: CharacterAlignment, at: number): void {
    for (let run = runs[index]; run?.spoken === ''; run = runs[index]) {
      share(to, run.written, at, at);
      index += 1;
    }
  }

  function take(alignment: Parameters<TimesFollower['take']>[0]): StretchTimes {
    const written = emptyAlignment();
    const spoken = emptyAlignment();
    alignment.characters.forEach((character, i) => {
      const start = alignment.starts[i] ?? last;
      const end = alignment.ends[i] ?? start;
      add(spoken, character, start, end);
      tellSilent(written, Math.max(last, start));
      const run = runs[index];
      if (!run) return;
      if (told === 0) begun = start;
      told += character.length;
      if (isSame(run)) add(written, character, start, end);
      else if (told >= run.spoken.length) share(written, run.written, Math.max(last, begun), end);
      if (isSame(run) || told >= run.spoken.length) last = Math.max(last, end);
      if (told < run.spoken.length) return;
      index += 1;
      told = 0;
    });
    return { alignment: written, normalized_alignment: spoken };
  }

  function rest(end: number): StretchTimes {
    const written = emptyAlignment();
    const at = Math.max(end, last);
    for (; index < runs.length; index += 1) {
      const run = runs[index];
      // Of a run that is spoken as it is written, what was told is not told again.
      if (run) share(written, isSame(run) ? run.written.slice(told) : run.written, at, at);
      told = 0;
    }
    return { alignment: written, normalized_alignment: emptyAlignment() };
  }

  return { take, rest };
}
