/** The speech port of this server: espeak-ng in worker threads, flite in child processes. */
import { espeak } from './engines/espeak/espeak.ts';
import { flite } from './engines/flite/flite.ts';
import { createPooledSpeech } from './pool/pooled-speech.ts';
import type { Speech } from './port.ts';

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
}

export function createSpeech(options: SpeechOptions = {}): Speech {
  const { espeakWorkers = 2, fliteWorkers = 2, maxQueued = 64, hangMs = 10_000, workerUrls = {} } = options;
  const engines = [
    espeak({ workers: espeakWorkers, workerUrl: workerUrls.espeak }),
    flite({ workers: fliteWorkers, workerUrl: workerUrls.flite }),
  ];
  return createPooledSpeech(engines, { maxQueued, hangMs });
}
