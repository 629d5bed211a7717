/** What the pool and its workers say to each other. A worker does one task at a time and keeps nothing from it. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Alignment, Pronunciation, SoundLevels, Warning } from '../port.ts';
import type { SoundSettings } from '../sound/sound.ts';
import type { Pause } from '../text/sentences.ts';

/** What a worker is told of a voice and its delivery. */
export interface EngineSettings<P = unknown> {
  /** In the engine's own units; each engine knows its own. */
  parameters: P;
  sound: SoundSettings;
  /** The engine's audio is played this many times as fast. */
  formant: number;
}

/** One chunk of text to be spoken. */
export interface SynthesisTask<P = unknown> {
  id: number;
  /** Empty where only silence is wanted. */
  text: string;
  /** The natural pause of its kind, or seconds. */
  pause: Pause | number;
  /** The text goes on in the same clause, so it must not end as a sentence does. */
  isMidClause: boolean;
  /** The speech begins with this chunk: somebody waits for it. */
  isOpening: boolean;
  /** The audio begins with this chunk. */
  isFirst: boolean;
  /** The audio ends with this chunk. */
  isLast: boolean;
  settings: EngineSettings<P>;
  /** The same settings and text must give the same bytes. */
  isSeeded: boolean;
  /** Positions count from the start of `text`. */
  pronunciations: Pronunciation[];
  format: AudioFormat;
}

/** A worker's answers to its task. `seconds` of audio of the chunk made so far; times count from the chunk's start. */
export type SynthesisMessage =
  | { kind: 'audio'; audio: Uint8Array; seconds: number; levels: SoundLevels }
  | {
      kind: 'end';
      audio: Uint8Array;
      seconds: number;
      levels: SoundLevels;
      /** Missing when the task was cancelled. */
      alignment?: Alignment;
      warning?: Warning;
    }
  | { kind: 'refused'; reason: string };

export type WorkerMessage = { kind: 'ready'; voices: number } | SynthesisMessage;

/** `cancel[0]` holds the id of the task that is to stop. */
export interface ThreadSetup {
  cancel: Int32Array;
}
