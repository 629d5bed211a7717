/** A place for one worker. When the worker dies or hangs, another one is loaded in its place. */
import type { SynthesisMessage } from './messages.ts';
import type { PendingChunk } from './pending-chunk.ts';
import type { StartWorker, Transport } from './transports.ts';

export interface SlotHooks {
  ready(slot: WorkerSlot, voices: number): void;
  /** A message about a chunk; after any kind but `audio` the slot is free. */
  message(pending: PendingChunk, message: SynthesisMessage): void;
  /** The worker is gone; `lost` is the chunk that it spoke. */
  died(slot: WorkerSlot, lost: PendingChunk | undefined, reason: string): void;
}

export interface SlotOptions {
  engine: string;
  start: StartWorker;
  /** Milliseconds the worker may be silent at a chunk before it is replaced. */
  hangMs: number;
  /** Milliseconds without work after which the worker ends, until it is needed again. Absent: it stays. */
  idleMs?: number;
}

/** Milliseconds that loading may take; more than a chunk, because the disk may be cold. */
const startMs = 60_000;
const maxRetryMs = 30_000;

export class WorkerSlot {
  readonly engine: string;
  isStarted = false;
  isReady = false;
  /** The chunk that the worker speaks. */
  running: PendingChunk | undefined;
  /** Starts that failed in a row. */
  failures = 0;
  readonly #options: SlotOptions;
  readonly #hooks: SlotHooks;
  #worker: Transport | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SlotOptions, hooks: SlotHooks) {
    this.engine = options.engine;
    this.#options = options;
    this.#hooks = hooks;
  }

  get isFree(): boolean {
    return this.isReady && !this.running;
  }

  /** A reserve is loaded when the others are busy, and ends when it has no more work. */
  get isReserve(): boolean {
    return this.#options.idleMs !== undefined;
  }

  run(pending: PendingChunk): void {
    this.running = pending;
    this.#watch(this.#options.hangMs);
    this.#worker?.send(pending.task);
  }

  /** Stops the chunk under way, which nobody wants any more. */
  cancel(): void {
    if (this.running) this.#worker?.cancel(this.running.task.id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#stop();
  }

  /** Begins to load a worker, unless that has happened. */
  start(): void {
    if (this.isStarted || this.#closed) return;
    this.isStarted = true;
    this.#load();
  }

  async #stop(): Promise<void> {
    this.isReady = false;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.stop();
  }

  #watch(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#loseWorker(`gave no sign for ${ms} ms`), ms);
  }

  #startIdleTimer(): void {
    clearTimeout(this.#timer);
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    this.#timer = setTimeout(() => {
      this.isStarted = false;
      void this.#stop();
    }, idleMs).unref();
  }

  #load(): void {
    if (this.#closed) return;
    const ifMine = (act: () => void) => this.#worker === mine && act();
    const mine: Transport = this.#options.start({
      message: (message) =>
        ifMine(() => {
          if (message.kind === 'ready') this.#becomeReady(message.voices);
          else this.#receive(message);
        }),
      lost: (reason) => ifMine(() => this.#loseWorker(reason)),
    });
    this.#worker = mine;
    this.#watch(startMs);
  }

  #becomeReady(voices: number): void {
    this.isReady = true;
    this.failures = 0;
    this.#startIdleTimer();
    this.#hooks.ready(this, voices);
  }

  #receive(message: SynthesisMessage): void {
    const pending = this.running;
    if (message.kind === 'audio') this.#timer?.refresh();
    else {
      this.running = undefined;
      this.#startIdleTimer();
    }
    if (pending) this.#hooks.message(pending, message);
  }

  #loseWorker(reason: string): void {
    clearTimeout(this.#timer);
    const pending = this.running;
    if (!this.isReady) this.failures += 1;
    void this.#worker?.stop();
    this.#worker = undefined;
    this.running = undefined;
    // A worker that dies while loading will likely die again, so the next one waits longer and longer.
    if (this.isReady) this.#load();
    else this.#timer = setTimeout(() => this.#load(), Math.min(maxRetryMs, 250 * 2 ** this.failures));
    this.isReady = false;
    this.#hooks.died(this, pending, reason);
  }
}
