/** What speaks asynchronously, and can therefore be told to stop while it speaks. */
import { createSynthesizer, type WorkerEngine } from '../engines/synthesizer.ts';
import type { SynthesisMessage, SynthesisTask } from './messages.ts';

export interface CancellableWorker<P> {
  speak(task: SynthesisTask<P>): void;
  /** Stops the task of that id, or whichever is under way. */
  cancel(id?: number): void;
}

/** @param failed is called when a task cannot be spoken for a reason that lies in the worker, not in the task. */
export function createCancellableWorker<P>(
  engine: WorkerEngine<P>,
  post: (message: SynthesisMessage) => void,
  failed: (reason: string) => void,
): CancellableWorker<P> {
  let current: { id: number; abort: AbortController } | undefined;
  return {
    speak(task) {
      const abort = new AbortController();
      current = { id: task.id, abort };
      const speak = createSynthesizer(engine, post, () => abort.signal.aborted, abort.signal);
      void (async () => {
        try {
          await speak(task);
        } catch (error) {
          failed((error as Error).message);
        }
      })();
    },
    cancel(id) {
      if (id === undefined || current?.id === id) current?.abort.abort();
    },
  };
}
