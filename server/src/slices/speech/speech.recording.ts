/** What a generation has made so far: sound passes through, times are told in the text as written and as spoken. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { SpeechPiece, Warning } from '../../ports/speech/port.ts';
import { createLevelRecord, type LevelRecord } from './speech.levels.ts';
import { append, countCharacters, emptyAlignment, toMilliseconds } from './speech.rules.ts';
import { followTimes } from './text/times.ts';
import type { PreparedText, StretchTimes } from './text/prepared.ts';

/** A piece as it goes to the client. */
export interface SpokenPiece {
  audio: Uint8Array;
  /** Seconds of audio made so far, this piece included. */
  seconds: number;
  /** With the piece that ends a stretch of text; seconds from the start of the audio. */
  alignment?: CharacterAlignment;
  normalized_alignment?: CharacterAlignment;
}

export interface Recording {
  readonly alignment: CharacterAlignment;
  readonly normalized_alignment: CharacterAlignment;
  readonly warnings: Warning[];
  readonly levels: LevelRecord;
  seconds: number;
  firstByteMs: number | null;
  /** A text begins; its times go on from the seconds made so far. */
  begin(prepared: PreparedText): { keep(piece: SpeechPiece): SpokenPiece };
}

export function createRecording(warnings: Warning[] = []): Recording {
  const record: Recording = {
    alignment: emptyAlignment(),
    normalized_alignment: emptyAlignment(),
    warnings: [...warnings],
    levels: createLevelRecord(),
    seconds: 0,
    firstByteMs: null,
    begin(prepared) {
      const offset = record.seconds;
      const follower = followTimes(prepared);
      let unspoken = countCharacters(prepared.spoken);
      return {
        keep(piece) {
          record.seconds = offset + piece.seconds;
          if (piece.levels) record.levels.add(piece.levels, offset + piece.levels.from);
          if (piece.warning) record.warnings.push(piece.warning);
          const spoken: SpokenPiece = { audio: piece.audio, seconds: record.seconds };
          if (!piece.alignment) return spoken;
          const times = follower.take(piece.alignment);
          unspoken -= piece.alignment.characters.length;
          // A tag at the very end belongs to the last stretch: nothing comes after it.
          if (unspoken <= 0) join(times, follower.rest(piece.seconds));
          return { ...spoken, ...keepTimes(record, times, offset) };
        },
      };
    },
  };
  return record;
}

function join(times: StretchTimes, rest: StretchTimes): void {
  append(times.alignment, rest.alignment);
  append(times.normalized_alignment, rest.normalized_alignment);
}

function keepTimes(record: Recording, times: StretchTimes, offset: number): StretchTimes {
  const alignment = toMilliseconds(times.alignment, offset);
  const normalized_alignment = toMilliseconds(times.normalized_alignment, offset);
  append(record.alignment, alignment);
  append(record.normalized_alignment, normalized_alignment);
  return { alignment, normalized_alignment };
}
