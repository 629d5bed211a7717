/**
 * The speech port: what the outside world is to everything that wants a text spoken.
 * An engine yields encoded audio as it is made, and the times of every input character.
 */
import type { AudioFormat } from '#contract/output-formats.ts';

/** How a voice sounds on its engine, before the listener's settings. Units are the engine's own. */
export interface EngineVoice {
  engine: 'espeak';
  /** espeak-ng voice with variant, such as `en-gb+f3`. */
  name: string;
  /** Words per minute at speed 1. */
  rate: number;
  /** Base pitch, 0 to 99. */
  pitch: number;
  /** Pitch range at stability 0.5, 0 to 99. */
  range: number;
}

export interface SpeechOrder {
  text: string;
  voice: EngineVoice;
  /** 0.7 to 1.2; 1 is the voice's own rate. */
  speed: number;
  /** 0 (most variable) to 1 (most even). */
  stability: number;
  format: AudioFormat;
}

/** Times are seconds from the start of the whole audio. Arrays are of equal length. */
export interface TimedSpan {
  text: string;
  start: number;
  end: number;
}

/** Timings of one stretch of input text. `characters` are Unicode code points and join to exactly that stretch. */
export interface Alignment {
  characters: string[];
  starts: number[];
  ends: number[];
  words: TimedSpan[];
  phonemes: TimedSpan[];
}

/**
 * One step of a speech. The first steps are about 100 ms of audio, later ones about 400 ms; the step that ends a stretch
 * of text (a sentence) carries its alignment. Over a whole speech the alignments' characters join to the input text.
 */
export interface SpeechPiece {
  /** Encoded bytes; may be empty (an encoder holding back a frame, or a stretch that is silent). */
  audio: Uint8Array;
  /** Seconds of audio made so far, this piece included. */
  seconds: number;
  alignment?: Alignment;
  /** Told once where it happens: e.g. `{ code: 'alignment_gap', message }`. */
  warning?: { code: string; message: string };
}

export interface Speech {
  /**
   * Speaks `order.text`. Ends early without error when `signal` aborts (at once between audio steps; alignment of the
   * unfinished sentence is then missing).
   * @throws SpeechBusy when the queue is full: nothing was started. SpeechFailed when the engine died, hung or refused.
   */
  speak(order: SpeechOrder, signal: AbortSignal): AsyncIterable<SpeechPiece>;
  /** Name and version of the engine, for `/health` and `doctor`. */
  describe(): Promise<{ engine: string; version: string; voices: number; workers: number }>;
  close(): Promise<void>;
}

export class SpeechBusy extends Error {
  override name = 'SpeechBusy';
}

export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
}
