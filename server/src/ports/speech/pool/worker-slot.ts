/** A place for one worker. When the worker dies or hangs, another one is loaded in its place. */
import type { SynthesisMessage } from './messages.ts';
import type { PendingChunk } from './pending-chunk.ts';
import type { ChunkMeter, SpeedMeter } from './speed-meter.ts';
import type { StartWorker, Transport } from './transports.ts';

export interface SlotHooks {
  ready(slot: WorkerSlot, voices: number): void;
  /** A message about a chunk; after any kind but `audio` the slot is free. */
  message(pending: PendingChunk, message: SynthesisMessage): void;
  /** The worker is gone; `lost` is the chunk that it spoke. */
  died(slot: WorkerSlot, lost: PendingChunk | undefined, reason: string, wasReady: boolean): void;
}

export interface SlotOptions {
  engine: string;
  start: StartWorker;
  /** It is loaded only when the others are busy. */
  isReserve: boolean;
  /** It is loaded when it is needed, and a worker that died is not replaced before. */
  isLazy: boolean;
  /** Milliseconds the worker may be silent at a chunk before it is replaced. */
  hangMs: number;
  /** Milliseconds that loading may take; a minute by default, because the disk may be cold. */
  startMs?: number;
  /** Measures the chunks of all workers of the engine. */
  meter: SpeedMeter;
  /** Milliseconds without work after which the worker ends, until it is needed again. Absent: it stays. */
  idleMs?: number;
}

const defaultStartMs = 60_000;
const maxRetryMs = 30_000;

export class WorkerSlot {
  readonly engine: string;
  isStarted = false;
  isReady = false;
  /** The chunk that the worker speaks. */
  running: PendingChunk | undefined;
  /** Starts that failed in a row. */
  failures = 0;
  /** By `performance.now()`: when the worker was ready, and when it last had work. */
  readySince = 0;
  lastUsedAt = 0;
  /** What its process held when it was last asked. */
  residentBytes: number | undefined;
  readonly #options: SlotOptions;
  readonly #hooks: SlotHooks;
  #worker: Transport | undefined;
  #timer: NodeJS.Timeout | undefined;
  #chunk: ChunkMeter | undefined;
  #closed = false;

  constructor(options: SlotOptions, hooks: SlotHooks) {
    this.engine = options.engine;
    this.#options = options;
    this.#hooks = hooks;
  }

  get isFree(): boolean {
    return this.isReady && !this.running;
  }

  get isReserve(): boolean {
    return this.#options.isReserve;
  }

  /** The process that the worker has for itself. */
  get pid(): number | undefined {
    return this.#worker?.pid;
  }

  run(pending: PendingChunk): void {
    this.running = pending;
    this.#chunk = this.#options.meter.begin(pending.task.isOpening);
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

  /** Ends the worker, which has no work, until it is needed again. */
  unload(): void {
    this.isStarted = false;
    void this.#stop();
  }

  /** Ends the worker as if it had died. */
  end(reason: string): void {
    if (this.#worker) this.#loseWorker(reason);
  }

  async #stop(): Promise<void> {
    this.isReady = false;
    this.residentBytes = undefined;
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
    this.#timer = setTimeout(() => this.unload(), idleMs).unref();
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
    this.#watch(this.#options.startMs ?? defaultStartMs);
  }

  #becomeReady(voices: number): void {
    this.isReady = true;
    this.failures = 0;
    this.readySince = performance.now();
    this.lastUsedAt = this.readySince;
    this.#startIdleTimer();
    this.#hooks.ready(this, voices);
  }

  #receive(message: SynthesisMessage): void {
    const pending = this.running;
    if (message.kind !== 'refused') this.#chunk?.add(message.samples.length / message.rate);
    if (message.kind === 'audio') this.#timer?.refresh();
    else {
      if (message.kind === 'end') this.#chunk?.end();
      this.lastUsedAt = performance.now();
      this.running = undefined;
      this.#startIdleTimer();
    }
    if (pending) this.#hooks.message(pending, message);
  }

  #loseWorker(reason: string): void {
    clearTimeout(this.#timer);
    const pending = this.running;
    const wasReady = this.isReady;
    if (!wasReady) this.failures += 1;
    void this.#worker?.stop();
    this.#worker = undefined;
    this.running = undefined;
    this.isReady = false;
    this.residentBytes = undefined;
    // A worker that dies while loading will likely die again, so the next one waits longer and longer.
    if (this.#options.isLazy) this.isStarted = false;
    else if (wasReady) this.#load();
    else this.#timer = setTimeout(() => this.#load(), Math.min(maxRetryMs, 250 * 2 ** this.failures));
    this.#hooks.died(this, pending, reason, wasReady);
  }
}
