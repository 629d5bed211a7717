import { closeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLocked, lockFile } from './file-lock.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-lock-'));
  file = path.join(folder, 'some.lock');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a lock is held until its file is closed, in the same process too', () => {
  expect(isLocked(file)).toBe(false);
  const first = lockFile(file)!;
  expect([isLocked(file), lockFile(file)]).toEqual([true, undefined]);
  closeSync(first);
  expect(isLocked(file)).toBe(false);
  closeSync(lockFile(file)!);
});

test('a file system without locks is refused in one sentence', () => {
  const lock = () => {
    throw Object.assign(new Error('no locks available'), { code: 'ENOLCK' });
  };
  const mount = { point: '/srv', type: 'nfs', options: ['rw'] };
  expect(() => lockFile(file, { lock, mount })).toThrow(
    `The file system that holds ${folder} has no locks (nfs, ENOLCK), so that two servers could use the folder at once: set DATA_DIR to a folder on a disk of this machine, or mount it with locks.`,
  );
});

test('a network file system whose locks other machines do not see is refused, although it grants them', () => {
  const mount = { point: '/srv', type: 'nfs4', options: ['rw', 'local_lock=all'] };
  expect(() => lockFile(file, { mount })).toThrow(/has no locks \(nfs4, mounted without locks\)/);
});
