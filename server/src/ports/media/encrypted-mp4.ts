/** Whether the sound of an mp4 is encrypted. ffmpeg tells it nowhere: it decodes what is encrypted to noise. */
import { open } from 'node:fs/promises';

const headerBytes = 8;
const wideHeaderBytes = 16;
/** The index of ten hours takes some ten megabytes. */
const maxIndexBytes = 64 * 2 ** 20;
/** The names that stand in the place of a codec's where its data is protected. */
const protectedEntries = ['enca', 'drms'];

export async function isEncryptedMp4(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size: end } = await handle.stat();
    const read = async (at: number, length: number) =>
      (await handle.read(Buffer.alloc(length), 0, length, at)).buffer.subarray(0, length);
    for (let at = 0; at + headerBytes <= end;) {
      const header = await read(at, wideHeaderBytes);
      const short = header.readUInt32BE(0);
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
      if (header.toString('latin1', 4, 8) === 'moov') {
        const index = await read(at, Math.min(size, end - at, maxIndexBytes));
        return (
          protectedEntries.some((name) => index.includes(name, 0, 'latin1')) && index.includes('sinf', 0, 'latin1')
        );
      }
      if (size < headerBytes) return false;
      at += size;
    }
    return false;
  } finally {
    await handle.close();
  }
}
