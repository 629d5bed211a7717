import { readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ChecksumMismatch, InvalidModel, ModelExists, ModelMissing } from './port.ts';
import { createTally } from './unpack/entries.ts';
import { unpackTar } from './unpack/tar.ts';
import { archiveOf, describeItself, filesOf, manifestOf, openStore, tar } from './store.suite.ts';

const signal = new AbortController().signal;
let disk: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => void (disk = await openStore()));
afterEach(() => disk.close());

/** What is in the folder beside models: nothing may be left of an installation that failed. */
const leftovers = async () => (await readdir(path.join(disk.store.folder, '.staging'))).length;
const installed = async () => (await disk.store.list()).models.map(({ manifest }) => manifest.id);

async function zip(files: Record<string, string>, isCompressed = true): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(files))
    file.addBuffer(Buffer.from(content), name, { compress: isCompressed });
  file.end();
  return buffer(file.outputStream as Readable);
}

/** A tar.bz2 of the files of `amy`, in a folder. No package of ours writes bzip2. */
const bzip2Archive = Buffer.from(
  [
    'QlpoOTFBWSZTWUHmsxsACs1fuPaQVAf/FAxilgv//9/qEAAEAAACIChAAdzp3d3RwypqaaD0TQ0DaQAAAAA9TTT0g0jKjI09J6T1AAAAAaAAAD',
    'TSkZqabUAGgAAADQAAAkkJqepkNE2U2iZGhoGg0AGhoGl4OX38PWAbLobU15wa5xIUA1gwA5IVoBWWOpC1kyQjMKAMLpfCDVh02ek6SAEkGfoq',
    '2eTX3YbDKgiSKFqsfWB2MhJLEZPtuFNQVR5IBUqASpZm8Jb9PAy78LnsY4Pc88z2KlgKERDODALhoc17TMEAFBgE4XUDCIhlNTTA8OHE8H36Ju',
    'jrisijYA+cPiCXjR6AgolQALfSRmRAGECDQHOXGhVo0Nl8qcFuTA5OAwslZMlaDHzGh5JjrXW6VACTUV2nXp+1CW2nkHfiAyUgeDzfqPxL+ACA',
    'BEQCYgfeOLQn1quQOLqu25bH2PVBXUAgEkDi6Uk4CASQOlau4AAgAREBTc2J45NH07zEKRKZDCQMG2chrRjjmITXlzyqGfL4cTKJMrf5DIRg8i',
    'DYjmuBWvzdkZaxsdUwaKp5Ug1OK+4vMMgQCSC+43Wk8zVw/YPI7Zh5jDN8lIS3AdhyywtpxAIBJBXYZzBVc2hwYaItoJIABJAiVAFBIgm1Atr1',
    'RdWjWSf4u5IpwoSCDzWY2A==',
  ].join(''),
  'base64',
);

test.each<[string, () => Promise<Buffer>]>([
  ['tar.gz', () => archiveOf(filesOf(manifestOf('amy')))],
  ['tar', async () => tar(Object.entries(filesOf(manifestOf('amy'))).map(([name, content]) => [{ name }, content]))],
  ['zip', () => zip(filesOf(manifestOf('amy')))],
  ['stored zip', () => zip(filesOf(manifestOf('amy')), false)],
])('a model is installed from a %s, with a checksum of every file', async (_kind, make) => {
  const model = await disk.install(await make());
  expect(model.manifest.id).toBe('amy');
  expect(Object.keys(model.manifest.checksums).sort()).toEqual(['espeak-ng-data/phontab', 'model.onnx', 'tokens.txt']);
  expect(model.bytes).toBeGreaterThan(40_000);
  expect(await readFile(path.join(model.folder, 'tokens.txt'), 'utf8')).toContain('_ 0');
  expect(await installed()).toEqual(['amy']);
  expect(await disk.store.check('amy', signal)).toEqual([]);
  expect(await leftovers()).toBe(0);
});

