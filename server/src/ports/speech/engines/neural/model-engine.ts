/** What the server asks of the engines of models: how many processes, and how long they stay in memory. */
import os from 'node:os';
import type { LocalModel } from '../../port.ts';
import type { SpeechEngine } from '../engine.ts';
import { neural } from './neural.ts';

export interface ModelOptions {
  /** Threads of each process. */
  threads: number;
  device: 'cpu' | 'cuda';
  /** Milliseconds without work after which a model is unloaded. Absent: it stays. */
  idleMs?: number | undefined;
  /** Bytes that the processes of all models may take together. */
  maxBytes: number;
  /** Milliseconds that a model may take for one sentence; a minute by default, because small machines are slow. */
  hangMs?: number;
  /** Another worker script, for tests of failures. */
  workerUrl?: URL;
}

const megabyte = 1 << 20;
const defaultHangMs = 60_000;
/** The files of a large model come from a slow disk. */
const startMs = 120_000;
const maxProcesses = 4;
/** A process may take twice what somebody measured, and this much more for long sentences. */
const spareBytes = 512 * megabyte;

/** Half of the memory that the server may take, and as many threads as help with one sentence. */
export const defaultModelOptions = (): ModelOptions => ({
  threads: defaultThreads(),
  device: 'cpu',
  maxBytes: Math.floor((process.constrainedMemory() || os.totalmem()) / 2),
});

export const defaultThreads = () => Math.min(4, os.availableParallelism());

export function modelEngine(model: LocalModel, options: ModelOptions): SpeechEngine {
  const { threads, device, idleMs, maxBytes, hangMs = defaultHangMs, workerUrl } = options;
  const workers = Math.min(maxProcesses, Math.max(1, Math.floor(os.availableParallelism() / threads)));
  const expectedBytes = (model.manifest.memoryMegabytes ?? 0) * megabyte;
  return {
    ...neural(model, { workers, threads, device, workerUrl }),
    voices: model.manifest.speakers.length,
    policy: {
      ...{ isLazy: true, hangMs, startMs },
      ...(idleMs === undefined ? {} : { idleMs }),
      memory: {
        expectedBytes,
        maxBytes: expectedBytes > 0 ? Math.min(maxBytes, 2 * expectedBytes + spareBytes) : maxBytes,
      },
    },
  };
}
