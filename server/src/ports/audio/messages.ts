/** The messages between the audio port and its worker. Every request is answered once, in order. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';

/** `id` names a file under way. */
export type ToWorker =
  | { kind: 'open'; id: number; format: AudioFormat; seconds: number }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** This message has no answer. */
  | { kind: 'close'; id: number };

export type FromWorker = { id: number; wav: Uint8Array } | { id: number; error: string };
