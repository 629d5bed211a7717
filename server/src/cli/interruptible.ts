/** What Ctrl-C does to a command: a long one undoes its work and ends, any other one ends at once. */
import { createStopRequest, stopSignals } from '../kernel/boot/stop-request.ts';
import { UsageError } from './usage-error.ts';

/** What a shell reports for a program that Ctrl-C has ended. */
const interruptedCode = 130;

/** `signal` aborts at the first Ctrl-C. A second one, more than two seconds later, ends the process at once. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = createStopRequest(
    () => controller.abort(new UsageError('Interrupted; nothing of it was kept.')),
    () => process.exit(interruptedCode),
  );
  for (const name of stopSignals) process.on(name, interrupt);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const name of stopSignals) process.off(name, interrupt);
  }
}

/**
 * Exits at a signal that nobody handles, instead of being killed by it: an exit also stops the database that was started
 * for the command.
 */
export async function exitingOnSignals<T>(work: () => Promise<T>): Promise<T> {
  const exit = () => process.exit(interruptedCode);
  const unhandled = stopSignals.filter((name) => process.listenerCount(name) === 0);
  for (const name of unhandled) process.on(name, exit);
  try {
    return await work();
  } finally {
    for (const name of unhandled) process.off(name, exit);
  }
}
