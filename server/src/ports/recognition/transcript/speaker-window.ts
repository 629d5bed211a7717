/**
 * Tells speakers apart in windows of a recording, so that its length does not matter. Words wait for the end of their
 * window.
 */
import { maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import type { PartWord } from '../engines/part.ts';
import type { Work } from '../engines/recogniser.ts';
import { recognitionRate, type RecognitionWarning } from '../port.ts';
import type { SoundPart } from '../sound/cutter.ts';
import type { Aids } from './aids.ts';
import type { PlacedWord } from './join-words.ts';
import { KnownSpeakers, speakerAt, type DiarisedWindow } from './speakers.ts';
import type { TranscriptState } from './state.ts';

/** Seconds of speech in a window. */
const windowSeconds = 180;

interface WindowPart extends SoundPart {
  words: PartWord[];
}

type DiariseOptions = { speakers?: number; threshold?: number };

const tooManySpeakers: RecognitionWarning = {
  code: 'too_many_speakers',
  message: `More than ${maxSpeakers} voices were found: what the others say has the number of the nearest voice.`,
};

export class SpeakerWindow {
  readonly #aids: Aids;
  readonly #options: DiariseOptions;
  readonly #work: Omit<Work, 'seconds'>;
  readonly #known: KnownSpeakers;
  #parts: WindowPart[] = [];
  #seconds = 0;
  #settled = 0;

  /** Undefined where no model can tell speakers apart. */
  static open(
    aids: Aids,
    options: DiariseOptions,
    state: TranscriptState,
    work: Omit<Work, 'seconds'>,
  ): SpeakerWindow | undefined {
    return aids.canDiarise ? new SpeakerWindow(aids, options, state, work) : undefined;
  }

  private constructor(aids: Aids, options: DiariseOptions, state: TranscriptState, work: Omit<Work, 'seconds'>) {
    this.#aids = aids;
    this.#options = options;
    this.#work = work;
    this.#known = new KnownSpeakers(state.speakers);
  }

  get state(): unknown {
    return this.#known.state;
  }

  get isFull(): boolean {
    return this.#seconds >= windowSeconds;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  add(part: SoundPart, words: PartWord[], settled: number): void {
    this.#parts.push({ ...part, words });
    this.#seconds += part.samples.length / recognitionRate;
    this.#settled = settled;
  }

  /** Ends the window. */
  async take(): Promise<{
    parts: { start: number; words: PlacedWord[] }[];
    settled: number;
    warning?: RecognitionWarning;
  }> {
    const [parts, settled, seconds] = [this.#parts, this.#settled, this.#seconds];
    this.#parts = [];
    this.#seconds = 0;
    const found = await this.#diarise(parts, seconds);
    if (!found) {
      return {
        ...{ parts, settled },
        warning: {
          code: 'diarisation_failed',
          message: 'The speakers of a part of the recording could not be told apart.',
        },
      };
    }
    const { numbers, merged } = this.#known.recognise(found.voices, {
      ...(this.#options.speakers === undefined ? {} : { speakers: this.#options.speakers }),
    });
    let at = 0;
    const placed = parts.map(({ start, samples, words }) => {
      const begin = at;
      at += samples.length / recognitionRate;
      return {
        start,
        words: words.map((word): PlacedWord => {
          const local = speakerAt(found.turns, begin + word.start, begin + word.end);
          const speaker = local === undefined ? undefined : numbers[local];
          return speaker === undefined ? word : { ...word, speaker };
        }),
      };
    });
    // Whoever says how many there are has asked for it.
    const isTold = merged > 0 && this.#options.speakers === undefined;
    return { parts: placed, settled, ...(isTold ? { warning: tooManySpeakers } : {}) };
  }

  async #diarise(parts: readonly WindowPart[], seconds: number): Promise<DiarisedWindow | undefined> {
    const all = new Float32Array(parts.reduce((sum, { samples }) => sum + samples.length, 0));
    let at = 0;
    for (const { samples } of parts) {
      all.set(samples, at);
      at += samples.length;
    }
    return this.#aids.diarise(all, this.#options, { ...this.#work, seconds });
  }
}
