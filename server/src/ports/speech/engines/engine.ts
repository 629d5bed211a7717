/** What an engine is to the port: its name, what it reads, and how its workers are started. */
import type { EngineVoice } from '../port.ts';
import type { StartWorker } from '../pool/transports.ts';

/** Factors on the voice's own figures. `range` multiplies intervals, not Hz. */
export interface Delivery {
  rate: number;
  pitch: number;
  range: number;
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
  /**
   * Absent where the engine reads every letter. Otherwise the voice's `elsewhere` speaks words with other letters, and
   * `description` says in warnings what the engine reads.
   */
  reads?: { description: string; canRead(letterOrDigit: string): boolean };
  /** Splits a sentence further, for engines that make no sound before they have spoken all of what they are given. */
  splitSentence?(sentence: string, isOpening: boolean): string[];
  /** The voice and its delivery in the engine's own units, as its workers take them. */
  parametersFor(voice: EngineVoice, language: string, delivery: Delivery): unknown;
}

/** What the composition root tells an engine. */
export interface EngineOptions {
  workers: number;
  /** Another worker script, for tests of failures. */
  workerUrl?: URL | undefined;
}

/** @throws Error when the voice belongs to an unknown engine */
export function engineOf(engines: readonly SpeechEngine[], { engine: name }: EngineVoice): SpeechEngine {
  const engine = engines.find((one) => one.name === name);
  if (!engine) throw new Error(`there is no engine ${name}`);
  return engine;
}

/** The voice itself, and the voice that speaks what its engine cannot. */
export const voicesOf = (voice: EngineVoice): EngineVoice[] => [
  voice,
  ...(voice.elsewhere ? voicesOf(voice.elsewhere) : []),
];

/** The languages that a voice speaks as ISO 639-1, its own language first. */
export const languagesOf = (engines: readonly SpeechEngine[], voice: EngineVoice): string[] => [
  ...new Set(voicesOf(voice).flatMap((one) => [one.language, ...engineOf(engines, one).languages])),
];
