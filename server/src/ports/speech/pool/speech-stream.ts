/**
 * One speech under way: any worker speaks its chunks, in any order. Their sound goes through one encoder in the order of
 * the text, so that the audio is continuous.
 */
import { shiftAlignment } from '../text/alignment.ts';
import type { Carry, Container } from '../codecs/codec.ts';
import type { OpenSpeechEncoder, SpeechEncoder } from '../codecs/encoder-pool.ts';
import type { EncodedSpeech, SynthesisTask, SynthesisMessage } from './messages.ts';
import { createOggOpus } from '../codecs/ogg.ts';
import type { AudioChunkQueue } from './audio-chunk-queue.ts';
import { finePeaksPerSecond, SpeechFailed } from '../port.ts';
import { findEngine, type SpeechEngine } from '../engines/engine.ts';
import type { AudioChunk, SpeechInput } from '../port.ts';
import { soundsFor } from '../text/pronunciations.ts';
import { settingsFor } from '../sound/settings.ts';
import { createLevels, scale, type SpeakerLevels } from '../sound/speaker-levels.ts';
import { chunkTexts } from '../text/chunks.ts';
import type { SpokenChunk } from '../text/chunks.ts';
import { PendingChunk, type ChunkStep } from './pending-chunk.ts';

/** No chunk is begun while more than this is unread or waits for its turn; chunks that were begun are finished. */
const maxBytesAhead = 1 << 20;
const maxSecondsAhead = 30;

export interface StreamHooks {
  openEncoder: OpenSpeechEncoder;
  /** Audio went out: the speech may be over, or another chunk may begin. */
  progressed(stream: SpeechStream): void;
  /** Nothing more comes. */
  failed(stream: SpeechStream, error: Error): void;
}

/** What is known of the sound that the encoder is to answer with. */
interface SentStep {
  /** Absent for what only ends the audio. */
  step?: ChunkStep;
  /** Seconds of the speech at which the chunk began. */
  chunkBegan: number;
  seconds: number;
  bytes: number;
}

