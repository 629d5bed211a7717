/** What the pool and its workers say to each other. A worker does one task at a time. */
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

/** Speak one stretch. The worker opens the stream's encoder if it has none. */
export interface Task {
  kind: 'speak';
  stream: number;
  text: string;
  pause: Pause;
  /** More of the same text follows. */
  more: boolean;
  settings: EspeakSettings;
  format: AudioFormat;
  /** Native samples of the speech before this stretch. */
  offset: number;
}

export type ToWorker = Task | { kind: 'drop'; stream: number };

export type FromWorker =
  | { kind: 'ready'; version: string; voices: number }
  /** `samples`: native samples of the stretch made so far. */
  | { kind: 'audio'; stream: number; audio: Uint8Array; samples: number }
  | {
      kind: 'end';
      stream: number;
      audio: Uint8Array;
      samples: number;
      /** Missing when cancelled. */
      alignment?: Alignment;
      warning?: { code: string; message: string };
    }
  | { kind: 'refused'; stream: number; reason: string };

/** `cancel[0]` holds the stream whose running stretch is to stop. */
export interface WorkerSetup {
  cancel: Int32Array;
}
