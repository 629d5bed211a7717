/** The speech port with espeak-ng: worker threads, and the order in which they do what. */
import type { FromWorker, Task } from './espeak-messages.ts';
import { nativeRate } from './espeak-messages.ts';
import { PieceQueue } from './piece-queue.ts';
import { SpeechBusy, SpeechFailed } from './port.ts';
import type { Speech, SpeechOrder, SpeechPiece } from './port.ts';
import { cutText } from './sentences.ts';
import type { Stretch } from './sentences.ts';
import { engineSettings } from './espeak-settings.ts';
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

/** What may lie unread before a speech waits for its consumer; the stretch that crosses the line is still finished. */
const aheadBytes = 1 << 20;
const aheadSeconds = 30;
/** Failed starts in a row of every worker after which speeches are refused instead of waiting. */
const hopeless = 2;

/** One speech on its way. */
interface Stream {
  id: number;
  order: SpeechOrder;
  stretches: Stretch[];
  /** Index of the stretch that is next to be sent. */
  next: number;
  /** Native samples of the stretches that are finished. */
  samples: number;
  /** Native samples told of so far, the running stretch included. */
  told: number;
  /** The worker that holds its encoder, once there is one. */
  slot?: WorkerSlot;
  /** When it was last served, or arrived; the smallest is next. */
  turn: number;
  queue: PieceQueue;
  stopListening(): void;
}

export function createEspeak(options: EspeakOptions = {}): Speech {
  return new Espeak(options);
}

class Espeak implements Speech {
  readonly #slots: WorkerSlot[];
  readonly #maxQueued: number;
  readonly #streams = new Map<number, Stream>();
  #about: { version: string; voices: number } | undefined;
  #curious: { resolve(): void; reject(error: Error): void }[] = [];
  #ids = 0;
  #turns = 0;
  #closed = false;

  constructor(options: EspeakOptions) {
    this.#maxQueued = options.maxQueued ?? 64;
    const url = options.workerUrl ?? new URL('./espeak.worker.ts', import.meta.url);
    const hooks = {
      message: (slot: WorkerSlot, message: FromWorker) => this.#heard(slot, message),
      died: (slot: WorkerSlot, lost: Task | undefined, reason: string) => this.#died(slot, lost, reason),
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
    let stream: Stream | undefined;
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

  #begin(order: SpeechOrder, signal: AbortSignal, queue: PieceQueue): Stream | undefined {
    if (signal.aborted) {
      queue.discard();
      return undefined;
    }
    this.#refuseIfHopeless();
    if (this.#streams.size >= this.#maxQueued) throw new SpeechBusy(`${this.#maxQueued} speeches are under way`);
    const id = (this.#ids = (this.#ids % 0x7fffffff) + 1);
    const stretches = cutText(order.text);
    const aborted = () => this.#stop(stream);
    const stopListening = () => signal.removeEventListener('abort', aborted);
    const turn = ++this.#turns;
    const stream: Stream = { id, order, stretches, next: 0, samples: 0, told: 0, turn, queue, stopListening };
    signal.addEventListener('abort', aborted, { once: true });
    this.#streams.set(id, stream);
    if (stretches.length === 0) this.#finish(stream);
    this.#dispatch();
    return stream;
  }

  #refuseIfHopeless(): void {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (this.#slots.every((slot) => slot.failures >= hopeless)) throw new SpeechFailed('espeak-ng does not start');
  }

  /** Gives every free worker the stretch of the speech that has waited longest and is not too far ahead. */
  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.free) continue;
      let chosen: Stream | undefined;
      for (const stream of this.#streams.values()) {
        if (stream.next >= stream.stretches.length || (stream.slot && stream.slot !== slot)) continue;
        if (stream.queue.bytes >= aheadBytes || stream.queue.seconds >= aheadSeconds) continue;
        if (!chosen || stream.turn < chosen.turn) chosen = stream;
      }
      if (chosen) this.#send(chosen, slot);
    }
  }

  #send(stream: Stream, slot: WorkerSlot): void {
    const stretch = stream.stretches[stream.next];
    if (!stretch) return;
    stream.slot = slot;
    stream.next += 1;
    slot.run({
      kind: 'speak',
      stream: stream.id,
      text: stretch.text,
      pause: stretch.pause,
      more: stream.next < stream.stretches.length,
      settings: engineSettings(stream.order),
      format: stream.order.format,
      offset: stream.samples,
    });
  }

  #heard(slot: WorkerSlot, message: FromWorker): void {
    if (message.kind === 'ready') {
      this.#about = message;
      for (const { resolve } of this.#curious.splice(0)) resolve();
      this.#startNext();
    } else {
      const stream = this.#streams.get(message.stream);
      if (!stream) {
        if (message.kind !== 'audio') slot.drop(message.stream);
      } else if (message.kind === 'refused') {
        this.#finish(stream, new SpeechFailed(message.reason));
        slot.drop(message.stream);
      } else this.#deliver(stream, message);
    }
    if (message.kind !== 'audio') this.#dispatch();
  }

  #deliver(stream: Stream, message: Extract<FromWorker, { kind: 'audio' | 'end' }>): void {
    const made = stream.samples + message.samples;
    const piece: SpeechPiece = { audio: message.audio, seconds: made / nativeRate };
    const seconds = (made - stream.told) / nativeRate;
    stream.told = made;
    if (message.kind === 'end') {
      if (message.alignment) piece.alignment = message.alignment;
      if (message.warning) piece.warning = message.warning;
      stream.samples = made;
      // Served last, so now behind everyone who came meanwhile.
      stream.turn = ++this.#turns;
    }
    stream.queue.push(piece, seconds);
    if (message.kind === 'end' && stream.next >= stream.stretches.length) this.#finish(stream);
  }

  /** The worker has already forgotten the stream, or never knew it. */
  #finish(stream: Stream, error?: Error): void {
    this.#streams.delete(stream.id);
    stream.stopListening();
    stream.queue.end(error);
  }

  /** Nobody listens any more. */
  #stop(stream: Stream): void {
    if (!this.#streams.delete(stream.id)) return;
    stream.stopListening();
    stream.queue.discard();
    stream.slot?.drop(stream.id);
    this.#dispatch();
  }

  #died(slot: WorkerSlot, lost: Task | undefined, reason: string): void {
    this.#startNext();
    const stream = lost && this.#streams.get(lost.stream);
    if (stream) this.#finish(stream, new SpeechFailed(`espeak-ng worker ${reason}`));
    // The others find their way to the replacement with their next stretch. Those not begun may go anywhere.
    for (const other of this.#streams.values()) if (other.slot === slot && other.samples === 0) delete other.slot;
    if (this.#slots.every(({ failures }) => failures >= hopeless)) this.#failAll('espeak-ng does not start: ' + reason);
  }

  #failAll(reason: string): void {
    for (const stream of [...this.#streams.values()]) this.#finish(stream, new SpeechFailed(reason));
    for (const { reject } of this.#curious.splice(0)) reject(new SpeechFailed(reason));
  }
}
