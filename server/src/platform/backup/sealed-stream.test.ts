import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-stream.ts';

const cheap = 1024;
const passphrase = 'correct horse battery';
const read = async (source: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(source));
async function* pieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const opened = (bytes: Buffer, by = passphrase) => read(unseal(by, cheap)(pieces(bytes)));

test('what is sealed opens with its passphrase alone, whole and unchanged', async () => {
  for (const size of [0, 1, 64 * 1024, 64 * 1024 + 1, 200_000]) {
    const content = Buffer.alloc(size, 'The ferry leaves at nine. ');
    const sealed = await read(seal(passphrase, cheap)(pieces(content)));
    expect(sealed.includes('ferry')).toBe(false);
    expect((await opened(sealed)).equals(content), String(size)).toBe(true);
  }
  const sealed = await read(seal(passphrase, cheap)(pieces(Buffer.alloc(150_000, 7))));
  await expect(opened(sealed, 'another passphrase')).rejects.toThrow('the passphrase is another one');
  const changed = Buffer.from(sealed);
  changed[100_000]! ^= 1;
  await expect(opened(changed)).rejects.toThrow('the file was changed');
  const head = 31;
  const chunk = 64 * 1024 + 16;
  const [first, second, rest] = [
    sealed.subarray(head, head + chunk),
    sealed.subarray(head + chunk, head + 2 * chunk),
    sealed.subarray(head + 2 * chunk),
  ];
  const swapped = Buffer.concat([sealed.subarray(0, head), second, first, rest]);
  for (const wrong of [swapped, sealed.subarray(0, head + chunk), sealed.subarray(0, 20), sealed.subarray(0, -1)]) {
    await expect(opened(wrong)).rejects.toThrow();
  }
});
