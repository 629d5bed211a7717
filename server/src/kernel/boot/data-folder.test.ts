import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BootError } from './boot-error.ts';
import { openDataFolder, readOwner } from './data-folder.ts';

let temp: string;
let dir: string;

beforeEach(async () => {
  temp = await mkdtemp(path.join(os.tmpdir(), 'veery-folder-'));
  dir = path.join(temp, 'data');
});
const others = new Set<() => Promise<unknown>>();
afterEach(async () => {
  await Promise.all([...others].map((kill) => kill()));
  others.clear();
  await rm(temp, { recursive: true, force: true });
});

/** A process that is started by these has its own numbering of processes, as in another container. */
const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const mayUnshare = spawnSync('unshare', [...inNamespace.slice(1), 'true']).status === 0;

const modulePath = fileURLToPath(new URL('data-folder.ts', import.meta.url));

/** Starts another process that opens the folder, says so and stays until it is killed. */
async function otherProcess(...launcher: string[]) {
  const script = `
    const { openDataFolder } = await import(${JSON.stringify(modulePath)});
    try { await (await openDataFolder(process.argv[1])).setAddress(4141, 'postgres://x'); console.log('open'); }
    catch (error) { console.log(error.message); process.exit(1); }
    setInterval(() => {}, 1000);`;
  const [program = '', ...args] = [...launcher, process.execPath, '--input-type=module', '-e', script, dir];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const answer = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  others.add(kill);
  return { pid: child.pid!, answer, kill };
}

test('the folder is private to its user, and names its owner until it is released', async () => {
  const folder = await openDataFolder(dir);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  await folder.setAddress(4100, 'postgres://somewhere');
  expect(await readOwner(dir)).toMatchObject({ pid: process.pid, port: 4100, databaseUrl: 'postgres://somewhere' });
  expect((await stat(path.join(dir, 'owner.json'))).mode & 0o777).toBe(0o600);
  await folder.release();
  expect(await readOwner(dir)).toBeUndefined();
  // The file of the lock stays: removing it would let two processes lock two files of that name.
  expect(await readdir(dir)).toEqual(['owner.lock']);
});

test('a second process learns where the first one runs', async () => {
  const first = await otherProcess();
  expect(first.answer).toBe('open');
  await expect(openDataFolder(dir)).rejects.toThrow(
    new BootError(`Veery is already running on this data folder (process ${first.pid}, http://localhost:4141).`),
  );
  await first.kill();
  await (await openDataFolder(dir)).release();
});

test('of many processes that start at once after a kill -9, one gets the folder', async () => {
  const dead = await otherProcess();
  await dead.kill();
  const rivals = await Promise.all(Array.from({ length: 5 }, () => otherProcess()));
  const winners = rivals.filter((rival) => rival.answer === 'open');
  expect(winners).toHaveLength(1);
  expect((await readOwner(dir))?.pid).toBe(winners[0]?.pid);
  await Promise.all(rivals.map((rival) => rival.kill()));
  expect(await readOwner(dir)).toBeUndefined();
});

test('a process with a reused pid is not mistaken for the owner', async () => {
  const folder = await openDataFolder(dir);
  const file = path.join(dir, 'owner.json');
  const owner = JSON.parse(await readFile(file, 'utf8'));
  await folder.release();
  await writeFile(file, JSON.stringify(owner));
  expect(await readOwner(dir)).toBeUndefined();
  await (await openDataFolder(dir)).release();
});

test.skipIf(!mayUnshare)('of two processes in two PID name spaces only the first gets the folder', async () => {
  const first = await otherProcess(...inNamespace);
  expect(first.answer).toBe('open');
  const second = await otherProcess(...inNamespace);
  expect(second.answer).toMatch(
    /^Veery is already running on this data folder \(process \d+, http:\/\/localhost:4141\)/,
  );
  // Here that process has another id, and yet it is known to run.
  await expect(openDataFolder(dir)).rejects.toThrow(/already running/);
  expect(await readOwner(dir)).toMatchObject({ port: 4141, databaseUrl: 'postgres://x' });
  await Promise.all([first.kill(), second.kill()]);
  await (await openDataFolder(dir)).release();
});

test('a process that looks who the owner is does not keep another from becoming it', async () => {
  await (await openDataFolder(dir)).release();
  for (let round = 0; round < 20; round++) {
    const [folder] = await Promise.all([openDataFolder(dir), readOwner(dir), readOwner(dir)]);
    await folder.release();
  }
});

test('a path that is not a folder is refused in one sentence', async () => {
  await writeFile(dir, '');
  await expect(openDataFolder(dir)).rejects.toThrow(/is not a folder; .*DATA_DIR/);
  await expect(openDataFolder(path.join(dir, 'below'))).rejects.toThrow(/is not a folder; .*DATA_DIR/);
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is refused in one sentence', async () => {
  await (await openDataFolder(dir)).release();
  await chmod(dir, 0o500);
  await expect(openDataFolder(dir)).rejects.toThrow(/^Veery may not write to .*DATA_DIR/);
});
