/**
 * Espeak-ng as an engine of the port: the library of the system in child processes where there is one, otherwise the
 * package in worker threads.
 */
import type { EngineOptions, SpeechEngine } from '../engine.ts';
import { packageVersion } from '../package-version.ts';
import { inProcess, inThread, type StartWorker } from '../../pool/transports.ts';
import { espeakLanguages } from './espeak-languages.ts';
import { espeakSoundsOf } from './espeak-sounds.ts';
import { espeakParameters, type EspeakVoice } from './espeak-voice.ts';
import { findSystemEspeak } from './system-espeak.ts';

export function espeak({ workers, workerUrl, isPackagedOnly }: EspeakOptions): SpeechEngine {
  const startPackaged = inThread(workerUrl ?? new URL('./espeak.worker.ts', import.meta.url));
  let system = workerUrl || isPackagedOnly ? undefined : findSystemEspeak();
  const startSystem = system && inProcess(new URL('./espeak.process.ts', import.meta.url), [system.library]);

  const startWorker: StartWorker = (hooks) => {
    if (!system || !startSystem) return startPackaged(hooks);
    let isReady = false;
    return startSystem({
      message(message) {
        if (message.kind === 'ready') isReady = true;
        hooks.message(message);
      },
      lost(reason) {
        // A library that does not even load is never tried again: the next worker has the package.
        if (!isReady) system = undefined;
        hooks.lost(reason);
      },
    });
  };

  return {
    name: 'espeak',
    title: 'espeak-ng',
    // The builds differ in sound, so what one has spoken is not taken for the other's.
    get version() {
      return system
        ? `espeak-ng ${system.version} (system)`
        : `espeak-ng ${packageVersion('@echogarden/espeak-ng-emscripten')}`;
    },
    languages: Object.keys(espeakLanguages),
    workers,
    startWorker,
    soundsOf: espeakSoundsOf,
    parametersFor: (voice: EspeakVoice, language, delivery) => espeakParameters(voice, language, delivery),
  };
}

interface EspeakOptions extends EngineOptions {
  /** Leaves the library of the system alone. */
  isPackagedOnly?: boolean | undefined;
}
