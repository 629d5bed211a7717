/** The messages between the encoders of whole files and their thread. `samples` and `end` are answered, in their order. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { SoundLevels } from '../port.ts';

/** `id` names a file under way. */
export type FileRequest =
  | { kind: 'open'; id: number; format: AudioFormat }
  | { kind: 'samples'; id: number; samples: Int16Array }
  | { kind: 'end'; id: number }
  | { kind: 'release'; id: number };

export type FileAnswer = { id: number; audio: Uint8Array; levels: SoundLevels } | { id: number; error: string };
