/** What the audio port and its worker say to each other: every request is answered once, in its turn. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';

/** `id` names a file under way. */
export type ToWorker =
  | { kind: 'open'; id: number; format: AudioFormat; seconds: number }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** Without an answer. */
  | { kind: 'close'; id: number };

export type FromWorker = { id: number; wav: Uint8Array } | { id: number; error: string };
