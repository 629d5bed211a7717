/** Knows the speakers of a recording again from one window of it to the next, by their voices. Pure. */
import { maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import type { RecognisedWord, RecognitionWarning } from '../port.ts';

/** Somebody speaks from `start` to `end`; `speaker` counts within the window. */
export interface SpeakerTurn {
  start: number;
  end: number;
  speaker: number;
}

export interface DiarisedWindow {
  turns: SpeakerTurn[];
  /** The voice of each speaker of the window. */
  voices: number[][];
}

interface Known {
  voice: number[];
  windows: number;
}

/** Voices that are more alike than this are one person's. */
const defaultLikeness = 0.5;

export class KnownSpeakers {
  readonly #known: Known[];

  constructor(state: unknown) {
    this.#known = Array.isArray(state) ? (state as Known[]) : [];
  }

  get state(): unknown {
    return this.#known;
  }

  /**
   * @param options.speakers the most that there are
   * @returns for each speaker of the window its number in the recording, and how many were one too many: they have the number
   *   of the nearest voice
   */
  recognise(
    voices: readonly number[][],
    { speakers = maxSpeakers, likeness = defaultLikeness }: { speakers?: number; likeness?: number },
  ): { numbers: number[]; merged: number } {
    const taken = new Set<number>();
    let merged = 0;
    const numbers = voices.map((voice) => {
      const scores = this.#known
        .map((known, index) => ({ index, score: cosine(known.voice, voice) }))
        .toSorted((a, b) => b.score - a.score);
      const free = scores.find(({ index }) => !taken.has(index));
      const isFull = this.#known.length >= speakers;
      const nearest = free && (isFull || free.score >= likeness) ? free : undefined;
      if (nearest) {
        taken.add(nearest.index);
        this.#blend(nearest.index, voice);
        if (nearest.score < likeness) merged++;
        return nearest.index;
      }
      if (isFull) {
        merged++;
        return scores[0]?.index ?? 0;
      }
      this.#known.push({ voice, windows: 1 });
      taken.add(this.#known.length - 1);
      return this.#known.length - 1;
    });
    return { numbers, merged };
  }

  #blend(index: number, voice: readonly number[]): void {
    const known = this.#known[index];
    if (!known) return;
    known.voice = known.voice.map((value, i) => (value * known.windows + (voice[i] ?? 0)) / (known.windows + 1));
    known.windows += 1;
  }
}

function cosine(one: readonly number[], other: readonly number[]): number {
  let [dot, a, b] = [0, 0, 0];
  for (const [i, value] of one.entries()) {
    dot += value * (other[i] ?? 0);
    a += value ** 2;
    b += (other[i] ?? 0) ** 2;
  }
  return a === 0 || b === 0 ? 0 : dot / Math.sqrt(a * b);
}

/** Who speaks most of the time between two seconds; the nearest turn where nobody does. */
export function speakerAt(turns: readonly SpeakerTurn[], start: number, end: number): number | undefined {
  let best: { speaker: number; shared: number } | undefined;
  for (const turn of turns) {
    const shared = Math.min(end, turn.end) - Math.max(start, turn.start);
    if (!best || shared > best.shared) best = { speaker: turn.speaker, shared };
  }
  return best?.speaker;
}

/** A recogniser that counts the speakers itself may find more than a transcript can have. */
export function withoutTooMany(words: RecognisedWord[]): { words: RecognisedWord[]; warning?: RecognitionWarning } {
  if (words.every(({ speaker = 0 }) => speaker < maxSpeakers)) return { words };
  return {
    words: words.map((word) => {
      const { speaker, ...rest } = word;
      return speaker !== undefined && speaker >= maxSpeakers ? rest : word;
    }),
    warning: {
      code: 'too_many_speakers',
      message: `More than ${maxSpeakers} speakers were found: what the others say has no speaker.`,
    },
  };
}