test('a tar.bz2 is read, and refused where it is cut or changed', async () => {
  await disk.install(bzip2Archive);
  expect(await installed()).toEqual(['amy']);
  await disk.store.remove('amy');
  await expect(disk.install(bzip2Archive.subarray(0, bzip2Archive.length - 20))).rejects.toThrow(InvalidModel);
  const changed = Buffer.from(bzip2Archive);
  changed[Math.floor(changed.length / 2)]! ^= 1;
  await expect(disk.install(changed)).rejects.toThrow(InvalidModel);
  expect(await installed()).toEqual([]);
});

test('a folder is installed as a copy', async () => {
  const folder = await disk.writeFolder(filesOf(manifestOf('amy')));
  await disk.store.install({ from: [folder], describe: describeItself }, signal);
  await rm(folder, { recursive: true });
  expect(await installed()).toEqual(['amy']);
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['a path that climbs', () => tar([[{ name: '../evil' }, 'x']]), /leads elsewhere/],
  ['an absolute path', () => tar([[{ name: '/etc/evil' }, 'x']]), /leads elsewhere/],
  ['a path of Windows', () => tar([[{ name: 'C:evil' }, 'x']]), /leads elsewhere/],
  ['a backslash', () => tar([[{ name: 'a\\..\\evil' }, 'x']]), /leads elsewhere/],
  ['a symbolic link', () => tar([[{ name: 'a', type: 'symlink', linkname: '/etc/passwd' }]]), /link or a device/],
  ['a hard link', () => tar([[{ name: 'a', type: 'link', linkname: '/etc/passwd' }]]), /link or a device/],
  ['a device', () => tar([[{ name: 'a', type: 'character-device' }]]), /link or a device/],
  [
    'a name that is there twice',
    () =>
      tar([
        [{ name: 'a' }, 'x'],
        [{ name: 'A' }, 'y'],
      ]),
    /twice/,
  ],
  ['folders without end', () => tar([[{ name: 'a/'.repeat(40) + 'b' }, 'x']]), /nested/],
])('an archive with %s is refused before anything of it is written', async (_kind, make, reason) => {
  const tally = createTally({ maxBytes: 1e6, maxFiles: 10 });
  const attempt = unpackTar([await make()], disk.base, tally);
  await expect(attempt).rejects.toThrow(InvalidModel);
  await expect(attempt).rejects.toThrow(reason);
});

test('an archive that grows without end is refused', async () => {
  const archive = await tar([
    [{ name: 'a' }, '\0'.repeat(2000)],
    [{ name: 'b' }, '\0'.repeat(2000)],
  ]);
  const unpack = (limits: { maxBytes: number; maxFiles: number }) =>
    unpackTar([archive], disk.base, createTally(limits));
  await expect(unpack({ maxBytes: 3000, maxFiles: 10 })).rejects.toThrow(/holds more than 0 MB/);
  await rm(path.join(disk.base, 'a'));
  await rm(path.join(disk.base, 'b'));
  await expect(unpack({ maxBytes: 1e6, maxFiles: 1 })).rejects.toThrow(/more than 1 files/);
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ['no archive', () => Promise.resolve(Buffer.from('<!doctype html><title>Not found</title>')), /no tar/],
  ['a cut tar.gz', async () => (await archiveOf(filesOf(manifestOf('amy')))).subarray(0, 200), /damaged/],
  ['a cut zip', async () => (await zip(filesOf(manifestOf('amy')))).subarray(0, 300), /ends too early/],
  ['no model', () => tar([[{ name: 'readme.txt' }, 'x']]), /no model\.json/],
  ['a manifest that is no JSON', () => tar([[{ name: 'model.json' }, '{']]), /not JSON/],
  ['a manifest of another shape', () => tar([[{ name: 'model.json' }, '{"format":2}']]), /not valid at/],
  [
    'a file that lies elsewhere',
    () => archiveOf(filesOf(manifestOf('amy', { files: { model: '../../../etc/passwd', tokens: 'tokens.txt' } }))),
    /lies elsewhere|lacks/,
  ],
  [
    'a missing file',
    () => archiveOf({ ...filesOf(manifestOf('amy', { files: { model: 'other.onnx', tokens: 'tokens.txt' } })) }),
    /lacks the file other\.onnx/,
  ],
  [
    'a role of another family',
    () =>
      archiveOf(
        filesOf(manifestOf('amy', { files: { model: 'model.onnx', tokens: 'tokens.txt', vocoder: 'model.onnx' } })),
      ),
    /no file for vocoder/,
  ],
  [
    'a cloning model without a recording',
    () =>
      archiveOf(
        filesOf(
          manifestOf('amy', {
            family: 'zipvoice',
            files: { tokens: 'tokens.txt', encoder: 'model.onnx', decoder: 'model.onnx', vocoder: 'model.onnx' },
          }),
        ),
      ),
    /no recording/,
  ],
])('%s is refused, and nothing of it stays', async (_kind, make, reason) => {
  const attempt = disk.install(await make());
  await expect(attempt).rejects.toThrow(InvalidModel);
  await expect(attempt).rejects.toThrow(reason);
  expect(await installed()).toEqual([]);
  expect(await leftovers()).toBe(0);
});

