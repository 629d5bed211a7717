/** What the pool and its workers say to each other. A worker does one task at a time and keeps nothing from it. */
import type { AudioFormat } from '#contract/output-formats.ts';
import type { Alignment } from './port.ts';
import type { Pause } from './sentences.ts';

/** Samples per second espeak makes. */
export const nativeRate = 22050;

/** The engine's settings, within its limits. */
export interface EspeakSettings {
  voice: string;
  /** Words per minute, 80 to 450. */
  rate: number;
  /** 0 to 99. */
  pitch: number;
  /** 0 to 99. */
  range: number;
}

/** Speak one stretch. */
export interface Task {
  id: number;
  text: string;
  pause: Pause;
  /** The text begins with it. */
  first: boolean;
  /** The text ends with it. */
  last: boolean;
  settings: EspeakSettings;
  format: AudioFormat;
}

/** Of the task the worker is at. `seconds` of audio of the stretch made so far; times count from its start. */
export type TaskMessage =
  | { kind: 'audio'; audio: Uint8Array; seconds: number }
  | {
      kind: 'end';
      audio: Uint8Array;
      seconds: number;
      /** Missing when cancelled. */
      alignment?: Alignment;
      warning?: { code: string; message: string };
    }
  | { kind: 'refused'; reason: string };

export type FromWorker = { kind: 'ready'; version: string; voices: number } | TaskMessage;

/** `cancel[0]` holds the id of the task that is to stop. */
export interface WorkerSetup {
  cancel: Int32Array;
}
