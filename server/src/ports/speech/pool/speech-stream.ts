/** One speech under way: any worker speaks its chunks, in any order, and their audio goes out in the order of the text. */
import { shiftAlignment } from '../text/alignment.ts';
import type { Container } from '../codecs/codec.ts';
import type { SynthesisTask, SynthesisMessage } from './messages.ts';
import { createOggOpus } from '../codecs/ogg.ts';
import type { AudioChunkQueue } from './audio-chunk-queue.ts';
import { finePeaksPerSecond, SpeechFailed } from '../port.ts';
import type { SpeechEngine } from '../engines/engine.ts';
import type { AudioChunk, SpeechInput } from '../port.ts';
import { isHonored } from '../text/pronunciations.ts';
import { settingsFor } from '../sound/settings.ts';
import { chunkTexts } from '../text/chunks.ts';
import type { SpokenChunk } from '../text/chunks.ts';

/** No chunk is begun while more than this is unread or waits for its turn; chunks that were begun are finished. */
const maxBytesAhead = 1 << 20;
const maxSecondsAhead = 30;

/** A chunk that a worker speaks, or that is spoken and waits for the chunks before it. */
export interface PendingChunk {
  task: SynthesisTask;
  stream: SpeechStream;
  /** Messages received and not flushed, with the seconds that each adds. */
  waiting: { message: Exclude<SynthesisMessage, { kind: 'refused' }>; seconds: number }[];
  /** Seconds received so far. */
  seconds: number;
  /** Fine peaks flushed so far. */
  peaks: number;
  ended: boolean;
  error?: Error;
}

export class SpeechStream {
  /** Chunks that workers speak at the moment. */
  running = 0;
  /** Rises with each chunk that is begun, over all speeches: the lowest has waited longest. */
  turn: number;
  readonly queue: AudioChunkQueue;
  /** Speeches of one group share its turns. */
  readonly group: string;
  readonly #input: SpeechInput;
  readonly #engines: readonly SpeechEngine[];
  /** Those that are made, each with its place in the whole text. */
  readonly #chunks: { chunk: SpokenChunk; index: number }[];
  /** The place of the last chunk of the whole text. */
  readonly #lastIndex: number;
  readonly #container: Container | undefined;
  /** Index of the chunk that is begun next. */
  #next = 0;
  /** In the order of the text. Messages of the first are flushed as they come. */
  #pending: PendingChunk[] = [];
  /** Seconds and bytes that wait for their turn. */
  #waitingSeconds = 0;
  #waitingBytes = 0;
  /** Seconds of the chunks that were flushed whole, and seconds of audio that went out. */
  #flushedSeconds = 0;
  #emittedSeconds = 0;

