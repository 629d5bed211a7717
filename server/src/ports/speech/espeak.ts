/** The speech port with espeak-ng: worker threads, and whose stretch each speaks next. */
import type { TaskMessage } from './espeak-messages.ts';
import { PieceQueue } from './piece-queue.ts';
import { SpeechBusy, SpeechFailed } from './port.ts';
import type { Speech, SpeechOrder, SpeechPiece } from './port.ts';
import { cutText } from './sentences.ts';
import { SpeechStream } from './speech-stream.ts';
import type { Part } from './speech-stream.ts';
import { WorkerSlot } from './worker-slot.ts';

export interface EspeakOptions {
  /** Worker threads; 2 unless told. */
  workers?: number;
  /** Speeches begun and not ended; one more is refused. 64 unless told. */
  maxQueued?: number;
  /** Milliseconds a worker may be silent at a stretch before it is replaced; 10,000 unless told. */
  hangMs?: number;
  /** Another worker script, for tests of what goes wrong. */
  workerUrl?: URL;
}

/** Failed starts in a row of every worker after which speeches are refused instead of waiting. */
const hopeless = 2;

export function createEspeak(options: EspeakOptions = {}): Speech {
  return new Espeak(options);
}

class Espeak implements Speech {
  readonly #slots: WorkerSlot[];
  readonly #maxQueued: number;
  /** Speeches begun and not ended, each with what ends its listening for the abort. */
  readonly #streams = new Map<SpeechStream, () => void>();
  #about: { version: string; voices: number } | undefined;
  #curious: { resolve(): void; reject(error: Error): void }[] = [];
  #ids = 0;
  #closed = false;

  constructor(options: EspeakOptions) {
    this.#maxQueued = options.maxQueued ?? 64;
    const url = options.workerUrl ?? new URL('./espeak.worker.ts', import.meta.url);
    const hooks = {
      ready: (about: { version: string; voices: number }) => this.#ready(about),
      message: (part: Part, message: TaskMessage) => this.#tell(part, (stream) => stream.heard(part, message)),
      died: (lost: Part | undefined, reason: string) => this.#died(lost, `espeak-ng worker ${reason}`),
    };
    this.#slots = Array.from(
      { length: options.workers ?? 2 },
      () => new WorkerSlot(url, options.hangMs ?? 10_000, hooks),
    );
    this.#startNext();
    // The first use of the segmenter loads its rules.
    cutText('Hello there. How are you today?');
  }

  /** One after the other: loading together, each would be ready only when all are. */
  #startNext(): void {
    this.#slots.find((slot) => !slot.started)?.start();
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

  async describe() {
    if (!this.#about) {
      this.#refuseIfHopeless();
      await new Promise<void>((resolve, reject) => this.#curious.push({ resolve, reject }));
    }
    const { version, voices } = this.#about ?? { version: 'unknown', voices: 0 };
    return { engine: 'espeak-ng', version, voices, workers: this.#slots.length };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#failAll('the engine was closed');
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }

  #begin(order: SpeechOrder, signal: AbortSignal, queue: PieceQueue): SpeechStream | undefined {
    if (signal.aborted) {
      queue.discard();
      return undefined;
    }
    this.#refuseIfHopeless();
    if (this.#streams.size >= this.#maxQueued) throw new SpeechBusy(`${this.#maxQueued} speeches are under way`);
    const stream = new SpeechStream(order, queue, this.#nextId());
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

  #refuseIfHopeless(): void {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (this.#slots.every((slot) => slot.failures >= hopeless)) throw new SpeechFailed('espeak-ng does not start');
  }

  /** Gives every free worker a stretch of the speech whose turn it is. */
  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.free) continue;
      let chosen: SpeechStream | undefined;
      for (const stream of this.#streams.keys())
        if (stream.wants && (!chosen || stream.isBefore(chosen))) chosen = stream;
      if (!chosen) return;
      chosen.turn = this.#nextId();
      slot.run(chosen.take(chosen.turn));
    }
  }

  #ready(about: { version: string; voices: number }): void {
    this.#about = about;
    for (const { resolve } of this.#curious.splice(0)) resolve();
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

  #died(lost: Part | undefined, reason: string): void {
    this.#startNext();
    if (lost) this.#tell(lost, (stream) => stream.failed(lost, reason));
    if (this.#slots.every(({ failures }) => failures >= hopeless)) this.#failAll(`espeak-ng does not start: ${reason}`);
  }

  #failAll(reason: string): void {
    for (const stream of [...this.#streams.keys()]) this.#finish(stream, new SpeechFailed(reason));
    for (const { reject } of this.#curious.splice(0)) reject(new SpeechFailed(reason));
  }
}
