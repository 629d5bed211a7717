/** The speech port as this server has it: espeak-ng in worker threads, flite in child processes. */
import { espeak } from './engines/espeak/espeak.ts';
import { flite } from './engines/flite/flite.ts';
import { createPooledSpeech } from './pool/pooled-speech.ts';
import type { Speech } from './port.ts';

export interface SpeechOptions {
  /** Maximum of threads with espeak-ng; 2 by default. */
  espeakWorkers?: number;
  /** Maximum of processes with flite; 2 by default. */
  fliteWorkers?: number;
  /** Speeches begun and not ended; one more is refused. 64 by default. */
  maxQueued?: number;
  /** Milliseconds a worker may be silent at a chunk before it is replaced; 10,000 by default. */
  hangMs?: number;
  /** Other worker scripts, for tests of what goes wrong. */
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
