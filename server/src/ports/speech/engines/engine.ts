/** What an engine is to the port: its name, what it reads, and how its workers are started. */
import type { EngineVoice } from '../port.ts';
import type { StartWorker } from '../pool/transports.ts';

/** Factors on the voice's own figures; `range` is of intervals, not of Hz. */
export interface Delivery {
  rate: number;
  pitch: number;
  range: number;
}

export interface SpeechEngine {
  /** The name that voices give, such as `espeak`. */
  name: string;
  /** The name for people, such as `espeak-ng`. */
  title: string;
  /** Title and version of the package, such as `espeak-ng 0.3.5`: part of the cache's key. */
  version: string;
  /** ISO 639-1 of what its voices speak. */
  languages: readonly string[];
  /** Workers at most. All but one are started only under load, because each takes some 60 to 90 MB. */
  workers: number;
  startWorker: StartWorker;
  /**
   * Absent where the engine reads every letter. Otherwise the voice's `elsewhere` speaks words with other letters, and
   * `description` says in warnings what the engine reads.
   */
  reads?: { description: string; canRead(letterOrDigit: string): boolean };
  /** Splits a sentence further, where the engine makes no sound before it has spoken the whole of what it is given. */
  splitSentence?(sentence: string, isOpening: boolean): string[];
  /** The voice and its delivery in the engine's own units, as its workers take them. */
  parametersFor(voice: EngineVoice, language: string, delivery: Delivery): unknown;
}

/** What the composition says of an engine. */
export interface EngineOptions {
  workers: number;
  /** Another worker script, for tests of what goes wrong. */
  workerUrl?: URL | undefined;
}

/** @throws Error for a voice of an engine that is not among them. */
export function engineOf(engines: readonly SpeechEngine[], { engine: name }: EngineVoice): SpeechEngine {
  const engine = engines.find((one) => one.name === name);
  if (!engine) throw new Error(`there is no engine ${name}`);
  return engine;
}

/** The voice itself, and the voice that speaks in its place what its engine cannot. */
export const voicesOf = (voice: EngineVoice): EngineVoice[] => [
  voice,
  ...(voice.elsewhere ? voicesOf(voice.elsewhere) : []),
];

/** ISO 639-1 of what a voice speaks, its own language first. */
export const languagesOf = (engines: readonly SpeechEngine[], voice: EngineVoice): string[] => [
  ...new Set(voicesOf(voice).flatMap((one) => [one.language, ...engineOf(engines, one).languages])),
];
