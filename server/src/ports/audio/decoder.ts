/** The shape of every decoder: bytes of one file in, samples out. What is not whole yet waits inside. */
export interface Decoder {
  decode(bytes: Uint8Array): Int16Array;
  free?(): void;
}
