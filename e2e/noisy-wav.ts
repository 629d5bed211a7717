/** Seconds after which a long file repeats itself, so that it is made fast. */
const period = 4;

/** A wav file of one channel and 16 bits: bursts like words over noise. */
export function wavOf(seconds: number, noise: number, sampleRate = 16_000): Buffer {
  const count = Math.round(seconds * sampleRate);
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(sampleRate, 24);
  data.writeUInt32LE(sampleRate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  // The noise is the same at every run.
  let seed = 1;
  const unique = Math.min(count, period * sampleRate);
  for (let at = 0; at < unique; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const time = at / sampleRate;
    const word =
      Math.max(0, Math.sin(2 * Math.PI * 1.7 * time)) * Math.sin(2 * Math.PI * (180 + 40 * Math.sin(3 * time)) * time);
    const sample = 0.4 * word + noise * ((seed / 2_147_483_647) * 2 - 1);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), 44 + at * 2);
  }
  for (let at = unique; at < count; at += unique)
    data.copy(data, 44 + at * 2, 44, 44 + Math.min(unique, count - at) * 2);
  return data;
}