test('a file that differs from its published checksum is not installed, and one that changes later is found', async () => {
  const wrong = manifestOf('amy', { checksums: { 'model.onnx': '0'.repeat(64) } });
  await expect(disk.install(await archiveOf(filesOf(wrong)))).rejects.toThrow(ChecksumMismatch);
  expect(await installed()).toEqual([]);
  const { folder } = await disk.install(await archiveOf(filesOf(manifestOf('amy'))));
  await writeFile(path.join(folder, 'model.onnx'), 'other weights');
  expect(await disk.store.check('amy', signal)).toEqual(['The file model.onnx differs from its checksum.']);
  await rm(path.join(folder, 'tokens.txt'));
  expect(await disk.store.check('amy', signal)).toEqual([
    'The folder holds no model that can be loaded: it lacks the file tokens.txt.',
  ]);
  await expect(disk.store.check('other', signal)).rejects.toThrow(ModelMissing);
});

test('a model is installed once, also by two servers that share the folder', async () => {
  const other = await openStore(disk.base);
  const archive = await archiveOf(filesOf(manifestOf('amy')));
  const seen = Promise.withResolvers<void>();
  other.store.watch(seen.resolve);
  const results = await Promise.allSettled([disk.install(archive), other.install(archive), disk.install(archive)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ModelExists);
  await seen.promise;
  expect((await other.store.list()).models).toHaveLength(1);
  const gone = Promise.withResolvers<void>();
  other.store.watch(gone.resolve);
  await disk.store.remove('amy');
  await gone.promise;
  expect((await other.store.list()).models).toEqual([]);
  await expect(disk.store.remove('amy')).rejects.toThrow(ModelMissing);
  await other.close();
});

test('the folder is read once for requests that come together, and again after a change', async () => {
  expect(disk.store.list()).toBe(disk.store.list());
  const folder = await disk.writeFolder(filesOf(manifestOf('amy')));
  await disk.store.install({ from: [folder], describe: describeItself }, signal);
  expect(await installed()).toEqual(['amy']);
});

test('an installation that is stopped leaves nothing', async () => {
  const stop = new AbortController();
  const from = [await disk.write(await archiveOf(filesOf(manifestOf('amy'))))];
  const stopped = disk.store.install({ from, describe: describeItself, onProgress: () => stop.abort() }, stop.signal);
  await expect(stopped).rejects.toThrow();
  expect(await installed()).toEqual([]);
  expect(await leftovers()).toBe(0);
});

test('what is no model is told, and neither a link nor a name leads out of the folder', async () => {
  const { folder } = await disk.install(await archiveOf(filesOf(manifestOf('amy'))));
  await rm(path.join(folder, 'tokens.txt'));
  await symlink('/etc/passwd', path.join(folder, 'tokens.txt'));
  // The folder is read again when its manifest changes.
  await sleep(5);
  await writeFile(path.join(folder, 'model.json'), JSON.stringify(manifestOf('amy')));
  await expect
    .poll(() => disk.store.list())
    .toMatchObject({ models: [], broken: [{ id: 'amy', reason: 'its file tokens.txt lies elsewhere' }] });
  for (const id of ['../models', '.staging', 'a/b', '..', ''])
    await expect(disk.store.remove(id)).rejects.toThrow(ModelMissing);
  await disk.store.remove('amy');
  expect((await disk.store.list()).broken).toEqual([]);
});
