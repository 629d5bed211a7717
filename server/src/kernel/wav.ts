/** Writes the header of a RIFF file with mono samples. */
export const wavHeaderBytes = 44;

const unknown = 0xffffffff;

/** The tags of RFC 2361, and how many bytes a sample has. */
const encodings = {
  pcm: { tag: 1, bytes: 2 },
  alaw: { tag: 6, bytes: 1 },
  ulaw: { tag: 7, bytes: 1 },
} as const;
export type WavEncoding = keyof typeof encodings;

/**
 * @param sampleRate in Hz.
 * @param size of the whole file in bytes. Without it, a stream of unknown length: both sizes are the greatest there is,
 *   which players take as "to the end".
 */
export function wavHeader(sampleRate: number, size?: number, encoding: WavEncoding = 'pcm'): Uint8Array<ArrayBuffer> {
  const { tag, bytes } = encodings[encoding];
  const header = Buffer.alloc(wavHeaderBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(size === undefined ? unknown : size - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(tag, 20);
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * bytes, 28); // bytes per second
  header.writeUInt16LE(bytes, 32); // bytes per sample
  header.writeUInt16LE(8 * bytes, 34); // bits per sample
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(size === undefined ? unknown : size - wavHeaderBytes, 40);
  return new Uint8Array(header);
}
