/** The interfaces that the encoder and the stream use for every codec and container. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';

/** Encoded bytes in a buffer of their own, so that it can be transferred to another thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** What a codec hands over from one part of an audio to the next, which another codec encodes later. */
export interface Carry {
  /** The last samples before the next part: those that are not encoded yet, and those that lead in to them. */
  samples: Float32Array;
  /** How many of them are not encoded yet. */
  unencoded: number;
}

/** Every codec turns samples at the output rate, from -1 to 1, into bytes. */
export interface Codec {
  /** The samples are valid only until it returns. Bytes that come later come in the order of the calls. */
  encode(samples: Float32Array): Bytes | Promise<Bytes>;
  /**
   * Returns the bytes that were held back. Where more will follow in another part, up to a frame stays back in the
   * carry.
   */
  end?(isLast: boolean): CodecEnd | Promise<CodecEnd>;
  /** The samples that it got, those of the carry included, and that its bytes so far do not hold. Absent: none. */
  heldBack?(): number;
  release?(): void;
}

export interface CodecEnd {
  bytes: Bytes;
  /** Samples of silence that were added, where a frame with sound in it had to be filled up. */
  added: number;
  /** Absent where nothing follows. */
  carry?: Carry;
}

export interface CodecOpening {
  /** This is the beginning of the whole audio, where a file has its header. */
  isFirst: boolean;
  /** What the part before left. Absent at the beginning. */
  carry?: Carry | undefined;
  /**
   * Encodes the end of the last frame even if it is silence, because a tag tells players where the sound ends. The
   * number of frames then follows from the number of samples.
   */
  isLengthTold?: boolean;
}

export type OpenCodec = (format: AudioFormat, opening: CodecOpening) => Codec | Promise<Codec>;

/** Builds a file from the codec's bytes, which it gets in the order of the text. */
export interface Container {
  /** @param isEnd nothing follows */
  take(bytes: Uint8Array, isEnd: boolean): Bytes;
}
