/** One speech on its way: its stretches are spoken in any order, by any worker, and handed on in the order of the text. */
import { shiftAlignment } from '../text/alignment.ts';
import type { Container } from '../codecs/codec.ts';
import type { SynthesisTask, SynthesisMessage } from './messages.ts';
import { createOggOpus } from '../codecs/ogg.ts';
import type { AudioChunkQueue } from './audio-chunk-queue.ts';
import { finePeaksPerSecond, SpeechFailed } from '../port.ts';
import type { EngineName, SpeechInput, AudioChunk } from '../port.ts';
import { isHonored } from '../text/pronunciations.ts';
import { settingsFor } from '../sound/settings.ts';
import { chunkTexts } from '../text/chunks.ts';
import type { SpokenChunk } from '../text/chunks.ts';

/** What may lie unread or wait for its turn before no stretch is begun; those begun are still finished. */
const maxBytesAhead = 1 << 20;
const maxSecondsAhead = 30;

/** A stretch that is being spoken, or was and waits for those before it. */
export interface PendingChunk {
  task: SynthesisTask;
  stream: SpeechStream;
  /** What was heard of it and not handed on, with the seconds each adds. */
  waiting: { message: Exclude<SynthesisMessage, { kind: 'refused' }>; seconds: number }[];
  /** Seconds heard of so far. */
  seconds: number;
  /** Fine peaks handed on. */
  peaks: number;
  ended: boolean;
  error?: Error;
}

export class SpeechStream {
  /** Stretches that workers are at. */
  running = 0;
  /** When a stretch of it was last begun, or it arrived; counted, not timed. */
  turn: number;
  readonly queue: AudioChunkQueue;
  readonly #order: SpeechInput;
  readonly #chunks: SpokenChunk[];
  readonly #container: Container | undefined;
  /** Index of the stretch that is to be begun next. */
  #next = 0;
  /** In the order of the text. The first one's messages are handed on as they come. */
  #pending: PendingChunk[] = [];
  /** Seconds and bytes that wait for their turn. */
  #waitingSeconds = 0;
  #waitingBytes = 0;
  /** Seconds of the stretches handed on whole, and seconds told of. */
  #flushedSeconds = 0;
  #emittedSeconds = 0;

  constructor(input: SpeechInput, queue: AudioChunkQueue, turn: number) {
    this.#order = input;
    this.#chunks = chunkTexts(input);
    this.#container = containerOf(input);
    this.queue = queue;
    this.turn = turn;
    // Nothing to say may still be the end of something said.
    if (this.#chunks.length === 0 && input.continuity?.begun && !input.hasMore && this.#container)
      this.queue.push({ audio: this.#container.take(new Uint8Array(0), true), seconds: 0 }, 0);
  }

  /** Those it needs yet. */
  get engines(): Set<EngineName> {
    return new Set(this.#chunks.slice(this.#next).map(({ voice }) => voice.engine));
  }

  /** Everything was handed on. */
  get isOver(): boolean {
    return this.#next >= this.#chunks.length && this.#pending.length === 0;
  }

  /** There is a stretch for it to begin. The second one waits for the first sound, so that nothing competes with that. */
  canBeginWith(engine: EngineName): boolean {
    if (this.#chunks[this.#next]?.voice.engine !== engine || (this.#emittedSeconds === 0 && this.running > 0))
      return false;
    const seconds = this.queue.seconds + this.#waitingSeconds;
    return seconds < maxSecondsAhead && this.queue.bytes + this.#waitingBytes < maxBytesAhead;
  }

  /** Whoever has the fewest workers is first; among equals, whoever has waited longest. */
  isBefore(other: SpeechStream): boolean {
    return this.running === other.running ? this.turn < other.turn : this.running < other.running;
  }

  /** Begins the next stretch, which is there. */
  beginNext(id: number): PendingChunk {
    const index = this.#next++;
    const chunk = this.#chunks[index] as SpokenChunk;
    const { text, pause, isMidClause: goesOn, voice, language } = chunk;
    const { format, settings, seed, continuity, hasMore } = this.#order;
    const task: SynthesisTask = {
      ...{ id, text, pause, isMidClause: goesOn, format },
      pronunciations: chunk.pronunciations.filter((one) => isHonored(chunk, one)),
      isOpening: index === 0,
      isFirst: index === 0 && !continuity?.begun,
      isLast: this.#isLast(index) && !hasMore,
      settings: settingsFor(voice, language, settings, seed, index),
      isSeeded: seed !== undefined,
    };
    const pending: PendingChunk = { task, stream: this, waiting: [], seconds: 0, peaks: 0, ended: false };
    this.#pending.push(pending);
    this.running += 1;
    return pending;
  }

  /** @throws SpeechFailed when the turn of a stretch comes that failed. */
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
    return index === this.#chunks.length - 1;
  }

  /** What came before it is still handed on. @throws SpeechFailed as `heard` does. */
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
    // At other rates a stretch is whole samples of that rate, maybe half a one less than was told on the way.
    const to = Math.max(this.#emittedSeconds, this.#flushedSeconds + message.seconds);
    const audio = this.#container?.take(message.audio, pending.task.isLast && message.kind === 'end') ?? message.audio;
    const from = this.#flushedSeconds + pending.peaks / finePeaksPerSecond;
    pending.peaks += message.levels.peaks.length;
    const audioChunk: AudioChunk = { audio, seconds: to, levels: { ...message.levels, from } };
    if (this.#order.continuity && to > 0) this.#order.continuity.begun = true;
    if (message.kind === 'end') {
      if (message.alignment) audioChunk.alignment = shiftAlignment(message.alignment, this.#flushedSeconds, to);
      if (message.warning) audioChunk.warning = message.warning;
    }
    this.queue.push(audioChunk, to - this.#emittedSeconds);
    this.#emittedSeconds = to;
  }
}

/** In text order and here, as the pages of a file are numbered; what a socket has said before goes on. */
function containerOf({ format, continuity }: SpeechInput): Container | undefined {
  if (format.codec !== 'opus') return undefined;
  const container = (continuity?.container as Container | undefined) ?? createOggOpus();
  if (continuity) continuity.container = container;
  return container;
}
