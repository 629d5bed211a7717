/** A chunk that a worker speaks, or that is spoken and waits for the chunks before it. */
import type { Speaker } from '../port.ts';
import { dropCharacters } from '../text/drop-characters.ts';
import type { SpokenSound, SynthesisTask } from './messages.ts';

/** A chunk whose worker died is spoken again. A text that ends its worker must not end every worker. */
const maxAttempts = 2;

export interface ChunkStep extends SpokenSound {
  isEnd: boolean;
}

export class PendingChunk {
  task: SynthesisTask;
  /** Steps that a worker made and the encoder did not get. */
  waiting: ChunkStep[] = [];
  isEnded = false;
  error: Error | undefined;
  /** Samples and characters that the encoder got. */
  #sentSamples = 0;
  #sentCharacters = 0;
  /** Samples and characters of a second attempt that the encoder got from the first. */
  #samplesToDrop = 0;
  #charactersToDrop = 0;
  #attempts = 1;

  readonly engine: string;
  /** Whose level it is brought to that of the others; undefined where it stays as it is. */
  readonly speaker: Speaker | undefined;

  constructor(task: SynthesisTask, engine: string, speaker?: Speaker) {
    this.task = task;
    this.engine = engine;
    this.speaker = speaker;
  }

  /** A chunk whose level is to be changed has to be known as a whole. */
  get canBeSent(): boolean {
    return this.speaker === undefined || this.isEnded;
  }

  get canRetry(): boolean {
    return this.#attempts < maxAttempts;
  }

  /** The chunk is spoken from its beginning once more; what was sent is then left out. */
  retry(id: number): void {
    this.#attempts += 1;
    this.task = { ...this.task, id };
    this.waiting = [];
    this.#samplesToDrop = this.#sentSamples;
    this.#charactersToDrop = this.#sentCharacters;
  }

  /** Returns the step as it will go to the encoder. */
  add({ samples, alignment, ...more }: ChunkStep): ChunkStep {
    const dropped = Math.min(this.#samplesToDrop, samples.length);
    this.#samplesToDrop -= dropped;
    const known = alignment && dropCharacters(alignment, this.#charactersToDrop);
    this.#charactersToDrop -= alignment ? Math.min(this.#charactersToDrop, alignment.characters.length) : 0;
    const step = { ...more, samples: samples.subarray(dropped), ...(known ? { alignment: known } : {}) };
    this.waiting.push(step);
    return step;
  }

  /** Takes the next step for the encoder. */
  next(): ChunkStep | undefined {
    const step = this.waiting.shift();
    if (!step) return undefined;
    this.#sentSamples += step.samples.length;
    this.#sentCharacters += step.alignment?.characters.length ?? 0;
    return step;
  }
}
