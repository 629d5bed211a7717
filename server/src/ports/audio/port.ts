/** The audio port converts encoded audio: to plain samples, and to another loudness. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeaderBytes } from '../../kernel/wav.ts';

type Chunks = AsyncIterable<Uint8Array>;

export interface Audio {
  /**
   * Makes a 16-bit mono wav of exactly `seconds`, with sound where the times of the text say it is (the encoder's delay
   * is removed). It reads no further than it is read itself, and stops when its reader leaves.
   * @param bytes a whole file of `format`, as our encoders write it
   * @throws when the bytes are not such a file, or end early
   */
  toWav(bytes: Chunks, format: AudioFormat, seconds: number): Chunks;
  /**
   * Measures a file after ITU-R BS.1770, and what each target would do to it. What was measured is remembered by `key`.
   * @param open is called when the file has to be read
   * @throws as `toWav`
   */
  measure(
    key: string,
    open: () => Promise<Chunks>,
    source: AudioSource,
    targets: LoudnessTarget[],
  ): Promise<Measurement>;
  /**
   * Gives a file another loudness, in any format. The file is read twice: it is measured before the first byte is written,
   * so that peaks can be turned down exactly as far as they have to be. Silence stays silence.
   * @throws as `toWav`
   */
  toLoudness(open: () => Promise<Chunks>, source: AudioSource, lufs: number, output: AudioFormat): Chunks;
  /**
   * Takes the noise out of samples of one channel at `isolationRate`, from -1 to 1, and encodes what is left while they come.
   * Speech stays where it was in time. It reads no further than it is read itself, and stops when its reader leaves.
   * @throws what reading the samples throws
   */
  isolate(
    samples: AsyncIterable<Float32Array<ArrayBuffer>>,
    output: AudioFormat,
    options: { keepOriginal: boolean },
  ): AsyncIterable<IsolatedChunk>;
  close(): Promise<void>;
}

export const isolationRate = 48_000;
/** The engine that `isolate` uses. */
export const isolationEngine = 'rnnoise';

export interface IsolatedChunk {
  /** A piece of the file with the isolated sound, which may be empty. */
  audio: Uint8Array<ArrayBuffer>;
  /** A piece of the file with the sound as it was, in the same format; empty where it is not kept. */
  original: Uint8Array<ArrayBuffer>;
  /** Seconds of sound so far. */
  seconds: number;
  /** With the last chunk. */
  measures?: IsolationMeasures;
}

export interface IsolationMeasures {
  /** 50 heights a second, 255 is full scale. */
  isolatedPeaks: Uint8Array<ArrayBuffer>;
  originalPeaks: Uint8Array<ArrayBuffer>;
  /** The highest sample of the original, from 0 to 1. */
  highest: number;
  /** Whether anybody seems to speak in it. */
  hasSpeech: boolean;
}

export interface AudioSource {
  format: AudioFormat;
  seconds: number;
}

export interface LoudnessTarget {
  lufs: number;
  /** No true peak is higher, in dB relative to full scale. */
  ceilingDb: number;
}

export interface GainPlan {
  /** The factor of every sample. */
  gain: number;
  /** A further factor for each frame of so many samples; null where no peak has to be limited. */
  limits: Float32Array<ArrayBuffer> | null;
  frameLength: number;
  /** By how much the highest peak is turned down. */
  limitedDb: number;
}

export interface Measurement {
  /** Null for silence. */
  lufs: number | null;
  truePeakDb: number | null;
  /** One for each target, in their order; none for silence. */
  plans: GainPlan[];
}

/** Returns the size of a wav of that length. */
export const wavSize = ({ sampleRate }: AudioFormat, seconds: number): number =>
  wavHeaderBytes + 2 * Math.round(seconds * sampleRate);
