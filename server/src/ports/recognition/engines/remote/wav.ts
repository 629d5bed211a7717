/** A WAV file of 16-bit samples, which every provider reads. Pure. */
import { recognitionRate } from '../../port.ts';

export function wavOf(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(recognitionRate, 24);
  bytes.writeUInt32LE(2 * recognitionRate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (let i = 0; i < samples.length; i++) {
    const sample = Math.round((samples[i] ?? 0) * 32767);
    bytes.writeInt16LE(Math.max(-32768, Math.min(32767, sample)), 44 + 2 * i);
  }
  return bytes;
}
