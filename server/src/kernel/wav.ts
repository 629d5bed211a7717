/** Writes the header of a RIFF file with 16-bit mono samples. */
export const wavHeaderBytes = 44;

const unknown = 0xffffffff;

/**
 * @param sampleRate in Hz.
 * @param size of the whole file in bytes. Without it, a stream of unknown length: both sizes are the greatest there is,
 *   which players take as "to the end".
 */
export function wavHeader(sampleRate: number, size?: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(wavHeaderBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(size === undefined ? unknown : size - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28); // bytes per second
  header.writeUInt16LE(2, 32); // bytes per sample
  header.writeUInt16LE(16, 34); // bits per sample
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(size === undefined ? unknown : size - wavHeaderBytes, 40);
  return new Uint8Array(header);
}
