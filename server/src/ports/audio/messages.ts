/** The messages between the audio port and its worker. Every request is answered once, in order. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Task } from './conversion.ts';
import type { Made } from './made.ts';

/** `id` names a file under way. */
export type ToWorker =
  | { kind: 'open'; id: number; format: AudioFormat; seconds: number; task: Task }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** This message has no answer. */
  | { kind: 'close'; id: number };

export type FromWorker = ({ id: number } & Made) | { id: number; error: string };
