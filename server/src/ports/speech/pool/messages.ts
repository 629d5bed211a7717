/** What the pool and its workers say to each other. A worker does one task at a time and keeps nothing from it. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Alignment, Pronunciation, SoundLevels, Warning } from '../port.ts';
import type { Pause } from '../text/sentences.ts';
import type { EngineSettings } from '../sound/settings.ts';

/** Speak one stretch. */
export interface SynthesisTask {
  id: number;
  /** Empty where only silence is wanted. */
  text: string;
  /** The natural one of its kind, or seconds. */
  pause: Pause | number;
  /** The text goes on in the same clause: it must not end as a sentence does. */
  isMidClause: boolean;
  /** The speech begins with it: somebody waits. */
  isOpening: boolean;
  /** The audio begins with it. */
  isFirst: boolean;
  /** The audio ends with it. */
  isLast: boolean;
  settings: EngineSettings;
  /** The same settings and text must give the same bytes. */
  isSeeded: boolean;
  /** Positions count from the start of `text`. */
  pronunciations: Pronunciation[];
  format: AudioFormat;
}

/** Of the task the worker is at. `seconds` of audio of the stretch made so far; times count from its start. */
export type SynthesisMessage =
  | { kind: 'audio'; audio: Uint8Array; seconds: number; levels: SoundLevels }
  | {
      kind: 'end';
      audio: Uint8Array;
      seconds: number;
      levels: SoundLevels;
      /** Missing when cancelled. */
      alignment?: Alignment;
      warning?: Warning;
    }
  | { kind: 'refused'; reason: string };

export type WorkerMessage = { kind: 'ready'; voices: number } | SynthesisMessage;

/** `cancel[0]` holds the id of the task that is to stop. */
export interface ThreadSetup {
  cancel: Int32Array;
}
