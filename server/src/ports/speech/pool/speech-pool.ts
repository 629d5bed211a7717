/** Holds the workers of all engines, and decides whose chunk each of them speaks next. */
import type { SynthesisMessage } from './messages.ts';
import { AudioChunkQueue } from './audio-chunk-queue.ts';
import { FairQueue } from '../../../kernel/fair-queue.ts';
import { SpeechBusy, SpeechFailed } from '../port.ts';
import type { AudioChunk, EngineState, SoundEncoder, SpeechInput } from '../port.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { openSoundEncoder } from '../codecs/sound-encoder.ts';
import type { SpeechEngine } from '../engines/engine.ts';
import { WorkerSlot } from './worker-slot.ts';
import type { SlotOptions } from './worker-slot.ts';
import { SpeechStream, type StreamHooks } from './speech-stream.ts';
import type { PendingChunk } from './pending-chunk.ts';
import { EncoderPool } from '../codecs/encoder-pool.ts';

/** Failed starts in a row of every worker of an engine after which speeches are refused instead of waiting. */
const maxFailedStarts = 2;

/** Threads that encode. Encoding a speech takes one of them, and two are as many as small machines have cores. */
const maxEncoders = 2;

/** Milliseconds that chunks wait for a worker before another is loaded for them. */
const scaleUpAfterMs = 200;

export interface PoolOptions {
  engines: readonly SpeechEngine[];
  slots: SlotOptions[];
  /** Speeches begun and not ended. One more is refused, unless its group has less than its share of them. */
  maxQueued: number;
  /** Milliseconds between the start of the first engine and of the others, unless a speech needs them earlier. */
  otherEnginesDelayMs: number;
}

