/** A queue that is opened by the first who needs it: most tests ask for no job. */
import type { RunningQueue } from '../kernel/jobs/queue.ts';
import type { JobQueue } from '../kernel/jobs/jobs.ts';

/** @param open also starts the work. */
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
