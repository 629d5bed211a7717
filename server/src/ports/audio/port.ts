/** The audio port: turns what the encoders made into plain samples. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeaderBytes } from '../../kernel/wav.ts';

export interface Audio {
  /**
   * A 16-bit mono wav of exactly `seconds`, with sound where the times of the text say it is (an encoder's delay is taken
   * off). Reads no further than it is read itself, and stops reading when its reader leaves.
   * @param bytes a whole file of `format`, as our encoders write it.
   * @throws where the bytes are no such file, or end early.
   */
  toWav(bytes: AsyncIterable<Uint8Array>, format: AudioFormat, seconds: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Bytes of the wav that `toWav` makes. */
export const wavSize = ({ sampleRate }: AudioFormat, seconds: number): number =>
  wavHeaderBytes + 2 * Math.round(seconds * sampleRate);
