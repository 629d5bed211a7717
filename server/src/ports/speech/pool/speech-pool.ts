/** Holds the workers of all engines, and decides whose chunk each of them speaks next. */
import { AudioChunkQueue } from './audio-chunk-queue.ts';
import { FairQueue } from '../../../kernel/fair-queue.ts';
import { SpeechBusy, SpeechFailed } from '../port.ts';
import type { AudioChunk, EngineState, SoundEncoder, SpeechInput } from '../port.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { openSoundEncoder } from '../codecs/sound-encoder.ts';
import type { SpeechEngine } from '../engines/engine.ts';
import { MemoryLimit, type MemoryLimitOptions } from './memory-limit.ts';
import { EngineWorkers, type WorkerOptions } from './engine-workers.ts';
import type { SlotHooks, WorkerSlot } from './worker-slot.ts';
import { SpeechStream, type StreamHooks } from './speech-stream.ts';
import type { PendingChunk } from './pending-chunk.ts';
import { EncoderPool } from '../codecs/encoder-pool.ts';

/** Threads that encode. Encoding a speech takes one of them, and two are as many as small machines have cores. */
const maxEncoders = 2;

export interface PoolOptions extends Omit<WorkerOptions, 'makeRoom'> {
  /** What the processes of all models may hold together. Absent: no limit. */
  memory?: MemoryLimitOptions | undefined;
  engines: readonly SpeechEngine[];
  /** Speeches begun and not ended. One more is refused, unless its group has less than its share of them. */
  maxQueued: number;
  /** Milliseconds between the start of the first engine and of the others, unless a speech needs them earlier. */
  otherEnginesDelayMs: number;
}

