/** A queue of messages, in order, with a limit that the producer can check. */

export type Next<T> = { kind: 'message'; message: T } | { kind: 'timeout' } | { kind: 'closed' };

export interface Queue<T> {
  push(message: T, size: number): void;
  /** Returns the next message; `closed` when nothing waits and nothing will come. There is one reader at a time. */
  next(withinMs: number): Promise<Next<T>>;
  isFull(): boolean;
  /** Drops everything that waits, and accepts nothing more. */
  close(): void;
}

interface Bounds {
  size: number;
  messages: number;
  /** Called when the queue is no longer full. */
  onDrain(): void;
}

export function createQueue<T>({ size: maxSize, messages: maxMessages, onDrain }: Bounds): Queue<T> {
  const waiting: { message: T; size: number }[] = [];
  let size = 0;
  let isClosed = false;
  let wake: (() => void) | undefined;

  const isFull = () => size >= maxSize || waiting.length >= maxMessages;

  function take(): Next<T> | undefined {
    const wasFull = isFull();
    const first = waiting.shift();
    if (!first) return isClosed ? { kind: 'closed' } : undefined;
    size -= first.size;
    if (wasFull && !isFull()) onDrain();
    return { kind: 'message', message: first.message };
  }

  return {
    isFull,
    push(message, messageSize) {
      if (isClosed) return;
      waiting.push({ message, size: messageSize });
      size += messageSize;
      wake?.();
    },
    async next(withinMs) {
      const ready = take();
      if (ready) return ready;
      await new Promise<void>((resolve) => {
        // A server that was busy runs its timers before it reads what came meanwhile, which is given its chance here.
        const timer = setTimeout(() => setImmediate(() => setImmediate(resolve)), withinMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = undefined;
      return take() ?? { kind: 'timeout' };
    },
    close() {
      const wasFull = isFull();
      isClosed = true;
      waiting.length = 0;
      size = 0;
      wake?.();
      if (wasFull) onDrain();
    },
  };
}
