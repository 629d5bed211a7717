/** What asks a process to stop, and when a repeated request means "at once". */

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * One Ctrl-C arrives more than once: the terminal signals the whole process group, and npm passes its own signal on.
 * Within this time a repeat is the same request.
 */
const sameRequestMs = 2000;

/** The first call stops in order. A call that comes later than a mere repeat exits at once. */
export function createStopRequest(stop: () => void, exitAtOnce: () => void, now = () => performance.now()): () => void {
  let requestedAt: number | undefined;
  return () => {
    if (requestedAt === undefined) {
      requestedAt = now();
      stop();
    } else if (now() - requestedAt > sameRequestMs) {
      exitAtOnce();
    }
  };
}

/** Nobody reads an output any more: its pipe is closed (`| head`), or its terminal is gone. */
export const isOutputClosed = (error: unknown): boolean =>
  ['EPIPE', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');
