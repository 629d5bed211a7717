/** The messages between the audio port and its worker. Every request is answered once, in order. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Task } from './conversion.ts';
import type { IsolatedChunk, Measurement } from './port.ts';

/** `id` names a file under way. */
export type ToWorker =
  | { kind: 'open'; id: number; format: AudioFormat; seconds: number; task: Task }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** This message has no answer. */
  | { kind: 'close'; id: number };

/** What a request gave: bytes of the new file, at the end of a measurement what was measured, and what isolation makes beside. */
export interface Made {
  bytes: Uint8Array<ArrayBuffer>;
  measured?: Measurement;
  isolated?: Omit<IsolatedChunk, 'audio'>;
}

export type FromWorker = ({ id: number } & Made) | { id: number; error: string };
