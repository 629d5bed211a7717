/** A neural model of this machine as an engine of the port. Each of its workers is a process, which a bad model may end. */
import path from 'node:path';
import { inProcess, type StartWorker } from '../../pool/transports.ts';
import type { LocalModel } from '../../port.ts';
import type { SpeechEngine } from '../engine.ts';
import { describeScripts, scriptReader } from './language-scripts.ts';
import { neuralParameters, type NeuralVoice } from './neural-voice.ts';
import { neuralWarnings } from './neural-warnings.ts';
import { runtimeOf } from './runtime.ts';
import { splitForNeural } from './split-for-neural.ts';

export interface NeuralOptions {
  /** The maximum number of processes. */
  workers: number;
  /** Threads of each process. */
  threads: number;
  device: 'cpu' | 'cuda';
  /** Another worker script, for tests of failures. */
  workerUrl?: URL | undefined;
}

/** @throws Error when the manifest has no such model in its folder */
export function neural(model: LocalModel, { workers, threads, device, workerUrl }: NeuralOptions): SpeechEngine {
  const { manifest } = model;
  const runtime = JSON.stringify(runtimeOf(model, { threads, device }));
  const url = workerUrl ?? new URL('./neural.process.ts', import.meta.url);
  return {
    name: model.engine,
    title: model.title,
    version: model.version,
    languages: manifest.languages,
    workers,
    voices: manifest.speakers.length,
    startWorker: withoutFolder(model.folder, inProcess(url, [runtime], { isCancellable: true })),
    warnings: neuralWarnings(model),
    reads: { description: describeScripts(manifest.languages), canRead: scriptReader(manifest.languages) },
    splitSentence: splitForNeural,
    parametersFor: (voice: NeuralVoice, language, delivery) => neuralParameters(manifest, voice, language, delivery),
  };
}

/** The library names files by their whole paths, which nobody but the operator of the machine may read. */
const withoutFolder =
  (folder: string, start: StartWorker): StartWorker =>
  (hooks) =>
    start({ ...hooks, lost: (reason) => hooks.lost(reason.replaceAll(`${path.resolve(folder)}${path.sep}`, '')) });