export class SpeechPool {
  readonly #slots: WorkerSlot[];
  readonly #options: PoolOptions;
  /** Speeches begun and not ended, each with the function that removes its abort listener. */
  readonly #streams = new Map<SpeechStream, () => void>();
  readonly #turns = new FairQueue<SpeechStream>();
  /** The speech of each chunk that a worker was given. */
  readonly #streamOf = new WeakMap<PendingChunk, SpeechStream>();
  /** Voices of the engines that have started. */
  readonly #voices = new Map<string, number>();
  readonly #encoders = new EncoderPool(maxEncoders);
  readonly #streamHooks: StreamHooks;
  #awaitingStart: { engine: string; resolve(): void; reject(error: Error): void }[] = [];
  /** When chunks began to wait for a worker of an engine, by `performance.now()`. */
  readonly #waitingSince = new Map<string, number>();
  readonly #restarts = new Map<string, number>();
  #delayedStart: NodeJS.Timeout | undefined;
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    const hooks = {
      ready: (slot: WorkerSlot, voices: number) => this.#ready(slot, voices),
      message: (pending: PendingChunk, message: SynthesisMessage) => {
        this.#deliver(pending, (stream) => {
          if (message.kind !== 'audio') this.#turns.moveToEnd(stream, this.#nextId());
          stream.receive(pending, message);
        });
      },
      died: (slot: WorkerSlot, lost: PendingChunk | undefined, reason: string) => this.#died(slot, lost, reason),
    };
    this.#streamHooks = {
      openEncoder: this.#encoders.open,
      progressed: (stream) => {
        if (stream.isOver && this.#streams.has(stream)) this.#finish(stream);
        this.#dispatch();
      },
      failed: (stream, error) => {
        if (this.#streams.has(stream)) this.#finish(stream, error);
        this.#dispatch();
      },
    };
    this.#slots = options.slots.map((slot) => new WorkerSlot(slot, hooks));
    this.#startNext();
  }

  speak(input: SpeechInput, signal: AbortSignal): AsyncIterable<AudioChunk> {
    let stream: SpeechStream | undefined;
    const queue: AudioChunkQueue = new AudioChunkQueue({
      start: () => (stream = this.#begin(input, signal, queue)),
      taken: () => this.#dispatch(),
      stopped: () => stream && this.#stop(stream),
    });
    return queue;
  }

  /** Voices and workers of an engine, once it has started. @throws SpeechFailed when it does not. */
  async describe(engine: string): Promise<{ voices: number; workers: number }> {
    if (!this.#voices.has(engine)) {
      this.#refuseIfCannotStart(engine);
      this.#startAnother(engine);
      await new Promise<void>((resolve, reject) => this.#awaitingStart.push({ engine, resolve, reject }));
    }
    return { voices: this.#voices.get(engine) ?? 0, workers: this.#slotsOf(engine).length };
  }

  states(): EngineState[] {
    return [...new Set(this.#slots.map((slot) => slot.engine))].map((engine) => {
      const slots = this.#slotsOf(engine);
      const count = (isCounted: (slot: WorkerSlot) => boolean) => slots.filter(isCounted).length;
      return {
        engine,
        idle: count((slot) => slot.isFree),
        busy: count((slot) => slot.isReady && !slot.isFree),
        starting: count((slot) => slot.isStarted && !slot.isReady),
        off: count((slot) => !slot.isStarted),
        restarts: this.#restarts.get(engine) ?? 0,
      };
    });
  }

  /** Begins a file for sound that is there already. */
  openEncoder(format: AudioFormat): SoundEncoder {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    return openSoundEncoder(this.#encoders.open, format);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#delayedStart);
    this.#failAll(() => true, 'the engine was closed');
    await Promise.all([this.#encoders.close(), ...this.#slots.map((slot) => slot.close())]);
  }

  #slotsOf(engine: string): WorkerSlot[] {
    return this.#slots.filter((slot) => slot.engine === engine);
  }

  /** Starts workers one after the other, the first engine's first: those that load together are all ready late. */
  #startNext(): void {
    const next = this.#slots.find((slot) => !slot.isStarted && !slot.isReserve);
    if (!next || this.#delayedStart) return;
    const first = this.#slots[0]?.engine;
    if (next.engine === first || this.#slots.some((slot) => slot.isStarted && slot.engine === next.engine))
      next.start();
    else
      this.#delayedStart = setTimeout(
        () => ((this.#delayedStart = undefined), this.#startAnother(next.engine)),
        this.#options.otherEnginesDelayMs,
      ).unref();
  }

  /** Loads one worker more of an engine, unless one is about to be ready. */
  #startAnother(engine: string): void {
    const slots = this.#slotsOf(engine);
    if (slots.some((slot) => slot.isStarted && !slot.isReady)) return;
    slots.find((slot) => !slot.isStarted)?.start();
  }

  #begin(input: SpeechInput, signal: AbortSignal, queue: AudioChunkQueue): SpeechStream | undefined {
    if (signal.aborted) {
      queue.discard();
      return undefined;
    }
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (!this.#turns.hasRoom(input.group ?? '', this.#options.maxQueued))
      throw new SpeechBusy(`${this.#streams.size} speeches are under way`);
    const stream = new SpeechStream(input, this.#options.engines, queue, this.#nextId(), this.#streamHooks);
    try {
      for (const engine of stream.engines) this.#refuseIfCannotStart(engine);
    } catch (error) {
      stream.close();
      throw error;
    }
    const aborted = () => this.#stop(stream);
    signal.addEventListener('abort', aborted, { once: true });
    this.#streams.set(stream, () => signal.removeEventListener('abort', aborted));
    this.#turns.add(stream, stream.turn);
    if (stream.isOver) this.#finish(stream);
    this.#dispatch();
    return stream;
  }

  #nextId(): number {
    return (this.#ids = (this.#ids % 0x7fffffff) + 1);
  }

  #cannotStart(engine: string): boolean {
    return this.#slotsOf(engine).every((slot) => slot.failures >= maxFailedStarts || (slot.isReserve && !slot.isReady));
  }

  #refuseIfCannotStart(engine: string): void {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (this.#cannotStart(engine)) throw new SpeechFailed(`${engine} does not start`);
  }

  /** Gives every free worker a chunk of the speech whose turn it is. */
  #dispatch(): void {
    for (const slot of this.#slots) {
      if (!slot.isFree) continue;
      const chosen = this.#nextStreamFor(slot.engine);
      if (!chosen) continue;
      chosen.turn = this.#nextId();
      this.#turns.moveToEnd(chosen, chosen.turn);
      const chunk = chosen.beginNext(chosen.turn, slot.engine);
      this.#streamOf.set(chunk, chosen);
      slot.run(chunk);
    }
    this.#scaleUp();
  }

  /** Loads workers for engines that speeches wait for: the first one at once, another when the wait lasts. */
  #scaleUp(): void {
    for (const engine of new Set(this.#slots.map((slot) => slot.engine))) {
      if (this.#closed || !this.#nextStreamFor(engine)) this.#waitingSince.delete(engine);
      else {
        const since = this.#waitingSince.get(engine) ?? performance.now();
        this.#waitingSince.set(engine, since);
        const isStarted = this.#slotsOf(engine).some((slot) => slot.isStarted);
        if (!isStarted || performance.now() - since > scaleUpAfterMs) this.#startAnother(engine);
      }
    }
  }

  #nextStreamFor(engine: string): SpeechStream | undefined {
    return this.#turns.next((stream) => stream.canBeginWith(engine));
  }

  #ready(slot: WorkerSlot, voices: number): void {
    this.#voices.set(slot.engine, voices);
    const satisfied = this.#awaitingStart.filter(({ engine }) => engine === slot.engine);
    this.#awaitingStart = this.#awaitingStart.filter(({ engine }) => engine !== slot.engine);
    for (const { resolve } of satisfied) resolve();
    this.#startNext();
    this.#dispatch();
  }

  /** Passes on what became of a chunk, unless its speech was stopped. */
  #deliver(chunk: PendingChunk, deliver: (stream: SpeechStream) => void): void {
    const stream = this.#streamOf.get(chunk);
    if (stream && this.#streams.has(stream)) deliver(stream);
    this.#dispatch();
  }

  #finish(stream: SpeechStream, error?: Error): void {
    this.#remove(stream);
    stream.queue.end(error);
  }

  /** Ends a speech that nobody listens to any more. */
  #stop(stream: SpeechStream): void {
    if (!this.#streams.has(stream)) return;
    this.#remove(stream);
    stream.queue.discard();
    this.#dispatch();
  }

  #remove(stream: SpeechStream): void {
    this.#streams.get(stream)?.();
    this.#streams.delete(stream);
    stream.close();
    this.#turns.remove(stream);
    for (const slot of this.#slots) if (slot.running && this.#streamOf.get(slot.running) === stream) slot.cancel();
  }

  #died(slot: WorkerSlot, lost: PendingChunk | undefined, reason: string): void {
    const { engine } = slot;
    this.#restarts.set(engine, (this.#restarts.get(engine) ?? 0) + 1);
    this.#startNext();
    if (lost) this.#deliver(lost, (stream) => stream.lose(lost, `the ${engine} worker ${reason}`));
    if (this.#cannotStart(engine)) this.#failAll((one) => one === engine, `${engine} does not start: ${reason}`);
  }

  #failAll(isLost: (engine: string) => boolean, reason: string): void {
    for (const stream of [...this.#streams.keys()])
      if (this.#closed || [...stream.engines].some(isLost)) this.#finish(stream, new SpeechFailed(reason));
    const failed = this.#awaitingStart.filter(({ engine }) => isLost(engine));
    this.#awaitingStart = this.#awaitingStart.filter(({ engine }) => !isLost(engine));
    for (const { reject } of failed) reject(new SpeechFailed(reason));
  }
}
