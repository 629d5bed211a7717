/** Engines for tests of the pool: they make a hum of 50 ms for each character, as slowly as a test wants. */
import type { SpeechEngine } from '../engines/engine.ts';
import { Refused, type WorkerEngine } from '../engines/synthesizer.ts';
import type { EngineVoice, LocalModel, RemoteProvider } from '../port.ts';
import { onServer, type StartWorker } from './transports.ts';

const rate = 16_000;

/** @param wait milliseconds before the sound of each word */
export const hum = (wait = 0): WorkerEngine<unknown> => ({
  rate,
  async speak({ text }, take, signal) {
    if (text.includes('REFUSED')) throw new Refused('that cannot be said');
    for (const word of text.split(/(?<=\s)/)) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, word.includes('STALL') ? 1e6 : wait);
        signal.addEventListener('abort', () => (clearTimeout(timer), reject(new Error('aborted'))), { once: true });
      });
      if (word.includes('BROKEN')) throw new Error('it broke');
      const samples = new Int16Array(word.length * 0.05 * rate).map((_, i) => 5000 * Math.sin(i / 10));
      if (take(samples)) return [];
    }
    return [];
  },
  pause: () => 0.1,
});

export const toyEngine = (name: string, startWorker: StartWorker = onServer(hum(), 3)): SpeechEngine => ({
  ...{ name, title: `Toy ${name}`, version: `toy ${name}`, languages: ['en'], workers: 1, startWorker, voices: 3 },
  policy: { isLazy: true },
  parametersFor: () => ({}),
});

export const toyVoice = (engine: string): EngineVoice => ({
  ...{ engine, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 },
});

export const toyModel = (id: string, version = '1'): LocalModel => ({
  engine: `model:${id}`,
  title: id,
  version,
  folder: `/models/${id}`,
  manifest: {
    format: 1,
    id,
    kind: 'speech',
    family: 'vits',
    name: id,
    description: '',
    version,
    license: { name: 'CC0-1.0', allowsCommercialUse: true },
    languages: ['en'],
    sampleRate: rate,
    speakers: [{ sid: 0, name: 'One' }],
    files: { model: 'model.onnx', tokens: 'tokens.txt' },
    checksums: {},
    serves: [],
  },
});

export const toyProvider = (id: string): RemoteProvider => ({
  ...{ engine: `provider:${id}`, title: id, shape: 'openai', baseUrl: 'https://speech.example', model: 'one' },
  ...{ languages: ['en'], concurrency: 2 },
});
