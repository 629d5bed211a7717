/** The shape that every codec has for the encoder. */

/** Encoded bytes in a buffer of their own, so that it can be transferred. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Samples at the output rate to bytes; the shape of every codec. */
export interface Codec {
  encode(samples: Int16Array): Bytes;
  /** Samples that a stretch must have for another to follow, when `sound` come before its silence and it wants `wanted`. */
  joinable?(sound: number, wanted: number): number;
  /** What is held back; unless `last`, no more than belongs to the samples encoded. */
  end?(last: boolean): Bytes;
  release?(): void;
}
