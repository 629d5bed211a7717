/** One place for a worker thread. When the thread dies or hangs, another takes the place. */
import { Worker } from 'node:worker_threads';
import type { FromWorker, TaskMessage, WorkerSetup } from './espeak-messages.ts';
import type { Part } from './speech-stream.ts';

interface Hooks {
  ready(about: { version: string; voices: number }): void;
  /** Of a stretch; after any but `audio` the slot is free. */
  message(part: Part, message: TaskMessage): void;
  /** The thread is gone; `lost` is the stretch it was at. */
  died(lost: Part | undefined, reason: string): void;
}

/** Milliseconds for loading; more than a task gets, as the disk may be cold. */
const startMs = 60_000;
const longestRetryMs = 30_000;

export class WorkerSlot {
  started = false;
  ready = false;
  /** The stretch the thread is at. */
  running: Part | undefined;
  /** Starts that failed in a row. */
  failures = 0;
  readonly #url: URL;
  readonly #hangMs: number;
  readonly #hooks: Hooks;
  readonly #cancel = new Int32Array(new SharedArrayBuffer(4));
  #thread: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: URL, hangMs: number, hooks: Hooks) {
    this.#url = url;
    this.#hangMs = hangMs;
    this.#hooks = hooks;
  }

  get free(): boolean {
    return this.ready && !this.running;
  }

  run(part: Part): void {
    this.running = part;
    this.#watch(this.#hangMs);
    this.#thread?.postMessage(part.task);
  }

  /** Stops the running stretch at its next 100 ms. */
  cancel(): void {
    if (this.running) Atomics.store(this.#cancel, 0, this.running.task.id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.ready = false;
    clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  #watch(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(`gave no sign for ${ms} ms`), ms);
  }

  /** Begins to load a thread, unless that has happened. */
  start(): void {
    if (!this.started) this.#load();
    this.started = true;
  }

  #load(): void {
    if (this.#closed) return;
    const setup: WorkerSetup = { cancel: this.#cancel };
    const thread = new Worker(this.#url, {
      workerData: setup,
      name: 'espeak',
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    this.#thread = thread;
    const mine = (act: () => void) => () => this.#thread === thread && act();
    thread.on('message', (message: FromWorker) => mine(() => this.#heard(message))());
    thread.on('error', (error: Error) => mine(() => this.#lost(error.message))());
    thread.on('exit', (code) => mine(() => this.#lost(`exited with code ${code}`))());
    this.#watch(startMs);
  }

  #heard(message: FromWorker): void {
    if (message.kind === 'audio') this.#timer?.refresh();
    else clearTimeout(this.#timer);
    if (message.kind === 'ready') {
      this.ready = true;
      this.failures = 0;
      this.#hooks.ready(message);
      return;
    }
    const part = this.running;
    if (message.kind !== 'audio') this.running = undefined;
    if (part) this.#hooks.message(part, message);
  }

  #lost(reason: string): void {
    clearTimeout(this.#timer);
    const part = this.running;
    if (!this.ready) this.failures += 1;
    void this.#thread?.terminate();
    this.#thread = undefined;
    this.running = undefined;
    // One that dies while loading will likely do so again: not in a tight loop.
    if (this.ready) this.#load();
    else this.#timer = setTimeout(() => this.#load(), Math.min(longestRetryMs, 250 * 2 ** this.failures));
    this.ready = false;
    this.#hooks.died(part, reason);
  }
}
