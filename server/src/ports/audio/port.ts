/** The audio port turns encoded audio into plain samples. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeaderBytes } from '../../kernel/wav.ts';

export interface Audio {
  /**
   * Makes a 16-bit mono wav of exactly `seconds`, with sound where the times of the text say it is (the encoder's delay
   * is removed). It reads no further than it is read itself, and stops when its reader leaves.
   * @param bytes a whole file of `format`, as our encoders write it
   * @throws when the bytes are not such a file, or end early
   */
  toWav(bytes: AsyncIterable<Uint8Array>, format: AudioFormat, seconds: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Returns the size of the wav that `toWav` makes. */
export const wavSize = ({ sampleRate }: AudioFormat, seconds: number): number =>
  wavHeaderBytes + 2 * Math.round(seconds * sampleRate);
