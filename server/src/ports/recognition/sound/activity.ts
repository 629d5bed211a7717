/** Finds where somebody speaks, in a thread that is started when it is needed first. */
import { Worker } from 'node:worker_threads';
import { RecognitionFailed } from '../port.ts';
import type { ActivityAnswer, ActivityRequest } from './activity-messages.ts';

/** Follows one sound. */
export interface ActivityStream {
  /** @param samples whole frames. @returns 1 for each frame in which somebody speaks */
  detect(samples: Float32Array): Promise<Uint8Array>;
  close(): void;
}

export interface ActivityDetector {
  open(): ActivityStream;
  close(): Promise<void>;
}

export function createActivityDetector(): ActivityDetector {
  let worker: Worker | undefined;
  let streams = 0;
  let calls = 0;
  const waiting = new Map<number, { resolve(flags: Uint8Array): void; reject(error: Error): void }>();

  function lose(of: Worker, reason: string): void {
    if (worker !== of) return;
    worker = undefined;
    for (const { reject } of waiting.values())
      reject(new RecognitionFailed(`The detection of speech failed: ${reason}.`));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./activity.worker.ts', import.meta.url), {
      name: 'voice activity',
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    started.unref();
    started.on('message', ({ id, flags }: ActivityAnswer) => {
      waiting.get(id)?.resolve(flags);
      waiting.delete(id);
    });
    started.on('error', (error: Error) => lose(started, error.message));
    started.on('exit', (code) => lose(started, `it exited with code ${code}`));
    return started;
  }

  return {
    open() {
      const stream = ++streams;
      return {
        detect(samples) {
          worker ??= start();
          const id = ++calls;
          const answer = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
          worker.postMessage({ id, stream, samples } satisfies ActivityRequest);
          return answer;
        },
        close: () => worker?.postMessage({ id: 0, stream } satisfies ActivityRequest),
      };
    },
    async close() {
      const last = worker;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new RecognitionFailed('The detection of speech was closed.'));
      waiting.clear();
      await last?.terminate();
    },
  };
}
