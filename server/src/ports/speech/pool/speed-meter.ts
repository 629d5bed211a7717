/** How fast an engine speaks, over its last chunks. */

/** Chunks that are remembered. */
const maxChunks = 20;

interface Work {
  ms: number;
  seconds: number;
}

export interface ChunkMeter {
  add(seconds: number): void;
  end(): void;
}

export class SpeedMeter {
  #firstSounds: number[] = [];
  #work: Work[] = [];

  /** Begins with a task, which is `isOpening` where somebody waits for its first sound. */
  begin(isOpening: boolean, now = () => performance.now()): ChunkMeter {
    const begun = now();
    let made = 0;
    return {
      add: (seconds) => {
        if (made === 0 && seconds > 0 && isOpening) this.#firstSounds = remember(this.#firstSounds, now() - begun);
        made += seconds;
      },
      end: () => {
        if (made > 0) this.#work = remember(this.#work, { ms: now() - begun, seconds: made });
      },
    };
  }

  /** The median of the milliseconds from a task to its first sound. */
  get firstByteMs(): number | undefined {
    return this.#firstSounds.toSorted((a, b) => a - b)[this.#firstSounds.length >> 1];
  }

  /** Seconds of work for a second of sound: below 1 it speaks faster than people listen. */
  get realTimeFactor(): number | undefined {
    const seconds = this.#work.reduce((sum, one) => sum + one.seconds, 0);
    return seconds > 0 ? this.#work.reduce((sum, { ms }) => sum + ms / 1000, 0) / seconds : undefined;
  }
}

const remember = <T>(list: readonly T[], one: T): T[] => [...list, one].slice(-maxChunks);
