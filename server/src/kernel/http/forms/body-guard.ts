/** Ends the reading of a body that stops coming, or never stops. */
import { requestStalled } from '#contract/kit/form-errors.ts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';

export interface BodyGuard {
  /** Rejects when reading has to end; else it stays open. */
  failed: Promise<never>;
  /** @returns a function that ends the listening. */
  onFailure(act: (error: Error) => void): () => void;
  /** Begins with the first byte that is read. */
  watch(request: IncomingMessage): void;
  stop(): void;
}

export function openBodyGuard(limits: { stalledAfterMs: number; maxBytes: number; tooLarge: AppError }): BodyGuard {
  const acts = new Set<(error: Error) => void>();
  let reject: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, no) => (reject = no));
  // Nobody may be listening at that moment.
  failed.catch(() => {});
  function fail(error: Error) {
    for (const act of acts) act(error);
    reject(error);
  }
  const timer = setTimeout(() => fail(AppError.from(requestStalled)), limits.stalledAfterMs);
  let unwatch = () => {};
  return {
    failed,
    onFailure(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
    watch(request) {
      let bytes = 0;
      const count = (chunk: Buffer) => {
        bytes += chunk.length;
        timer.refresh();
        if (bytes > limits.maxBytes) fail(limits.tooLarge);
      };
      request.on('data', count);
      unwatch = () => request.off('data', count);
    },
    stop() {
      clearTimeout(timer);
      unwatch();
    },
  };
}
