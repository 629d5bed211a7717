/** The main program of a child process with an engine that speaks asynchronously. */
import { createCancellableWorker } from '../pool/cancellable-worker.ts';
import type { CancelRequest, SynthesisTask, WorkerMessage } from '../pool/messages.ts';
import type { WorkerEngine } from './synthesizer.ts';

/**
 * Speaks what the parent asks for, one task at a time, and ends with the parent. A failure of the engine ends the
 * process with its reason on the error output, and the pool replaces it.
 */
export async function serveProcess<P>(load: () => Promise<{ engine: WorkerEngine<P>; voices: number }>): Promise<void> {
  if (!process.send) throw new Error('an engine runs as a child process only');
  // Signals go to the whole process group, but the parent finishes the work first and then closes the channel. So this
  // process ignores them.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  const post = (message: WorkerMessage) => void process.send?.(message);
  try {
    const { engine, voices } = await load();
    const worker = createCancellableWorker(engine, post, endWith);
    process.on('message', (message: SynthesisTask<P> | CancelRequest) => {
      if ('cancel' in message) worker.cancel(message.cancel);
      else worker.speak(message);
    });
    post({ kind: 'ready', voices });
  } catch (error) {
    endWith((error as Error).message);
  }
}

function endWith(reason: string): void {
  process.stderr.write(`Error: ${reason.replaceAll(/\s+/g, ' ')}\n`, () => process.exit(1));
}
