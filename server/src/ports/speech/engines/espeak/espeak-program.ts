/** One build of espeak-ng, as the engine uses it: the package's, or the library of the system. */
export interface EspeakProgram {
  /** Samples per second. */
  rate: number;
  voices: { identifier: string; languages: { name: string }[] }[];
  /** Returns false when there is no such voice. */
  setVoice(file: string): boolean;
  setDelivery(delivery: { rate: number; pitch: number; range: number }): void;
  /** Blocks until it is done. `take` returns true to stop, and must not throw. */
  synthesize(ssml: string, take: (samples: Int16Array, events: ProgramEvent[]) => boolean): void;
  /** Forgets everything that was spoken: what is spoken next always gives the same samples. The voice must be set again. */
  restart(): void;
}

export interface ProgramEvent {
  kind: 'word' | 'phoneme';
  /** Seconds from the start of the call. */
  at: number;
  /** 1-based, in code points of the text that was passed (entities count as written). */
  position: number;
  /** A count of code points, which may reach into the next word. */
  length: number;
  /** IPA of a phoneme. */
  symbol: string;
}
