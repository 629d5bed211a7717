/** What an engine is to the port: its name, what it reads, and how its workers are started. */
import {
  SpeechFailed,
  type EngineVoice,
  type Pronunciation,
  type RemoteHealth,
  type Speech,
  type Warning,
} from '../port.ts';
import type { StartWorker } from '../pool/transports.ts';

/** Factors on the voice's own figures. `range` multiplies intervals, not Hz. */
export interface Delivery {
  rate: number;
  pitch: number;
  range: number;
  /** What engines that draw random numbers begin with; absent where any number will do. */
  seed?: number;
}

/** How the workers of an engine come and go. */
export interface WorkerPolicy {
  /** No worker starts before a speech needs it, or `load` asks for it. */
  isLazy?: boolean;
  /** Milliseconds without work after which a lazy engine's workers end. Absent: they stay. */
  idleMs?: number;
  /** Milliseconds that a worker may be silent during a chunk, where its first sound may take longer than usual. */
  hangMs?: number;
  /** Milliseconds that loading may take. */
  startMs?: number;
  /** Milliseconds that chunks wait before another worker is loaded for them. */
  scaleUpMs?: number;
  /** Its processes share the memory that all models may take. */
  memory?: {
    /** What a process of it will hold, where somebody measured it. */
    expectedBytes?: number;
    /** A process that holds more is ended. */
    maxBytes: number;
  };
}

export interface SpeechEngine {
  /** The name that voices use for it, such as `espeak`. */
  name: string;
  /** The name that people see, such as `espeak-ng`. */
  title: string;
  /** The title and version of the package, such as `espeak-ng 0.3.5`. It is part of the cache key. */
  version: string;
  /** The languages of its voices, as ISO 639-1. */
  languages: readonly string[];
  /** The maximum number of workers. All but one are started only under load, because each takes some 60 to 90 MB. */
  workers: number;
  startWorker: StartWorker;
  /** Absent: one worker is always there, and the others while there is work for them. */
  policy?: WorkerPolicy;
  /** The number of its voices, where it is known before a worker says it. */
  voices?: number;
  /**
   * Absent where the engine reads every letter. Otherwise the voice's `elsewhere` speaks words with other letters, and
   * `description` says in warnings what the engine reads.
   */
  reads?: { description: string; canRead(letterOrDigit: string): boolean };
  /** Splits a sentence further, for engines that make no sound before they have spoken all of what they are given. */
  splitSentence?(sentence: string, isOpening: boolean): string[];
  /** Lists what the engine itself cannot honor of an input, before it is spoken. */
  warnings?(input: Parameters<Speech['warnings']>[0]): Warning[];
  /**
   * Sounds that are given for a word of a language, as the engine's workers take them; undefined where it cannot say them.
   * Absent: the engine has its own reading of every word.
   */
  soundsOf?(language: string, given: Pick<Pronunciation, 'alphabet' | 'phonemes'>): string | undefined;
  /** The voice and its delivery in the engine's own units, as its workers take them. */
  parametersFor(voice: EngineVoice, language: string, delivery: Delivery): unknown;
  /** How it did lately, where it speaks elsewhere. */
  health?(): RemoteHealth;
}

/** What the composition root tells an engine. */
export interface EngineOptions {
  workers: number;
  /** Another worker script, for tests of failures. */
  workerUrl?: URL | undefined;
}

export const findEngine = (engines: readonly SpeechEngine[], { engine: name }: EngineVoice): SpeechEngine | undefined =>
  engines.find((one) => one.name === name);

/** @throws SpeechFailed when the voice's engine is unknown, or was removed */
export function engineOf(engines: readonly SpeechEngine[], voice: EngineVoice): SpeechEngine {
  const engine = findEngine(engines, voice);
  if (!engine) throw new SpeechFailed(`there is no engine ${voice.engine}`, { engine: voice.engine });
  return engine;
}

/** The voice itself, and the voice that speaks what its engine cannot. */
export const voicesOf = (voice: EngineVoice): EngineVoice[] => [
  voice,
  ...(voice.elsewhere ? voicesOf(voice.elsewhere) : []),
];

/** The languages that a voice speaks as ISO 639-1, its own language first. */
export const languagesOf = (engines: readonly SpeechEngine[], voice: EngineVoice): string[] => [
  ...new Set(voicesOf(voice).flatMap((one) => [one.language, ...(findEngine(engines, one)?.languages ?? [])])),
];
