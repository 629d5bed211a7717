/** Espeak-ng as an engine of the port. It is pure WebAssembly and runs in worker threads. */
import type { EngineOptions, SpeechEngine } from '../engine.ts';
import { packageVersion } from '../package-version.ts';
import { inThread } from '../../pool/transports.ts';
import { espeakLanguages } from './espeak-languages.ts';
import { espeakParameters, type EspeakVoice } from './espeak-voice.ts';

export const espeak = ({ workers, workerUrl }: EngineOptions): SpeechEngine => ({
  name: 'espeak',
  title: 'espeak-ng',
  version: `espeak-ng ${packageVersion('@echogarden/espeak-ng-emscripten')}`,
  languages: Object.keys(espeakLanguages),
  workers,
  startWorker: inThread(workerUrl ?? new URL('./espeak.worker.ts', import.meta.url)),
  parametersFor: (voice: EspeakVoice, language, delivery) => espeakParameters(voice, language, delivery),
});
