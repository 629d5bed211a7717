/** The shapes that every codec and container has for the encoder and the stream. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';

/** Encoded bytes in a buffer of their own, so that it can be transferred. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Samples at the output rate to bytes; the shape of every codec. */
export interface Codec {
  encode(samples: Int16Array): Bytes;
  /** Samples that a chunk must have for another to follow, when `sound` come before its silence and it wants `wanted`. */
  joinable?(sound: number, wanted: number): number;
  /** What is held back; unless `last`, no more than belongs to the samples encoded. */
  end?(last: boolean): Bytes;
  release?(): void;
}

/**
 * `first`: the beginning of the whole audio. `anew`: the same samples must give the same bytes, whatever was encoded before.
 */
export type OpenCodec = (format: AudioFormat, first: boolean, anew?: boolean) => Codec | Promise<Codec>;

/** What makes a file of the codec's bytes; it sees them in the order of the text. */
export interface Container {
  /** @param isEnd nothing follows. */
  take(bytes: Uint8Array, isEnd: boolean): Bytes;
}
