/** A server that is stopped while it starts, and in every other way, stops its database. */
import { readFileSync } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  greeted,
  endAll,
  hasTerminal,
  mainScript,
  makeNpmFolder,
  runMain,
  type MainRun,
} from '../../testing/main-process.ts';
import { readOwner } from '../boot/data-folder.ts';
import { freePort } from '../boot/free-port.ts';
import { isServing, readPostmaster } from './postmaster.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-ways-out-'));
});
afterAll(async () => {
  await endAll();
  await rm(folder, { recursive: true, force: true });
});

describe('a signal while it starts ends it cleanly', () => {
  const DATA_DIR = () => path.join(folder, 'interrupted');
  const exists = (file: string) =>
    access(path.join(DATA_DIR(), file)).then(
      () => true,
      () => false,
    );
  const answers = (PORT: string) => () =>
    fetch(`http://127.0.0.1:${PORT}/health`).then(
      () => true,
      () => false,
    );

  // In this order: the first makes the database of the later ones.
  test.each<[string, (PORT: string) => () => Promise<boolean>]>([
    ['the data folder is taken', () => () => exists('postgres')],
    ['the database is starting', () => () => exists('postgres/cluster/postmaster.pid')],
    ['it answers', answers],
  ])('when %s', async (_moment, reached) => {
    const PORT = String(await freePort());
    const one = runMain({ DATA_DIR: DATA_DIR(), PORT });
    const isReached = reached(PORT);
    while (!(await isReached()) && one.child.exitCode === null) await sleep(1);
    one.child.kill('SIGTERM');
    expect([await one.ended, one.output().replace(/\nVeery [^]*/, '')]).toEqual([0, '']);
    expect(await exists('postgres/cluster/postmaster.pid')).toBe(false);
  });
});

describe('every way out stops the database', () => {
  const DATA_DIR = () => path.join(folder, 'interrupted');
  const cluster = () => path.join(DATA_DIR(), 'postgres/cluster');
  let npmFolder = '';

  beforeAll(async () => void (npmFolder = await makeNpmFolder(folder)));

  if (!hasTerminal) console.warn('The tests of npm are skipped: they need npm and the program script of util-linux.');

  /** The processes of the database, whose main process has the id `pid`. */
  const databaseProcesses = (pid: number) => [
    pid,
    ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
  ];

  const kill = (pid: number) => {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // The database ends its own processes, too.
    }
  };

  test.each<[string, string[], (one: MainRun) => void]>([
    ['a TERM to the process group under npm', ['npm', 'start'], ({ child }) => process.kill(-child.pid!, 'SIGTERM')],
    [
      'a TERM to the group and to the processes of the database, as systemd sends it',
      ['npm', 'start'],
      ({ child }) => {
        const processes = databaseProcesses(readPostmaster(cluster())!.pid);
        process.kill(-child.pid!, 'SIGTERM');
        processes.forEach(kill);
      },
    ],
    [
      'a closed standard output, as after `| head`',
      [process.execPath, mainScript],
      ({ child }) => {
        child.stdout!.destroy();
        child.stderr!.destroy();
      },
    ],
  ])('%s', async (name, command, end) => {
    if (!hasTerminal && command[0] !== process.execPath) return;
    const PORT = String(await freePort());
    const one = runMain({ DATA_DIR: DATA_DIR(), PORT, LOG_LEVEL: 'info' }, command, npmFolder);
    await greeted(one);
    const { pid } = readPostmaster(cluster())!;
    end(one);
    // A line in the log is what finds out that nobody reads it. The first may still be taken.
    const ask = () => void fetch(`http://127.0.0.1:${PORT}/v1/user`).catch(() => undefined);
    const asking = name.startsWith('a closed') ? setInterval(ask, 500) : undefined;
    await one.ended;
    clearInterval(asking);
    // npm ends before the server does.
    await expect.poll(() => readOwner(DATA_DIR())).toBeUndefined();
    expect([readPostmaster(cluster()), isServing(pid, cluster())]).toEqual([undefined, false]);
    expect(one.output()).not.toMatch(/Error|at .*\.ts:\d+/);
  });
});
