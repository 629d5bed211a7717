/** The workers of all engines, and whose stretch each speaks next. */
import type { TaskMessage } from './messages.ts';
import { PieceQueue } from './audio-chunk-queue.ts';
import { SpeechBusy, SpeechFailed } from '../port.ts';
import type { EngineName, SpeechOrder, SpeechPiece } from '../port.ts';
import { SpeechSlot } from './worker-slot.ts';
import type { SlotOptions } from './worker-slot.ts';
import { SpeechStream } from './speech-stream.ts';
import type { Part } from './speech-stream.ts';

/** Failed starts in a row of every worker of an engine after which speeches are refused instead of waiting. */
const hopeless = 2;

/** Milliseconds that stretches wait for a worker before another is loaded for them. */
const lastingMs = 200;

export interface PoolOptions {
  slots: SlotOptions[];
  /** Speeches begun and not ended; one more is refused. */
  maxQueued: number;
  /** Milliseconds after the first engine's start before the others' workers are loaded, unless they are wanted earlier. */
  laterMs: number;
}

export class SpeechPool {
  readonly #slots: SpeechSlot[];
  readonly #options: PoolOptions;
  /** Speeches begun and not ended, each with what ends its listening for the abort. */
  readonly #streams = new Map<SpeechStream, () => void>();
  /** Voices of the engines that have started. */
  readonly #voices = new Map<EngineName, number>();
  #curious: { engine: EngineName; resolve(): void; reject(error: Error): void }[] = [];
  /** When stretches began to wait for a worker of an engine, as `performance.now()` tells. */
  readonly #wantedSince = new Map<EngineName, number>();
  #later: NodeJS.Timeout | undefined;
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    const hooks = {
      ready: (slot: SpeechSlot, voices: number) => this.#ready(slot, voices),
      message: (part: Part, message: TaskMessage) => this.#tell(part, (stream) => stream.heard(part, message)),
      died: (slot: SpeechSlot, lost: Part | undefined, reason: string) => this.#died(slot, lost, reason),
    };
    this.#slots = options.slots.map((slot) => new SpeechSlot(slot, hooks));
    this.#startNext();
  }

  speak(order: SpeechOrder, signal: AbortSignal): AsyncIterable<SpeechPiece> {
    let stream: SpeechStream | undefined;
    const queue: PieceQueue = new PieceQueue({
      start: () => (stream = this.#begin(order, signal, queue)),
      taken: () => this.#dispatch(),
      stopped: () => stream && this.#stop(stream),
    });
    return queue;
  }

  /** Voices and workers of an engine, once it has started. @throws SpeechFailed when it does not. */
  async describe(engine: EngineName): Promise<{ voices: number; workers: number }> {
    if (!this.#voices.has(engine)) {
      this.#refuseIfHopeless(engine);
      this.#need(engine);
      await new Promise<void>((resolve, reject) => this.#curious.push({ engine, resolve, reject }));
    }
    return { voices: this.#voices.get(engine) ?? 0, workers: this.#of(engine).length };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#later);
    this.#failAll(() => true, 'the engine was closed');
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #of(engine: EngineName): SpeechSlot[] {
    return this.#slots.filter((slot) => slot.engine === engine);
  }

  /** One after the other: loading together, each would be ready only when all are. The first engine's come first. */
  #startNext(): void {
    const next = this.#slots.find((slot) => !slot.started && !slot.isReserve);
    if (!next || this.#later) return;
    const first = this.#slots[0]?.engine;
    if (next.engine === first || this.#slots.some((slot) => slot.started && slot.engine === next.engine)) next.start();
    else
      this.#later = setTimeout(
        () => ((this.#later = undefined), this.#need(next.engine)),
        this.#options.laterMs,
      ).unref();
  }

  /** Somebody waits for that engine: one worker more is loaded, unless one is about to be ready. */
  #need(engine: EngineName): void {
    const slots = this.#of(engine);
    if (slots.some((slot) => slot.started && !slot.ready)) return;
    slots.find((slot) => !slot.started)?.start();
  }

  #begin(order: SpeechOrder, signal: AbortSignal, queue: PieceQueue): SpeechStream | undefined {
    if (signal.aborted) {
      queue.discard();
      return undefined;
    }
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (this.#streams.size >= this.#options.maxQueued)
      throw new SpeechBusy(`${this.#options.maxQueued} speeches are under way`);
    const stream = new SpeechStream(order, queue, this.#nextId());
    for (const engine of stream.engines) this.#refuseIfHopeless(engine);
    const aborted = () => this.#stop(stream);
    signal.addEventListener('abort', aborted, { once: true });
    this.#streams.set(stream, () => signal.removeEventListener('abort', aborted));
    if (stream.over) this.#finish(stream);
    this.#dispatch();
    return stream;
  }

  #nextId(): number {
    return (this.#ids = (this.#ids % 0x7fffffff) + 1);
  }

  #isHopeless(engine: EngineName): boolean {
    return this.#of(engine).every((slot) => slot.failures >= hopeless || (slot.isReserve && !slot.ready));
  }

  #refuseIfHopeless(engine: EngineName): void {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (this.#isHopeless(engine)) throw new SpeechFailed(`${engine} does not start`);
  }

  /** Gives every free worker a stretch of the speech whose turn it is. */
  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.free) continue;
      const chosen = this.#chosen(slot.engine);
      if (!chosen) continue;
      chosen.turn = this.#nextId();
      slot.run(chosen.take(chosen.turn));
    }
    this.#enlarge();
  }

  /** Loads a worker more for engines that somebody waits for: the first one at once, others when the wait lasts. */
  #enlarge(): void {
    for (const engine of new Set(this.#slots.map((slot) => slot.engine))) {
      if (this.#closed || !this.#chosen(engine)) this.#wantedSince.delete(engine);
      else {
        const since = this.#wantedSince.get(engine) ?? performance.now();
        this.#wantedSince.set(engine, since);
        const isStarted = this.#of(engine).some((slot) => slot.started);
        if (!isStarted || performance.now() - since > lastingMs) this.#need(engine);
      }
    }
  }

  #chosen(engine: EngineName): SpeechStream | undefined {
    let chosen: SpeechStream | undefined;
    for (const stream of this.#streams.keys())
      if (stream.wants(engine) && (!chosen || stream.isBefore(chosen))) chosen = stream;
    return chosen;
  }

  #ready(slot: SpeechSlot, voices: number): void {
    this.#voices.set(slot.engine, voices);
    const satisfied = this.#curious.filter(({ engine }) => engine === slot.engine);
    this.#curious = this.#curious.filter(({ engine }) => engine !== slot.engine);
    for (const { resolve } of satisfied) resolve();
    this.#startNext();
    this.#dispatch();
  }

  /** Passes on what became of a stretch, unless nobody listens any more. */
  #tell({ stream }: Part, news: (stream: SpeechStream) => void): void {
    if (this.#streams.has(stream)) {
      try {
        news(stream);
        if (stream.over) this.#finish(stream);
      } catch (error) {
        this.#finish(stream, error as Error);
      }
    }
    this.#dispatch();
  }

  #finish(stream: SpeechStream, error?: Error): void {
    this.#forget(stream);
    stream.queue.end(error);
  }

  /** Nobody listens any more. */
  #stop(stream: SpeechStream): void {
    if (!this.#streams.has(stream)) return;
    this.#forget(stream);
    stream.queue.discard();
    this.#dispatch();
  }

  #forget(stream: SpeechStream): void {
    this.#streams.get(stream)?.();
    this.#streams.delete(stream);
    for (const slot of this.#slots) if (slot.running?.stream === stream) slot.cancel();
  }

  #died(slot: SpeechSlot, lost: Part | undefined, reason: string): void {
    const { engine } = slot;
    this.#startNext();
    if (lost) this.#tell(lost, (stream) => stream.failed(lost, `the ${engine} worker ${reason}`));
    if (this.#isHopeless(engine)) this.#failAll((one) => one === engine, `${engine} does not start: ${reason}`);
  }

  #failAll(isLost: (engine: EngineName) => boolean, reason: string): void {
    for (const stream of [...this.#streams.keys()])
      if (this.#closed || [...stream.engines].some(isLost)) this.#finish(stream, new SpeechFailed(reason));
    const failed = this.#curious.filter(({ engine }) => isLost(engine));
    this.#curious = this.#curious.filter(({ engine }) => !isLost(engine));
    for (const { reject } of failed) reject(new SpeechFailed(reason));
  }
}
