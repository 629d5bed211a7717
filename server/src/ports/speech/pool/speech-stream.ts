/** One speech on its way: its stretches are spoken in any order, by any worker, and handed on in the order of the text. */
import { place } from '../text/alignment.ts';
import type { Container } from '../codecs/codec.ts';
import type { Task, TaskMessage } from './messages.ts';
import { createOggOpus } from '../codecs/ogg.ts';
import type { PieceQueue } from './audio-chunk-queue.ts';
import { finePeaks, SpeechFailed } from '../port.ts';
import type { EngineName, SpeechOrder, SpeechPiece } from '../port.ts';
import { honours } from '../text/pronunciations.ts';
import { settingsFor } from '../sound/settings.ts';
import { cutPassages } from '../text/chunks.ts';
import type { SpokenStretch } from '../text/chunks.ts';

/** What may lie unread or wait for its turn before no stretch is begun; those begun are still finished. */
const aheadBytes = 1 << 20;
const aheadSeconds = 30;

/** A stretch that is being spoken, or was and waits for those before it. */
export interface Part {
  task: Task;
  stream: SpeechStream;
  /** What was heard of it and not handed on, with the seconds each adds. */
  waiting: { message: Exclude<TaskMessage, { kind: 'refused' }>; seconds: number }[];
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
  readonly queue: PieceQueue;
  readonly #order: SpeechOrder;
  readonly #stretches: SpokenStretch[];
  readonly #container: Container | undefined;
  /** Index of the stretch that is to be begun next. */
  #next = 0;
  /** In the order of the text. The first one's messages are handed on as they come. */
  #parts: Part[] = [];
  /** Seconds and bytes that wait for their turn. */
  #waitingSeconds = 0;
  #waitingBytes = 0;
  /** Seconds of the stretches handed on whole, and seconds told of. */
  #offset = 0;
  #told = 0;

  constructor(order: SpeechOrder, queue: PieceQueue, turn: number) {
    this.#order = order;
    this.#stretches = cutPassages(order);
    this.#container = containerOf(order);
    this.queue = queue;
    this.turn = turn;
    // Nothing to say may still be the end of something said.
    if (this.#stretches.length === 0 && order.continuity?.begun && !order.hasMore && this.#container)
      this.queue.push({ audio: this.#container.take(new Uint8Array(0), true), seconds: 0 }, 0);
  }

  /** Those it needs yet. */
  get engines(): Set<EngineName> {
    return new Set(this.#stretches.slice(this.#next).map(({ voice }) => voice.engine));
  }

  /** Everything was handed on. */
  get over(): boolean {
    return this.#next >= this.#stretches.length && this.#parts.length === 0;
  }

  /** There is a stretch for it to begin. The second one waits for the first sound, so that nothing competes with that. */
  wants(engine: EngineName): boolean {
    if (this.#stretches[this.#next]?.voice.engine !== engine || (this.#told === 0 && this.running > 0)) return false;
    const seconds = this.queue.seconds + this.#waitingSeconds;
    return seconds < aheadSeconds && this.queue.bytes + this.#waitingBytes < aheadBytes;
  }

  /** Whoever has the fewest workers is first; among equals, whoever has waited longest. */
  isBefore(other: SpeechStream): boolean {
    return this.running === other.running ? this.turn < other.turn : this.running < other.running;
  }

  /** Begins the next stretch, which is there. */
  take(id: number): Part {
    const index = this.#next++;
    const stretch = this.#stretches[index] as SpokenStretch;
    const { text, pause, goesOn, voice, language } = stretch;
    const { format, settings, seed, continuity, hasMore } = this.#order;
    const task: Task = {
      ...{ id, text, pause, goesOn, format },
      pronunciations: stretch.pronunciations.filter((one) => honours(stretch, one)),
      opening: index === 0,
      first: index === 0 && !continuity?.begun,
      last: this.#isLast(index) && !hasMore,
      settings: settingsFor(voice, language, settings, seed, index),
      seeded: seed !== undefined,
    };
    const part: Part = { task, stream: this, waiting: [], seconds: 0, peaks: 0, ended: false };
    this.#parts.push(part);
    this.running += 1;
    return part;
  }

  /** @throws SpeechFailed when the turn of a stretch comes that failed. */
  heard(part: Part, message: TaskMessage): void {
    if (message.kind === 'refused') {
      this.failed(part, message.reason);
      return;
    }
    if (message.kind === 'end') {
      this.running -= 1;
      part.ended = true;
    }
    const seconds = message.seconds - part.seconds;
    part.seconds = message.seconds;
    part.waiting.push({ message, seconds });
    this.#waitingSeconds += seconds;
    this.#waitingBytes += message.audio.length;
    this.#handOn();
  }

  #isLast(index: number): boolean {
    return index === this.#stretches.length - 1;
  }

  /** What came before it is still handed on. @throws SpeechFailed as `heard` does. */
  failed(part: Part, reason: string): void {
    this.running -= 1;
    part.ended = true;
    part.error = new SpeechFailed(reason);
    this.#next = this.#stretches.length;
    this.#handOn();
  }

  #handOn(): void {
    for (let part = this.#parts[0]; part; part = this.#parts[0]) {
      for (const { message, seconds } of part.waiting.splice(0)) {
        this.#waitingSeconds -= seconds;
        this.#waitingBytes -= message.audio.length;
        this.#push(message, part);
      }
      if (part.error) throw part.error;
      if (!part.ended) return;
      this.#offset += part.seconds;
      this.#parts.shift();
    }
  }

  #push(message: Exclude<TaskMessage, { kind: 'refused' }>, part: Part): void {
    // At other rates a stretch is whole samples of that rate, maybe half a one less than was told on the way.
    const to = Math.max(this.#told, this.#offset + message.seconds);
    const audio = this.#container?.take(message.audio, part.task.last && message.kind === 'end') ?? message.audio;
    const from = this.#offset + part.peaks / finePeaks;
    part.peaks += message.levels.peaks.length;
    const piece: SpeechPiece = { audio, seconds: to, levels: { ...message.levels, from } };
    if (this.#order.continuity && to > 0) this.#order.continuity.begun = true;
    if (message.kind === 'end') {
      if (message.alignment) piece.alignment = place(message.alignment, this.#offset, to);
      if (message.warning) piece.warning = message.warning;
    }
    this.queue.push(piece, to - this.#told);
    this.#told = to;
  }
}

/** In text order and here, as the pages of a file are numbered; what a socket has said before goes on. */
function containerOf({ format, continuity }: SpeechOrder): Container | undefined {
  if (format.codec !== 'opus') return undefined;
  const container = (continuity?.container as Container | undefined) ?? createOggOpus();
  if (continuity) continuity.container = container;
  return container;
}