  constructor(input: SpeechInput, engines: readonly SpeechEngine[], queue: AudioChunkQueue, turn: number) {
    this.#engines = engines;
    this.#input = input;
    const chunks = chunkTexts(engines, input);
    this.#lastIndex = chunks.length - 1;
    this.#chunks = chunks.flatMap((chunk, index) => (isMade(chunk, chunks[index + 1]) ? { chunk, index } : []));
    this.#container = containerOf(input);
    this.queue = queue;
    this.group = input.group ?? '';
    this.turn = turn;
    // A text with nothing to say may still end an audio that was begun.
    if (this.#chunks.length === 0 && input.continuity?.begun && !input.hasMore && this.#container)
      this.queue.push({ audio: this.#container.take(new Uint8Array(0), true), seconds: 0 }, 0);
  }

  /** Names of the engines that it still needs. */
  get engines(): Set<string> {
    return new Set(this.#chunks.slice(this.#next).map(({ chunk }) => chunk.voice.engine));
  }

  /** True when all of its audio went out. */
  get isOver(): boolean {
    return this.#next >= this.#chunks.length && this.#pending.length === 0;
  }

  /** Whether the engine has a chunk to begin. The second chunk waits for the first sound, so that nothing delays that. */
  canBeginWith(engine: string): boolean {
    if (this.#chunks[this.#next]?.chunk.voice.engine !== engine || (this.#emittedSeconds === 0 && this.running > 0))
      return false;
    const seconds = this.queue.seconds + this.#waitingSeconds;
    return seconds < maxSecondsAhead && this.queue.bytes + this.#waitingBytes < maxBytesAhead;
  }

  /** The speech with fewer workers comes first; among equals the one that has waited longer. */
  isBefore(other: SpeechStream): boolean {
    return this.running === other.running ? this.turn < other.turn : this.running < other.running;
  }

  /** Begins the next chunk. `canBeginWith` must have said that there is one. */
  beginNext(id: number): PendingChunk {
    const { chunk, index } = this.#chunks[this.#next++] as { chunk: SpokenChunk; index: number };
    const { pause, isMidClause: goesOn, voice, language } = chunk;
    const text = chunk.only === 'pause' ? '' : chunk.text;
    const { format, settings, seed, continuity, hasMore } = this.#input;
    const task: SynthesisTask = {
      ...{ id, text, pause, isMidClause: goesOn, format },
      pronunciations: chunk.pronunciations.filter((one) => isHonored(chunk.language, one)),
      isOpening: index === 0,
      isFirst: index === 0 && !continuity?.begun,
      isLast: this.#isLast(index) && !hasMore,
      settings: settingsFor(this.#engines, voice, language, settings, seed, index),
      isSeeded: seed !== undefined,
    };
    const pending: PendingChunk = { task, stream: this, waiting: [], seconds: 0, peaks: 0, ended: false };
    this.#pending.push(pending);
    this.running += 1;
    return pending;
  }

  /** @throws SpeechFailed when the turn comes of a chunk that failed. */
  receive(pending: PendingChunk, message: SynthesisMessage): void {
    if (message.kind === 'refused') {
      this.fail(pending, message.reason);
      return;
    }
    if (message.kind === 'end') {
      this.running -= 1;
      pending.ended = true;
    }
    const seconds = message.seconds - pending.seconds;
    pending.seconds = message.seconds;
    pending.waiting.push({ message, seconds });
    this.#waitingSeconds += seconds;
    this.#waitingBytes += message.audio.length;
    this.#flush();
  }

  #isLast(index: number): boolean {
    return index === this.#lastIndex;
  }

  /** Fails a chunk; the audio before it still goes out. @throws SpeechFailed as `receive` does. */
  fail(pending: PendingChunk, reason: string): void {
    this.running -= 1;
    pending.ended = true;
    pending.error = new SpeechFailed(reason);
    this.#next = this.#chunks.length;
    this.#flush();
  }

  #flush(): void {
    for (let pending = this.#pending[0]; pending; pending = this.#pending[0]) {
      for (const { message, seconds } of pending.waiting.splice(0)) {
        this.#waitingSeconds -= seconds;
        this.#waitingBytes -= message.audio.length;
        this.#push(message, pending);
      }
      if (pending.error) throw pending.error;
      if (!pending.ended) return;
      this.#flushedSeconds += pending.seconds;
      this.#pending.shift();
    }
  }

  #push(message: Exclude<SynthesisMessage, { kind: 'refused' }>, pending: PendingChunk): void {
    // At another rate a chunk is whole samples of that rate, and may be half a sample shorter than was reported before.
    const to = Math.max(this.#emittedSeconds, this.#flushedSeconds + message.seconds);
    const audio = this.#container?.take(message.audio, pending.task.isLast && message.kind === 'end') ?? message.audio;
    const from = this.#flushedSeconds + pending.peaks / finePeaksPerSecond;
    pending.peaks += message.levels.peaks.length;
    const audioChunk: AudioChunk = { audio, seconds: to, levels: { ...message.levels, from } };
    if (this.#input.continuity && to > 0) this.#input.continuity.begun = true;
    if (message.kind === 'end') {
      if (message.alignment) audioChunk.alignment = shiftAlignment(message.alignment, this.#flushedSeconds, to);
      if (message.warning) audioChunk.warning = message.warning;
    }
    this.queue.push(audioChunk, to - this.#emittedSeconds);
    this.#emittedSeconds = to;
  }
}

/** Of a text of which only the pause is wanted, only the last chunk has one. */
const isMade = ({ only }: SpokenChunk, next: SpokenChunk | undefined): boolean =>
  only === undefined || (only === 'pause' && next?.only !== 'pause');

/** The pages of an Ogg file are numbered, so they are made here, in the order of the text. A continued audio keeps its container. */
function containerOf({ format, continuity }: SpeechInput): Container | undefined {
  if (format.codec !== 'opus') return undefined;
  const container = (continuity?.container as Container | undefined) ?? createOggOpus();
  if (continuity) continuity.container = container;
  return container;
}
