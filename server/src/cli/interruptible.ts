/** Handles Ctrl-C during a long command, which then undoes its work and ends. */
import { UsageError } from './usage-error.ts';

/** `signal` aborts at the first Ctrl-C. A second one ends the process at once. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = () => controller.abort(new UsageError('Interrupted; nothing of it was kept.'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.once(name, interrupt);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
}
