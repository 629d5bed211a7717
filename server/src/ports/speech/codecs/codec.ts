/** The interfaces that the encoder and the stream use for every codec and container. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';

/** Encoded bytes in a buffer of their own, so that it can be transferred to another thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Every codec turns samples at the output rate into bytes. */
export interface Codec {
  encode(samples: Int16Array): Bytes;
  /**
   * The number of samples that a chunk needs so that another can follow it, when it has `sound` samples before its
   * silence and asks for `wanted` in all.
   */
  joinable?(sound: number, wanted: number): number;
  /** Returns the bytes that were held back. Unless `last` is set, no more than those of the samples encoded so far. */
  end?(last: boolean): Bytes;
  release?(): void;
}

/**
 * `first`: this is the beginning of the whole audio. `anew`: the same samples must give the same bytes, whatever was
 * encoded before.
 */
export type OpenCodec = (format: AudioFormat, first: boolean, anew?: boolean) => Codec | Promise<Codec>;

/** Builds a file from the codec's bytes, which it gets in the order of the text. */
export interface Container {
  /** @param isEnd nothing follows */
  take(bytes: Uint8Array, isEnd: boolean): Bytes;
}
