/**
 * The interface of every decoder: it takes the bytes of one file and returns samples. It buffers what is incomplete.
 */
export interface Decoder {
  decode(bytes: Uint8Array): Int16Array;
  free?(): void;
}
