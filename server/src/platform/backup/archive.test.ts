/** Invalid archives are refused before anything is done with them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArchive, type Table } from './archive.ts';
import { manifest, writeArchive } from '../../testing/cli.ts';

let folder: string;
const file = () => path.join(folder, 'archive.tar.gz');
const users: Table = { name: 'user_account', columns: ['user_id'], rows: 1 };

beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'veery-archive-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each<[string, [string, string][], RegExp]>([
  ['no manifest', [['files/a', 'x']], /does not begin with a manifest/],
  ['a manifest that is no JSON', [['manifest.json', '{']], /JSON/],
  ['somebody else’s manifest', [['manifest.json', '{"format":"x"}']], /its manifest is not one of Veery/],
  ['a later format', [manifest([], { format: 2 })], /newer Veery/],
  ['a missing table', [manifest([users])], /the table user_account is missing/],
  ['a table nobody announced', [manifest(), ['tables/secret.copy', 'x']], /does not belong in it/],
  ['a way out of the folder', [manifest(), ['files/../../etc/passwd', 'x']], /does not belong in it/],
  ['an absolute name', [manifest(), ['/etc/passwd', 'x']], /does not belong in it/],
  ['a hidden file', [manifest(), ['files/.pending/x', 'x']], /does not belong in it/],
  ['a link', [manifest(), ['files/a->/etc/passwd', '']], /is not a plain file/],
  ['a second key', [manifest(), ['secret.key', 'a'], ['secret.key', 'b']], /does not belong in it/],
  ['an endless key', [manifest(), ['secret.key', 'a'.repeat(2000)]], /does not belong in it/],
])('an archive with %s is refused', async (_name, entries, reason) => {
  await expect(readArchive({ file: await writeArchive(file(), ...entries) })).rejects.toThrow(reason);
});

test('a file that is not an archive is refused', async () => {
  await writeFile(file(), 'hello');
  await expect(readArchive({ file: file() })).rejects.toThrow('incorrect header check');
  await writeFile(file(), gzipSync('hello'));
  await expect(readArchive({ file: file() })).rejects.toThrow();
  await writeFile(file(), '');
  await expect(readArchive({ file: file() })).rejects.toThrow();
});
