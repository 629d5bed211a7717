/** The workers of one engine, and what became of those that it had. */
import type { SpeechEngine, WorkerPolicy } from '../engines/engine.ts';
import type { EngineState } from '../port.ts';
import { SpeedMeter } from './speed-meter.ts';
import type { StartWorker } from './transports.ts';
import { WorkerSlot, type SlotHooks } from './worker-slot.ts';

/** Failed starts in a row of every worker after which speeches are refused instead of waiting. */
const maxFailedStarts = 2;
/** Milliseconds after which a lazy engine that did not start is tried again, when somebody asks for it. */
const retryAfterMs = 30_000;
/** Milliseconds that chunks wait for a worker before another is loaded for them. */
const scaleUpAfterMs = 200;

export interface WorkerOptions {
  /** Milliseconds that a worker may be silent during a chunk before it is replaced. */
  hangMs: number;
  /** Milliseconds without work after which a worker that was started under load ends. */
  reserveIdleMs: number;
  /** Whether the memory allows for a worker more. */
  makeRoom?(workers: EngineWorkers): boolean;
}

export class EngineWorkers {
  readonly engine: SpeechEngine;
  readonly slots: readonly WorkerSlot[];
  readonly #hasRoom: () => boolean;
  /** Voices of the engine, once it is known. */
  voices: number | undefined;
  /** When chunks began to wait for a worker, by `performance.now()`. */
  #waitingSince: number | undefined;
  readonly #meter = new SpeedMeter();
  /** The most that a process of it held. */
  #peakBytes = 0;
  #restarts = 0;
  #lastFailure: EngineState['lastFailure'];
  #loadingSince = 0;
  #loadMs: number | undefined;
  /** Starts that failed in a row, and when the last of them did. */
  #failedStarts = 0;
  #failedAt = 0;

  constructor(engine: SpeechEngine, { hangMs, reserveIdleMs, makeRoom = () => true }: WorkerOptions, hooks: SlotHooks) {
    this.engine = engine;
    this.#hasRoom = () => makeRoom(this);
    this.voices = engine.voices;
    const { policy = {}, startWorker, name } = engine;
    const start: StartWorker = (slotHooks) => ((this.#loadingSince = performance.now()), startWorker(slotHooks));
    this.slots = Array.from({ length: engine.workers }, (_, i) => {
      const isReserve = i > 0;
      const idleMs = policy.idleMs ?? (isReserve && !policy.isLazy ? reserveIdleMs : undefined);
      return new WorkerSlot(
        {
          ...{ engine: name, start, isReserve, isLazy: policy.isLazy === true, hangMs: policy.hangMs ?? hangMs },
          meter: this.#meter,
          ...(policy.startMs === undefined ? {} : { startMs: policy.startMs }),
          ...(idleMs === undefined ? {} : { idleMs }),
        },
        hooks,
      );
    });
  }

  get name(): string {
    return this.engine.name;
  }

  get isLazy(): boolean {
    return this.engine.policy?.isLazy === true;
  }

  get memory(): WorkerPolicy['memory'] {
    return this.engine.policy?.memory;
  }

  /** What a process of it will hold, as far as anybody knows. */
  get expectedBytes(): number {
    return this.#peakBytes || (this.memory?.expectedBytes ?? 0);
  }

  /** Chunks wait for a worker of it. */
  get isAwaited(): boolean {
    return this.#waitingSince !== undefined;
  }

  get lastFailure(): EngineState['lastFailure'] {
    return this.#lastFailure;
  }

  /** Speeches are refused then, because they would wait for nothing. */
  get cannotStart(): boolean {
    if (!this.isLazy)
      return this.slots.every((slot) => slot.failures >= maxFailedStarts || (slot.isReserve && !slot.isReady));
    if (this.slots.length === 0) return true;
    if (this.slots.some((slot) => slot.isReady)) return false;
    return this.#failedStarts >= maxFailedStarts && performance.now() - this.#failedAt < retryAfterMs;
  }

  /** Loads one worker more, unless one is about to be ready, or there is no room for it. */
  startAnother(): void {
    if (this.slots.some((slot) => slot.isStarted && !slot.isReady)) return;
    const slot = this.slots.find((one) => !one.isStarted);
    if (slot && this.#hasRoom()) slot.start();
  }

  /** Forgets that it did not start, because somebody asks for another attempt. */
  allowRetry(): void {
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  /** Chunks wait for a worker: the first one is loaded at once, another when the wait lasts. */
  scaleUp(): void {
    this.#waitingSince ??= performance.now();
    const isStarted = this.slots.some((slot) => slot.isStarted);
    const patience = this.engine.policy?.scaleUpMs ?? scaleUpAfterMs;
    if (!isStarted || performance.now() - this.#waitingSince >= patience) this.startAnother();
  }

  stopWaiting(): void {
    this.#waitingSince = undefined;
  }

  /** A process of it was seen to hold so much. */
  measured(bytes: number): void {
    this.#peakBytes = Math.max(this.#peakBytes, bytes);
  }

  becameReady(voices: number): void {
    this.#loadMs = performance.now() - this.#loadingSince;
    this.voices = voices;
    this.#failedStarts = 0;
  }

  died(reason: string, wasReady: boolean): void {
    this.#lastFailure = { reason, at: new Date() };
    this.#restarts += 1;
    if (wasReady) return;
    this.#failedStarts += 1;
    this.#failedAt = performance.now();
  }

  state(queued: number): EngineState {
    const { firstByteMs, realTimeFactor } = this.#meter;
    const resident = this.slots.flatMap(({ residentBytes }) => residentBytes ?? []);
    const count = (isCounted: (slot: WorkerSlot) => boolean) => this.slots.filter(isCounted).length;
    return {
      engine: this.name,
      idle: count((slot) => slot.isFree),
      busy: count((slot) => slot.isReady && !slot.isFree),
      starting: count((slot) => slot.isStarted && !slot.isReady),
      off: count((slot) => !slot.isStarted),
      restarts: this.#restarts,
      status: this.#status(),
      queued,
      ...(firstByteMs === undefined ? {} : { firstByteMs }),
      ...(realTimeFactor === undefined ? {} : { realTimeFactor }),
      ...(this.#loadMs === undefined ? {} : { loadMs: this.#loadMs }),
      ...(resident.length === 0 ? {} : { residentBytes: resident.reduce((sum, bytes) => sum + bytes, 0) }),
      ...(this.#lastFailure ? { lastFailure: this.#lastFailure } : {}),
      ...(this.engine.health ? { remote: this.engine.health() } : {}),
    };
  }

  #status(): EngineState['status'] {
    if (this.slots.some((slot) => slot.isReady)) return 'ready';
    if (this.isLazy ? this.#failedStarts >= maxFailedStarts : this.cannotStart) return 'failed';
    return this.slots.some((slot) => slot.isStarted) ? 'loading' : 'asleep';
  }

  async close(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.close()));
  }
}
