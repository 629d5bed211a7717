/** What every recogniser is to the port, whatever runs behind it. */
import type { RecogniserAbout } from '../port.ts';
import type { CutterOptions } from '../sound/cutter.ts';
import type { PartResult, RecognisePart } from './part.ts';

export interface Work {
  seconds: number;
  /** The workspace. */
  group: string;
  signal: AbortSignal;
}

export interface Recogniser {
  readonly id: string;
  describe(): RecogniserAbout;
  /** The `model_id`s of the public API that it is meant for. */
  readonly serves: readonly string[];
  /** Undefined: every workspace may use it. */
  readonly workspaceId: string | undefined;
  /** How long its parts are. */
  readonly cut: CutterOptions;
  /** Parts of one recording that it works on at a time. */
  readonly parallel: number;
  recognise(part: RecognisePart, work: Work): Promise<PartResult>;
  /** Begins a conversation. Absent: each segment of one is recognised as a part. */
  openSession?(language: string | null): Session;
  load(): Promise<void>;
  close(): Promise<void>;
}

/** A conversation with a recogniser that keeps its state. Calls are answered in order. */
export interface Session {
  push(samples: Float32Array): Promise<{ partial: string }>;
  commit(): Promise<PartResult>;
  close(): void;
}
