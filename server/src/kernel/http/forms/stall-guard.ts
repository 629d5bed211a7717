/** Notices a client that has stopped sending in the middle of its request. */
import { AppError } from '../../errors.ts';

export interface StallGuard {
  /** Rejects when nothing has come for too long. */
  stalled: Promise<never>;
  onStall(act: (error: Error) => void): () => void;
  /** A byte has come. */
  touch(): void;
  stop(): void;
}

export function startStallGuard(ms: number): StallGuard {
  const error = new AppError(408, 'request_stalled', 'The rest of the request did not come in time.', {
    headers: { connection: 'close' },
  });
  const acts = new Set<(error: Error) => void>();
  let reject: (error: Error) => void = () => {};
  const stalled = new Promise<never>((_, no) => (reject = no));
  // Nobody may be listening at that moment.
  stalled.catch(() => {});
  const timer = setTimeout(() => {
    for (const act of acts) act(error);
    reject(error);
  }, ms);
  return {
    stalled,
    onStall(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
    touch: () => void timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}
