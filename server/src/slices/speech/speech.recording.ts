/** Records what a generation has made so far, and tells the times of the text as written and as spoken. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { AudioChunk, MonolingualText, Pronunciation, Warning } from '../../ports/speech/port.ts';
import { createLevelRecord, type LevelRecord } from './speech.levels.ts';
import { append, countCharacters, emptyAlignment, toMilliseconds, type TimedAudioChunk } from './speech.rules.ts';
import { createTimesMapper } from './text/times.ts';
import type { PreparedText, ChunkTimes } from './text/prepared.ts';

/** An audio chunk whose times are told in both texts already, from the start of the whole audio. */
export type TimedSound = Omit<AudioChunk, 'alignment'> & Partial<ChunkTimes>;

export interface Recording {
  readonly alignment: CharacterAlignment;
  readonly normalized_alignment: CharacterAlignment;
  readonly warnings: Warning[];
  readonly levels: LevelRecord;
  seconds: number;
  firstByteMs: number | null;
  /** Where each chunk of text ended: code points spoken so far, and seconds. */
  readonly chunkEnds: [number, number][];
  /** The sounds that rules gave to words, in code points of the text as it is spoken. */
  readonly rulePronunciations: Pronunciation[];
  add(sound: TimedSound): TimedAudioChunk;
  /** Notes the rules of a text that follows those noted before. */
  noteRules(prepared: PreparedText): void;
  /** Begins a text, whose times go on from the seconds made so far. */
  begin(prepared: PreparedText): { add(chunk: AudioChunk): TimedAudioChunk };
}

export function createRecording(warnings: Warning[] = []): Recording {
  /** Code points as spoken of the texts whose rules were noted. */
  let noted = 0;
  const recording: Recording = {
    alignment: emptyAlignment(),
    normalized_alignment: emptyAlignment(),
    warnings: [...warnings],
    levels: createLevelRecord(),
    seconds: 0,
    firstByteMs: null,
    chunkEnds: [],
    rulePronunciations: [],
    noteRules(prepared) {
      recording.rulePronunciations.push(...rulePronunciationsOf(prepared.texts, noted));
      noted += countCharacters(prepared.spoken);
    },
    add({ audio, seconds, playableSeconds = seconds, levels, warning, isChunkEnd = false, ...times }) {
      const { alignment, normalized_alignment } = times;
      recording.seconds = seconds;
      if (levels) recording.levels.add(levels, levels.from);
      if (warning) recording.warnings.push(warning);
      const spoken: TimedAudioChunk = { audio, seconds, playableSeconds, isChunkEnd };
      if (!alignment || !normalized_alignment) return spoken;
      append(recording.alignment, alignment);
      append(recording.normalized_alignment, normalized_alignment);
      if (isChunkEnd) recording.chunkEnds.push([recording.normalized_alignment.characters.length, seconds]);
      return { ...spoken, alignment, normalized_alignment };
    },
    begin(prepared) {
      recording.noteRules(prepared);
      const offset = recording.seconds;
      const mapper = createTimesMapper(prepared);
      let unspoken = countCharacters(prepared.spoken);
      return {
        add({ alignment, ...chunk }) {
          const seconds = offset + chunk.seconds;
          const levels = chunk.levels && { ...chunk.levels, from: offset + chunk.levels.from };
          const playableSeconds = offset + (chunk.playableSeconds ?? chunk.seconds);
          const sound: TimedSound = { ...chunk, seconds, playableSeconds, ...(levels ? { levels } : {}) };
          if (!alignment) return recording.add(sound);
          const times = mapper.take(alignment);
          unspoken -= alignment.characters.length;
          // A tag at the very end belongs to the last chunk, because nothing comes after it.
          if (unspoken <= 0) join(times, mapper.rest(chunk.seconds));
          return recording.add({ ...sound, ...inMilliseconds(times, offset) });
        },
      };
    },
  };
  return recording;
}

/** @param from code points as spoken before the texts */
export function rulePronunciationsOf(texts: readonly MonolingualText[], from: number): Pronunciation[] {
  let before = from;
  return texts.flatMap(({ text, pronunciations = [] }) => {
    const start = before;
    before += countCharacters(text);
    return pronunciations.flatMap((one) =>
      one.isRule ? [{ ...one, from: one.from + start, to: one.to + start }] : [],
    );
  });
}

export function join(times: ChunkTimes, rest: ChunkTimes): void {
  append(times.alignment, rest.alignment);
  append(times.normalized_alignment, rest.normalized_alignment);
}

export function inMilliseconds({ alignment, normalized_alignment }: ChunkTimes, offset: number): ChunkTimes {
  return {
    alignment: toMilliseconds(alignment, offset),
    normalized_alignment: toMilliseconds(normalized_alignment, offset),
  };
}