export class SpeechPool {
  /** By the names of the engines. */
  readonly #workers = new Map<string, EngineWorkers>();
  #engines: readonly SpeechEngine[] = [];
  readonly #memory: MemoryLimit | undefined;
  readonly #slotHooks: SlotHooks;
  readonly #options: PoolOptions;
  /** Speeches begun and not ended, each with the function that removes its abort listener. */
  readonly #streams = new Map<SpeechStream, () => void>();
  readonly #turns = new FairQueue<SpeechStream>();
  /** The speech of each chunk that a worker was given. */
  readonly #streamOf = new WeakMap<PendingChunk, SpeechStream>();
  readonly #encoders = new EncoderPool(maxEncoders);
  readonly #streamHooks: StreamHooks;
  #awaitingStart: { engine: string; resolve(): void; reject(error: Error): void }[] = [];
  #delayedStart: NodeJS.Timeout | undefined;
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#memory =
      options.memory &&
      new MemoryLimit(options.memory, { engines: () => this.#workers.values(), measured: () => this.#dispatch() });
    this.#slotHooks = {
      ready: (slot, voices) => this.#ready(slot, voices),
      message: (pending, message) => {
        this.#deliver(pending, (stream) => {
          if (message.kind !== 'audio') this.#turns.moveToEnd(stream, this.#nextId());
          stream.receive(pending, message);
        });
      },
      died: (slot, lost, reason, wasReady) => this.#died(slot, lost, reason, wasReady),
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
    void this.setEngines(options.engines);
  }

  /**
   * Those that are the same objects as before go on. Open speeches of the others fail.
   * @returns when the workers of those that went have ended
   */
  async setEngines(engines: readonly SpeechEngine[]): Promise<void> {
    if (this.#closed) return;
    const removed = [...this.#workers.values()].filter(({ engine }) => !engines.includes(engine));
    for (const workers of removed) {
      this.#workers.delete(workers.name);
      this.#memory?.stopWaiting(workers);
    }
    this.#engines = engines;
    for (const engine of engines)
      if (!this.#workers.has(engine.name))
        this.#workers.set(
          engine.name,
          new EngineWorkers(engine, { ...this.#options, makeRoom: this.#makeRoom }, this.#slotHooks),
        );
    for (const workers of removed) this.#failSpeechesOf(workers, `${workers.engine.title} was removed`);
    this.#startNext();
    this.#dispatch();
    await Promise.all(removed.map((workers) => workers.close()));
  }

  /** Loads an engine before it is needed. @throws SpeechFailed when it does not start */
  async load(engine: string): Promise<void> {
    const workers = this.#workersOf(engine);
    if (workers.slots.some((slot) => slot.isReady)) return;
    workers.allowRetry();
    await this.#waitForStart(workers);
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
    const workers = this.#workersOf(engine);
    if (workers.voices === undefined) await this.#waitForStart(workers);
    return { voices: workers.voices ?? 0, workers: workers.slots.length };
  }

  states(): EngineState[] {
    const queued = new Map<string, number>();
    for (const engine of this.#awaitedEngines()) queued.set(engine, (queued.get(engine) ?? 0) + 1);
    const used = [...this.#workers.values()].filter(({ slots }) => slots.length > 0);
    return used.map((workers) => workers.state(queued.get(workers.name) ?? 0));
  }

  /** Begins a file for sound that is there already. */
  openEncoder(format: AudioFormat): SoundEncoder {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    return openSoundEncoder(this.#encoders.open, format);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#delayedStart);
    this.#memory?.close();
    this.#failAll(() => true, new SpeechFailed('the engine was closed'));
    await Promise.all([this.#encoders.close(), ...[...this.#workers.values()].map((workers) => workers.close())]);
  }

  /** @throws SpeechFailed */
  #workersOf(engine: string): EngineWorkers {
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    const workers = this.#workers.get(engine);
    if (!workers) throw new SpeechFailed(`there is no engine ${engine}`, { engine });
    return workers;
  }

  async #waitForStart(workers: EngineWorkers): Promise<void> {
    this.#refuseIfCannotStart(workers.name);
    workers.startAnother();
    await new Promise<void>((resolve, reject) => this.#awaitingStart.push({ engine: workers.name, resolve, reject }));
  }

  /** Starts workers one after the other, the first engine's first: those that load together are all ready late. */
  #startNext(): void {
    const all = [...this.#workers.values()].filter((workers) => !workers.isLazy);
    const next = all.find(({ slots }) => slots.some((slot) => !slot.isStarted && !slot.isReserve));
    if (!next || this.#delayedStart) return;
    if (next === all[0]) next.startAnother();
    else
      this.#delayedStart = setTimeout(
        () => ((this.#delayedStart = undefined), next.startAnother()),
        this.#options.otherEnginesDelayMs,
      ).unref();
  }

  #begin(input: SpeechInput, signal: AbortSignal, queue: AudioChunkQueue): SpeechStream | undefined {
    if (signal.aborted) {
      queue.discard();
      return undefined;
    }
    if (this.#closed) throw new SpeechFailed('the engine was closed');
    if (!this.#turns.hasRoom(input.group ?? '', this.#options.maxQueued))
      throw new SpeechBusy(`${this.#streams.size} speeches are under way`);
    const stream = new SpeechStream(input, this.#engines, queue, this.#nextId(), this.#streamHooks);
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

  #refuseIfCannotStart(engine: string): void {
    const workers = this.#workersOf(engine);
    const reason = this.#memory?.refusalOf(workers);
    if (reason) throw new SpeechFailed(`${engine} does not start: ${reason}`, { engine });
    if (!workers.cannotStart) return;
    const last = workers.lastFailure?.reason;
    throw new SpeechFailed(last ? `${engine} does not start: ${last}` : `${engine} does not start`, { engine });
  }

  /** Gives every free worker a chunk of the speech whose turn it is. */
  #dispatch(): void {
    for (const workers of this.#workers.values()) {
      for (const slot of workers.slots) {
        if (!slot.isFree || this.#memory?.mustYield(workers, slot)) continue;
        const chosen = this.#turns.next((stream) => stream.canBeginWith(workers.name));
        if (!chosen) break;
        chosen.turn = this.#nextId();
        this.#turns.moveToEnd(chosen, chosen.turn);
        const chunk = chosen.beginNext(chosen.turn, workers.name);
        this.#streamOf.set(chunk, chosen);
        slot.run(chunk);
      }
    }
    this.#scaleUp();
  }

  /** Loads workers for engines that speeches wait for. */
  #scaleUp(): void {
    if (this.#closed) return;
    const awaited = new Set([...this.#awaitedEngines(), ...this.#awaitingStart.map(({ engine }) => engine)]);
    for (const workers of this.#workers.values()) {
      if (awaited.has(workers.name)) workers.scaleUp();
      else {
        workers.stopWaiting();
        this.#memory?.stopWaiting(workers);
      }
    }
  }

  /** Names each engine as often as there are speeches that wait for it. */
  *#awaitedEngines(): Iterable<string> {
    for (const stream of this.#streams.keys()) yield* stream.awaitedEngines();
  }

  readonly #makeRoom = (workers: EngineWorkers): boolean => this.#memory?.makeRoom(workers) ?? true;

  #ready({ engine }: WorkerSlot, voices: number): void {
    this.#workers.get(engine)?.becameReady(voices);
    const satisfied = this.#awaitingStart.filter((one) => one.engine === engine);
    this.#awaitingStart = this.#awaitingStart.filter((one) => one.engine !== engine);
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
    for (const { slots } of this.#workers.values())
      for (const slot of slots) if (slot.running && this.#streamOf.get(slot.running) === stream) slot.cancel();
  }

  #died(slot: WorkerSlot, lost: PendingChunk | undefined, reason: string, wasReady: boolean): void {
    const { engine } = slot;
    const workers = this.#workers.get(engine);
    workers?.died(reason, wasReady);
    this.#startNext();
    if (lost) this.#deliver(lost, (stream) => stream.lose(lost, `the ${engine} worker ${reason}`));
    if (!workers || workers.cannotStart) {
      this.#failAll((one) => one === engine, new SpeechFailed(`${engine} does not start: ${reason}`, { engine }));
    } else if (this.#awaitingStart.some((one) => one.engine === engine)) workers.startAnother();
    this.#dispatch();
  }

  /** Fails what a removed engine speaks, or would have to. */
  #failSpeechesOf({ name, slots }: EngineWorkers, reason: string): void {
    const error = new SpeechFailed(reason, { engine: name });
    const spoken = slots.flatMap(({ running }) => (running ? [this.#streamOf.get(running)] : []));
    for (const stream of spoken) if (stream && this.#streams.has(stream)) this.#finish(stream, error);
    this.#failAll((engine) => engine === name, error);
  }

  #failAll(isLost: (engine: string) => boolean, error: SpeechFailed): void {
    for (const stream of [...this.#streams.keys()])
      if (this.#closed || [...stream.engines].some(isLost)) this.#finish(stream, error);
    const failed = this.#awaitingStart.filter(({ engine }) => isLost(engine));
    this.#awaitingStart = this.#awaitingStart.filter(({ engine }) => !isLost(engine));
    for (const { reject } of failed) reject(error);
  }
}
