/** What the pool, its workers and the encoders say to each other. A worker does one task at a time. */
import type { MessagePort } from 'node:worker_threads';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Carry } from '../codecs/codec.ts';
import type { Alignment, EncodedSound, Warning } from '../port.ts';
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
  /** The audio ends with this chunk. */
  isLast: boolean;
  settings: EngineSettings<P>;
  /** The same settings and text must give the same samples. */
  isSeeded: boolean;
  /** The answer tells how loud its sound is. */
  isMeasured?: boolean;
  /** Positions count from the start of `text`. */
  pronunciations: GivenSounds[];
}

/** Sounds for a word, in code points of its text, as the engine writes sounds. */
export interface GivenSounds {
  from: number;
  to: number;
  sounds: string;
}

/** How loud the sound of a chunk is. */
export interface ChunkLoudness {
  /** The weighted energies of its blocks, after ITU-R BS.1770. */
  blocks: number[];
  /** Its true peak, where 1 is full scale. */
  peak: number;
}

/** Sound of a task's text, with the times of the characters that are known by then and were not told before. */
export interface SpokenSound {
  samples: Int16Array;
  /** Samples per second. */
  rate: number;
  /** Times count from the start of the chunk. */
  alignment?: Alignment;
  warning?: Warning;
  /** With the last of a task that is measured. */
  loudness?: ChunkLoudness;
}

/** A worker's answers to its task. `end` has the last of its sound, its pause included. */
export type SynthesisMessage =
  | ({ kind: 'audio' | 'end' } & SpokenSound)
  /** `provider` is the title of the one elsewhere whose reason it is. */
  | { kind: 'refused'; reason: string; provider?: string };

export type WorkerMessage = { kind: 'ready'; voices: number } | SynthesisMessage;

/** Tells a process to stop the task of that id. */
export interface CancelRequest {
  cancel: number;
}

/** `cancel[0]` holds the id of the task that is to stop. */
export interface ThreadSetup {
  cancel: Int32Array;
}

/** What an encoder's thread is told of one speech. Each `encode` is answered once, in order. */
export type EncoderRequest =
  | { kind: 'open'; id: number; format: AudioFormat; isFirst: boolean; carry?: Carry }
  | { kind: 'encode'; id: number; samples: Int16Array; rate: number; end?: { isLast: boolean } }
  | { kind: 'close'; id: number }
  /** The channel to another such thread, which encodes sections for this one. */
  | { kind: 'peer'; port: MessagePort };

export interface EncodedSpeech extends EncodedSound {
  /** Seconds of the speech so far, and those that the bytes so far decode to. */
  seconds: number;
  playableSeconds: number;
  /** With the last answer: what the next speech of the same audio begins with. */
  carry?: Carry;
}

export type EncoderMessage =
  | { kind: 'ready' }
  | ({ kind: 'encoded'; id: number } & EncodedSpeech)
  /** The speech cannot go on: the thread that encoded a part of it has ended. */
  | { kind: 'lost'; id: number; reason: string };
