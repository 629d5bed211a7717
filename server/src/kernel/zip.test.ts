import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '../testing/zip.ts';
import { zipOf, type ZipEntry } from './zip.ts';

const mtime = new Date('2026-11-21T12:00:00Z');
const entry = (name: string, open: ZipEntry['open']): ZipEntry => ({ name, mtime, open });
const bytes = (text: string) => () => Promise.resolve(Readable.from([Buffer.from(text)]));

test('entries come out as they went in, and missing ones are left out', async () => {
  const entries = [
    entry('one.txt', bytes('first')),
    entry('gone.txt', () => Promise.resolve(undefined)),
    entry('Zwölf 十二.txt', bytes('second')),
    entry('empty.txt', bytes('')),
  ];
  const zip = await readZip(await buffer(zipOf(entries)));
  expect([...zip].map(([name, content]) => [name, content.toString()])).toEqual([
    ['one.txt', 'first'],
    ['Zwölf 十二.txt', 'second'],
    ['empty.txt', ''],
  ]);
  expect((await readZip(await buffer(zipOf([])))).size).toBe(0);
});

/** A megabyte of the same byte, and whether it is open. */
function source(state: { open: number; most: number }): ZipEntry['open'] {
  return () => {
    state.most = Math.max(state.most, ++state.open);
    const body = Readable.from(Array.from({ length: 16 }, () => Buffer.alloc(65_536)));
    body.once('close', () => state.open--);
    return Promise.resolve(body);
  };
}

test('one entry is open at a time, and none after the reader left', async () => {
  const state = { open: 0, most: 0 };
  const entries = Array.from({ length: 20 }, (_, i) => entry(`${i}.bin`, source(state)));
  let size = 0;
  for await (const chunk of zipOf(entries)) size += chunk.length;
  expect(size).toBeGreaterThan(20 * 2 ** 20);
  // The previous entry may not have noticed yet that it was read to its end.
  expect(state.most).toBeLessThanOrEqual(2);
  let begun = 0;
  for await (const chunk of zipOf(entries)) if ((begun += chunk.length) > 1_500_000) break;
  await expect.poll(() => state.open).toBe(0);
});

test('a source that fails fails the zip', async () => {
  const failing = () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('the disk is gone');
        })(),
      ),
    );
  await expect(buffer(zipOf([entry('a', bytes('a')), entry('b', failing)]))).rejects.toThrow('the disk is gone');
  const missing = () => Promise.reject(new Error('not there'));
  await expect(buffer(zipOf([entry('a', missing)]))).rejects.toThrow('not there');
});
