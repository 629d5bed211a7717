/** Stops reading a body that stalls or never ends. */
import { requestStalled } from '#contract/kit/form-errors.ts';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';

export interface BodyGuard {
  /** Rejects when reading has to stop; otherwise it stays pending. */
  failed: Promise<never>;
  /** @returns a function that removes the listeners */
  onFailure(act: (error: Error) => void): () => void;
  /** Starts with the first byte that is read. */
  watch(request: IncomingMessage): void;
  stop(): void;
}

export function openBodyGuard(limits: { stalledAfterMs: number; maxBytes: number; tooLarge: AppError }): BodyGuard {
  const acts = new Set<(error: Error) => void>();
  let reject: (error: Error) => void = () => {};
  const failed = new Promise<never>((_, no) => (reject = no));
  // Nobody may be awaiting it at that moment.
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
