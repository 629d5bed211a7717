import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFileParts } from './file-parts.ts';

const blockBytes = 256 * 1024;
const strideBytes = 192 * 1024;
const content = Buffer.from(Array.from({ length: 3 * blockBytes + 100 }, (_, i) => (i * 7 + (i >> 8)) % 256));
let folder = '';
let parts = createFileParts();
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'veery-parts-'))));
afterEach(() => parts.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer, name = `${Math.random()}`): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}
const isSame = (part: Uint8Array, start: number, end: number) =>
  Buffer.compare(part, content.subarray(start, end + 1)) === 0;

test('a part is what the file holds there, within a block, over an edge, and at the end', async () => {
  const file = await fileOf(content);
  parts = createFileParts({ maxBlocks: 2 });
  const edge = blockBytes;
  for (const [start, end] of [
    [0, 0],
    [10, 99],
    [edge - 5, edge + 5],
    [edge, 2 * edge - 1],
    [edge - 1, 2 * edge],
    [strideBytes - 1, strideBytes + 65_000],
    [1, edge + 1],
    [content.length - 10, content.length - 1],
  ] as const) {
    expect(isSame(await parts.read(file, start, end), start, end), `${start}-${end}`).toBe(true);
  }
  expect((await parts.read(file, content.length - 10, content.length + 90)).length).toBe(10);
  expect((await parts.read(file, content.length + 10, content.length + 90)).length).toBe(0);
  const many = Array.from({ length: 40 }, (_, i) => [i * 20_000, i * 20_000 + 999] as const);
  const read = await Promise.all(
    many.map(async ([start, end]) => isSame(await parts.read(file, start, end), start, end)),
  );
  expect(read).toEqual(many.map(() => true));
});

test('a file that was removed or replaced is not read from memory', async () => {
  parts = createFileParts();
  const file = await fileOf(Buffer.from('before'));
  await expect(parts.read(path.join(folder, 'nothing'), 0, 1)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(Buffer.from(await parts.read(file, 0, 5)).toString()).toBe('before');
  await rename(await fileOf(Buffer.from('after!')), file);
  expect(Buffer.from(await parts.read(file, 0, 5)).toString()).toBe('after!');
  await rm(file);
  await expect(parts.read(file, 0, 5)).rejects.toMatchObject({ code: 'ENOENT' });
});

/** The files of the folder that this process has open. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).map((target) => path.basename(target));
}

test.skipIf(!existsSync('/proc/self/fd'))(
  'a file is closed when it is forgotten, idle, or one of too many',
  async () => {
    parts = createFileParts({ maxFiles: 2, idleMs: 20 });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => fileOf(content, name)));
    const read = (file = '') => parts.read(file, 0, 9);
    // Some readers are under way when the file is forgotten. They are given what they asked for.
    const underWay = [read(a), read(a), read(a)];
    parts.forget(a ?? '');
    for (const part of await Promise.all(underWay)) expect(isSame(part, 0, 9)).toBe(true);
    for (const file of [a, b, c]) await read(file);
    await expect.poll(openFiles).not.toContain('a');
    await expect.poll(openFiles).toEqual([]);
    await read(b);
    parts.close();
    await expect.poll(openFiles).toEqual([]);
  },
);
