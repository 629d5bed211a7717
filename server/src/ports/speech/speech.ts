/** The speech port of this server: espeak-ng in worker threads, flite and neural models in child processes. */
import type { MemoryBudget } from '../../kernel/processes/memory-budget.ts';
import type { Outgoing } from '../../kernel/outgoing/port.ts';
import { espeak } from './engines/espeak/espeak.ts';
import { flite } from './engines/flite/flite.ts';
import type { SpeechEngine } from './engines/engine.ts';
import { defaultModelOptions, modelEngine, type ModelOptions } from './engines/neural/model-engine.ts';
import { remote } from './engines/remote/remote.ts';
import { createPooledSpeech } from './pool/pooled-speech.ts';
import type { LocalModel, RemoteProvider, Speech } from './port.ts';

export interface SpeechOptions {
  /** The maximum number of threads with espeak-ng; 2 by default. */
  espeakWorkers?: number;
  /** The maximum number of processes with flite; 2 by default. */
  fliteWorkers?: number;
  /** The maximum number of open speeches; another one is refused. 64 by default. */
  maxQueued?: number;
  /** A worker that is silent for this many milliseconds during a chunk is replaced; 10,000 by default. */
  hangMs?: number;
  /** Other worker scripts, for tests of failures. */
  workerUrls?: { espeak?: URL; flite?: URL };
  /** How the models of this machine run. Absent: with half of its memory. */
  models?: Partial<ModelOptions>;
  /** What models that speak and models that listen may hold together. */
  memoryBudget?: MemoryBudget;
  /** Makes the engine of a model, for tests. */
  makeModelEngine?: (model: LocalModel) => SpeechEngine;
  /** Asks providers. Absent: none of them speaks. */
  outgoing?: Outgoing;
  /** Makes the engine of a provider, for tests. */
  makeProviderEngine?: (provider: RemoteProvider) => SpeechEngine;
}

export function createSpeech(options: SpeechOptions = {}): Speech {
  const { espeakWorkers = 2, fliteWorkers = 2, maxQueued = 64, hangMs = 10_000, workerUrls = {} } = options;
  const engines = [
    espeak({ workers: espeakWorkers, workerUrl: workerUrls.espeak }),
    flite({ workers: fliteWorkers, workerUrl: workerUrls.flite }),
  ];
  const models = { ...defaultModelOptions(), ...options.models };
  const { outgoing } = options;
  const { makeModelEngine = (model) => modelEngine(model, models) } = options;
  const { makeProviderEngine = outgoing && ((provider) => remote(provider, { outgoing })) } = options;
  const memory = { maxBytes: models.maxBytes, share: options.memoryBudget?.join() };
  return createPooledSpeech(engines, { maxQueued, hangMs, memory, makeModelEngine, makeProviderEngine });
}