const secondsOf = ({ samples, rate }: { samples: Int16Array; rate: number }) => samples.length / rate;

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
  readonly #hooks: StreamHooks;
  readonly #encoder: SpeechEncoder | undefined;
  readonly #levels: SpeakerLevels;
  /** Index of the chunk that is begun next. */
  #next = 0;
  /** Chunks whose worker died, to be spoken once more. */
  #retries: PendingChunk[] = [];
  /** In the order of the text. The encoder gets the steps of the first as they come. */
  #pending: PendingChunk[] = [];
  /** Steps that the encoder has not answered, in order. */
  #sent: SentStep[] = [];
  /** Seconds and bytes of sound that are not encoded yet. */
  #waitingSeconds = 0;
  #waitingBytes = 0;
  /** Seconds that the encoder got, seconds of the chunks that it got whole, and seconds of audio that went out. */
  #sentSeconds = 0;
  #chunkBegan = 0;
  #emittedSeconds = 0;
  /** Fine peaks that went out. */
  #peaks = 0;
  #hasSentEnd = false;
  #isOver = false;
  #failure: Error | undefined;

  constructor(
    input: SpeechInput,
    engines: readonly SpeechEngine[],
    queue: AudioChunkQueue,
    turn: number,
    hooks: StreamHooks,
  ) {
    this.#engines = engines;
    this.#input = input;
    const chunks = chunkTexts(engines, input);
    this.#lastIndex = chunks.length - 1;
    this.#chunks = chunks.flatMap((chunk, index) => (isMade(chunk, chunks[index + 1]) ? { chunk, index } : []));
    this.#container = containerOf(input);
    this.#levels = levelsOf(input);
    this.#hooks = hooks;
    this.queue = queue;
    this.group = input.group ?? '';
    this.turn = turn;
    const { format, continuity } = input;
    // A text with nothing to say may still end an audio that was begun.
    this.#isOver = this.#chunks.length === 0 && (!continuity?.begun || input.hasMore === true);
    if (this.#isOver) return;
    const carry = continuity?.carry as Carry | undefined;
    this.#encoder = hooks.openEncoder({
      format,
      isFirst: !continuity?.begun,
      ...(carry ? { carry } : {}),
      onEncoded: (sound) => this.#receiveEncoded(sound),
      onLost: (reason) => hooks.failed(this, new SpeechFailed(reason)),
    });
    if (this.#chunks.length === 0) this.#sendEnd();
  }

  /** Names of the engines that it still needs. */
  get engines(): Set<string> {
    return new Set([
      ...this.#retries.map(({ engine }) => engine),
      ...this.#chunks.slice(this.#next).map(({ chunk }) => chunk.voice.engine),
    ]);
  }

  /** True when all of its audio went out. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Releases its encoder. */
  close(): void {
    this.#encoder?.close();
  }

  /** Names of the engines that have a chunk of it to begin now. */
  *awaitedEngines(): Iterable<string> {
    const again = this.#retries[0]?.engine;
    if (again !== undefined) yield again;
    const next = this.#chunks[this.#next]?.chunk.voice.engine;
    if (next !== undefined && next !== again && this.canBeginWith(next)) yield next;
  }

  /** Whether the engine has a chunk to begin. The second chunk waits for the first sound, so that nothing delays that. */
  canBeginWith(engine: string): boolean {
    if (this.#retries[0]?.engine === engine) return true;
    if (this.#failure || this.#chunks[this.#next]?.chunk.voice.engine !== engine) return false;
    if (this.#emittedSeconds === 0 && this.running > 0) return false;
    const seconds = this.queue.seconds + this.#waitingSeconds;
    return seconds < maxSecondsAhead && this.queue.bytes + this.#waitingBytes < maxBytesAhead;
  }

  /** The speech with fewer workers comes first; among equals the one that has waited longer. */
  isBefore(other: SpeechStream): boolean {
    return this.running === other.running ? this.turn < other.turn : this.running < other.running;
  }

  /** Begins the next chunk. `canBeginWith` must have said that the engine has one. */
  beginNext(id: number, engine: string): PendingChunk {
    this.running += 1;
    if (this.#retries[0]?.engine === engine) {
      const again = this.#retries.shift() as PendingChunk;
      again.retry(id);
      return again;
    }
    const { chunk, index } = this.#chunks[this.#next++] as { chunk: SpokenChunk; index: number };
    const { pause, isMidClause, voice, language, pronunciations, speaker } = chunk;
    const text = chunk.only === 'pause' ? '' : chunk.text;
    const { seed, hasMore } = this.#input;
    const { settings } = speaker ?? this.#input;
    const task: SynthesisTask = {
      ...{ id, text, pause, isMidClause },
      pronunciations: soundsFor(findEngine(this.#engines, voice), language, pronunciations),
      isOpening: index === 0,
      isLast: index === this.#lastIndex && !hasMore,
      settings: settingsFor(this.#engines, voice, language, settings, seed, index),
      isSeeded: seed !== undefined,
      ...(speaker ? { isMeasured: true } : {}),
    };
    const pending = new PendingChunk(task, voice.engine, speaker);
    this.#pending.push(pending);
    return pending;
  }

  receive(pending: PendingChunk, message: SynthesisMessage): void {
    if (message.kind === 'refused') {
      this.#fail(pending, message.reason, message.provider);
      return;
    }
    const { kind, ...sound } = message;
    if (kind === 'end') {
      this.running -= 1;
      pending.isEnded = true;
    }
    const step = pending.add({ ...sound, isEnd: kind === 'end' });
    this.#waitingSeconds += secondsOf(step);
    this.#waitingBytes += step.samples.byteLength;
    this.#send();
  }

  /** The worker of a chunk died: the chunk is spoken again, or fails; the audio before it still goes out. */
  lose(pending: PendingChunk, reason: string): void {
    if (!pending.canRetry) {
      this.#fail(pending, reason);
      return;
    }
    this.running -= 1;
    for (const step of pending.waiting) this.#forget(step);
    this.#retries.push(pending);
  }

  #fail(pending: PendingChunk, reason: string, provider?: string): void {
    this.running -= 1;
    pending.error = new SpeechFailed(reason, { provider, engine: pending.engine });
    this.#next = this.#chunks.length;
    this.#send();
  }

  /** After a failure another speech may go on with the audio. */
  get #hasMore(): boolean {
    const { hasMore = false, continuity } = this.#input;
    return hasMore || (continuity !== undefined && this.#failure !== undefined);
  }

  #forget(step: ChunkStep): void {
    this.#waitingSeconds -= secondsOf(step);
    this.#waitingBytes -= step.samples.byteLength;
  }

  /** Gives the encoder what is there, in the order of the text. */
  #send(): void {
    for (let pending = this.#pending[0]; pending && !this.#failure; pending = this.#pending[0]) {
      if (pending.canBeSent) this.#sendSteps(pending);
      if (pending.error) {
        this.#failure = pending.error;
        this.#sendEnd();
        return;
      }
      if (!pending.isEnded) return;
      this.#chunkBegan = this.#sentSeconds;
      this.#pending.shift();
    }
  }

  #sendSteps(pending: PendingChunk): void {
    const loudness = pending.speaker && pending.waiting.at(-1)?.loudness;
    const gain = pending.speaker && loudness ? this.#levels.gainOf(pending.speaker, loudness) : 1;
    for (let step = pending.next(); step; step = pending.next())
      this.#sendStep(gain === 1 ? step : { ...step, samples: scale(step.samples, gain) });
  }

  #sendStep(step: ChunkStep): void {
    const { samples, rate, isEnd } = step;
    this.#sentSeconds += secondsOf(step);
    const sent = { step, chunkBegan: this.#chunkBegan, seconds: secondsOf(step), bytes: samples.byteLength };
    this.#sent.push(sent);
    const isLast = isEnd && this.#next >= this.#chunks.length && this.#pending.length === 1;
    if (isLast) this.#hasSentEnd = true;
    this.#encoder?.encode(samples, rate, isLast ? { isLast: !this.#input.hasMore } : undefined);
  }

  /** Ends the audio where no sound is left to end it. */
  #sendEnd(): void {
    if (this.#hasSentEnd) return;
    this.#hasSentEnd = true;
    this.#sent.push({ chunkBegan: this.#chunkBegan, seconds: 0, bytes: 0 });
    this.#encoder?.encode(new Int16Array(0), this.#input.format.sampleRate, { isLast: !this.#hasMore });
  }

  #receiveEncoded(sound: EncodedSpeech): void {
    const sent = this.#sent.shift();
    if (!sent) return;
    this.#waitingSeconds -= sent.seconds;
    this.#waitingBytes -= sent.bytes;
    const isEnd = this.#hasSentEnd && this.#sent.length === 0;
    this.#emit(sound, sent, isEnd);
    if (isEnd && this.#failure) {
      this.#hooks.failed(this, this.#failure);
      return;
    }
    this.#isOver = isEnd;
    this.#hooks.progressed(this);
  }

  #emit(sound: EncodedSpeech, { step, chunkBegan }: SentStep, isEnd: boolean): void {
    const { continuity } = this.#input;
    // At another rate the whole may be half a sample shorter than was reported before.
    const seconds = Math.max(this.#emittedSeconds, sound.seconds);
    const audio = this.#container?.take(sound.audio, isEnd && !this.#hasMore) ?? sound.audio;
    const from = this.#peaks / finePeaksPerSecond;
    this.#peaks += sound.levels.peaks.length;
    if (continuity && seconds > 0) continuity.begun = true;
    if (continuity && isEnd) continuity.carry = sound.carry;
    const { playableSeconds } = sound;
    const chunk: AudioChunk = { audio, seconds, playableSeconds, levels: { ...sound.levels, from } };
    if (step?.alignment) chunk.alignment = shiftAlignment(step.alignment, chunkBegan, seconds);
    if (step?.warning) chunk.warning = step.warning;
    if (step?.isEnd) chunk.isChunkEnd = true;
    this.queue.push(chunk, seconds - this.#emittedSeconds);
    this.#emittedSeconds = seconds;
  }
}

/** Of a text of which only the pause is wanted, only the last chunk has one. */
const isMade = ({ only }: SpokenChunk, next: SpokenChunk | undefined): boolean =>
  only === undefined || (only === 'pause' && next?.only !== 'pause');

/** A continued audio keeps the levels of its speakers. */
function levelsOf({ continuity }: SpeechInput): SpeakerLevels {
  const levels = (continuity?.levels as SpeakerLevels | undefined) ?? createLevels();
  if (continuity) continuity.levels = levels;
  return levels;
}

/** The pages of an Ogg file are numbered, so they are made here, in the order of the text. A continued audio keeps its container. */
function containerOf({ format, continuity }: SpeechInput): Container | undefined {
  if (format.codec !== 'opus') return undefined;
  const container = (continuity?.container as Container | undefined) ?? createOggOpus();
  if (continuity) continuity.container = container;
  return container;
}
