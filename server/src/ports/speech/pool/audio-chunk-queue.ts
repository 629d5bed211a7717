/** The consumer's end of a speech: an async iterator over the audio chunks that the stream pushes. */
import type { AudioChunk } from '../port.ts';

interface Hooks {
  /** Called by the first `next()`, which rejects with whatever it throws. */
  start(): void;
  /** Called when a chunk was taken. */
  taken(): void;
  /** Called when the consumer wants no more. */
  stopped(): void;
}

interface Waiter {
  resolve(result: IteratorResult<AudioChunk>): void;
  reject(error: Error): void;
}

const done: IteratorResult<AudioChunk> = { done: true, value: undefined };

export class AudioChunkQueue implements AsyncIterableIterator<AudioChunk> {
  /** Bytes pushed and not taken yet. */
  bytes = 0;
  /** Seconds of audio pushed and not taken yet. */
  seconds = 0;
  readonly #hooks: Hooks;
  #chunks: { chunk: AudioChunk; seconds: number }[] = [];
  #waiters: Waiter[] = [];
  #started = false;
  #closed = false;
  #error: Error | undefined;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<AudioChunk>> {
    if (!this.#started && !this.#closed) {
      this.#started = true;
      try {
        this.#hooks.start();
      } catch (error) {
        this.#closed = true;
        return Promise.reject(error as Error);
      }
    }
    const head = this.#chunks.shift();
    if (head) {
      this.bytes -= head.chunk.audio.length;
      this.seconds -= head.seconds;
      this.#hooks.taken();
      return Promise.resolve({ done: false, value: head.chunk });
    }
    if (this.#error) {
      const error = this.#error;
      this.#error = undefined;
      return Promise.reject(error);
    }
    if (this.#closed) return Promise.resolve(done);
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<AudioChunk>> {
    if (!this.#closed && this.#started) this.#hooks.stopped();
    this.discard();
    return Promise.resolve(done);
  }

  /** @param seconds of audio in the chunk */
  push(chunk: AudioChunk, seconds: number): void {
    if (this.#closed) return;
    const waiter = this.#waiters.shift();
    if (waiter) {
      waiter.resolve({ done: false, value: chunk });
      return;
    }
    this.#chunks.push({ chunk, seconds });
    this.bytes += chunk.audio.length;
    this.seconds += seconds;
  }

  /** No more chunks come; those pushed can still be taken, and after them the error if there is one. */
  end(error?: Error): void {
    if (this.#closed) return;
    this.#closed = true;
    const [first, ...others] = this.#waiters;
    this.#waiters = [];
    if (first && error) first.reject(error);
    else {
      first?.resolve(done);
      this.#error = error;
    }
    for (const waiter of others) waiter.resolve(done);
  }

  /** Ends at once and forgets what was not taken. */
  discard(): void {
    this.#chunks = [];
    this.bytes = 0;
    this.seconds = 0;
    this.end();
    this.#error = undefined;
  }
}
