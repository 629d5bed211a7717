/** Unpacks an archive in a thread of its own, which ends when it is no longer wanted. */
import { Worker } from 'node:worker_threads';
import { InvalidModel } from '../port.ts';
import type { UnpackAnswer, UnpackTask } from './messages.ts';

/** @throws InvalidModel; an error with the code of the system */
export async function unpack(task: UnpackTask, signal: AbortSignal, onProgress: (share: number) => void) {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const ended = Promise.withResolvers<void>();
  const abort = () => ended.reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  worker.on('message', (answer: UnpackAnswer) => {
    if ('share' in answer) onProgress(answer.share);
    else if ('done' in answer) ended.resolve();
    else if ('invalid' in answer) ended.reject(new InvalidModel(answer.invalid));
    else ended.reject(Object.assign(new Error(answer.failed), { code: answer.code }));
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    ended.reject(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new InvalidModel('the archive needs too much memory') : error,
    ),
  );
  worker.on('exit', (code) => ended.reject(new Error(`the thread that unpacks ended with ${code}`)));
  try {
    await ended.promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
