/** A queue that is opened on first use, because most tests need no jobs. */
import type { RunningQueue } from '../kernel/jobs/queue.ts';
import type { JobQueue } from '../kernel/jobs/jobs.ts';

/** @param open opens the queue and starts the work */
export function lazyQueue(
  takes: JobQueue['takes'],
  open: () => Promise<RunningQueue>,
): JobQueue & { close(): Promise<void> } {
  let opened: Promise<RunningQueue> | undefined;
  const reach = () => (opened ??= open());
  return {
    add: async (...args) => (await reach()).add(...args),
    takes,
    pending: async (...args) => (await reach()).pending(...args),
    close: async () => (await opened)?.close(),
  };
}
