/** Records what a generation has made so far, and tells the times of the text as written and as spoken. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { AudioChunk, Warning } from '../../ports/speech/port.ts';
import { createLevelRecord, type LevelRecord } from './speech.levels.ts';
import { append, countCharacters, emptyAlignment, toMilliseconds, type TimedAudioChunk } from './speech.rules.ts';
import { createTimesMapper } from './text/times.ts';
import type { PreparedText, ChunkTimes } from './text/prepared.ts';

export interface Recording {
  readonly alignment: CharacterAlignment;
  readonly normalized_alignment: CharacterAlignment;
  readonly warnings: Warning[];
  readonly levels: LevelRecord;
  seconds: number;
  firstByteMs: number | null;
  /** Begins a text, whose times go on from the seconds made so far. */
  begin(prepared: PreparedText): { add(chunk: AudioChunk): TimedAudioChunk };
}

export function createRecording(warnings: Warning[] = []): Recording {
  const recording: Recording = {
    alignment: emptyAlignment(),
    normalized_alignment: emptyAlignment(),
    warnings: [...warnings],
    levels: createLevelRecord(),
    seconds: 0,
    firstByteMs: null,
    begin(prepared) {
      const offset = recording.seconds;
      const mapper = createTimesMapper(prepared);
      let unspoken = countCharacters(prepared.spoken);
      return {
        add(chunk) {
          recording.seconds = offset + chunk.seconds;
          if (chunk.levels) recording.levels.add(chunk.levels, offset + chunk.levels.from);
          if (chunk.warning) recording.warnings.push(chunk.warning);
          const spoken: TimedAudioChunk = { audio: chunk.audio, seconds: recording.seconds };
          if (!chunk.alignment) return spoken;
          const times = mapper.take(chunk.alignment);
          unspoken -= chunk.alignment.characters.length;
          // A tag at the very end belongs to the last chunk, because nothing comes after it.
          if (unspoken <= 0) join(times, mapper.rest(chunk.seconds));
          return { ...spoken, ...keepTimes(recording, times, offset) };
        },
      };
    },
  };
  return recording;
}

function join(times: ChunkTimes, rest: ChunkTimes): void {
  append(times.alignment, rest.alignment);
  append(times.normalized_alignment, rest.normalized_alignment);
}

function keepTimes(recording: Recording, times: ChunkTimes, offset: number): ChunkTimes {
  const alignment = toMilliseconds(times.alignment, offset);
  const normalized_alignment = toMilliseconds(times.normalized_alignment, offset);
  append(recording.alignment, alignment);
  append(recording.normalized_alignment, normalized_alignment);
  return { alignment, normalized_alignment };
}
