/** What the processes of recognisers are asked for, and what they answer. Times are seconds from the part's beginning. */

export interface RecognisePart {
  samples: Float32Array;
  language?: string;
  translate?: boolean;
  keyterms?: readonly string[];
  diarise?: { speakers?: number; threshold?: number };
  audioEvents?: boolean;
  temperature?: number;
  seed?: number;
}

export interface PartWord {
  text: string;
  start: number;
  end: number;
  confidence: number | null;
  /** It stands directly at the word before, as in Chinese. */
  isJoined?: boolean;
  isEvent?: boolean;
  speaker?: number;
}

export interface PartResult {
  words: PartWord[];
  /** What was spoken, where the recogniser says. */
  language?: string;
  /** The times were estimated. */
  isEstimated?: boolean;
  /** Its words name speakers, counted within the part. */
  speakersPerPart?: boolean;
}

export interface OpenStream {
  stream: number;
  language?: string;
}

export interface PushStream {
  stream: number;
  samples: Float32Array;
}

export interface CommitStream {
  stream: number;
}

export interface StreamResult {
  partial: string;
}

export interface AlignPart {
  samples: Float32Array;
  words: readonly string[];
}

/** Undefined for a word that cannot be said. */
export type AlignedSpoken = { start: number; end: number; loss: number } | undefined;
