/** Knows the speakers of a recording again from one window of it to the next, by their voices. Pure. */

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

  /** @returns for each speaker of the window its number in the recording */
  recognise(
    voices: readonly number[][],
    { speakers, likeness = defaultLikeness }: { speakers?: number; likeness?: number },
  ): number[] {
    const taken = new Set<number>();
    return voices.map((voice) => {
      const scores = this.#known
        .map((known, index) => ({ index, score: taken.has(index) ? -1 : cosine(known.voice, voice) }))
        .toSorted((a, b) => b.score - a.score);
      const best = scores[0];
      const isFull = speakers !== undefined && this.#known.length >= speakers;
      const nearest = isFull ? (best ?? { index: 0, score: 0 }) : best && best.score >= likeness ? best : undefined;
      if (nearest) {
        taken.add(nearest.index);
        this.#blend(nearest.index, voice);
        return nearest.index;
      }
      this.#known.push({ voice, windows: 1 });
      taken.add(this.#known.length - 1);
      return this.#known.length - 1;
    });
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
