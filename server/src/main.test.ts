/** `main.ts` as a process: what it prints, what it refuses, and how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './kernel/boot/free-port.ts';

const script = fileURLToPath(new URL('main.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output(): string;
  /** Resolves with the code once it has ended. */
  ended: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [script], {
    // Most of a short process is reading its modules.
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

async function started(one: Run): Promise<void> {
  const over = one.ended.then(() => 'ended');
  while (!one.output().includes('Stop with Ctrl-C')) {
    const state = await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 20))]);
    if (state === 'ended') throw new Error(one.output());
  }
}

/** The one sentence with which it gives up. */
async function refusal(env: Record<string, string>): Promise<string> {
  const one = run(env);
  expect(await one.ended).toBe(1);
  return one.output().trim();
}

test('it starts, prints a set-up link, survives kill -9, refuses a second server, and stops on a signal', async () => {
  const DATA_DIR = path.join(folder, 'life');
  const PORT = String(await freePort());
  const first = run({ DATA_DIR, PORT });
  await started(first);
  const link = /http:\/\/localhost:\d+\/app\/set-up\?code=(\S+)/.exec(first.output());
  expect(link?.[1]).toHaveLength(43);
  expect(first.output()).toContain(DATA_DIR);
  expect(await refusal({ DATA_DIR, PORT: String(await freePort()) })).toMatch(
    /^Veery is already running on this data folder/,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  const second = run({ DATA_DIR, PORT });
  await started(second);
  expect((await fetch(`http://127.0.0.1:${PORT}/health`)).status).toBe(200);
  // A link that was never used is replaced by a new one: the old no longer works.
  const code = /code=(\S+)/.exec(second.output())?.[1];
  expect(code).not.toBe(link?.[1]);
  const setUp = (setup_code: string | undefined) =>
    fetch(`http://127.0.0.1:${PORT}/v1/auth/set-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup_code, email: 'olga@example.test', password: 'Str0ng!pass' }),
    });
  expect((await setUp(link?.[1])).status).toBe(400);
  expect((await setUp(code)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  const third = run({ DATA_DIR, PORT });
  await started(third);
  expect(third.output()).not.toContain('set-up');
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  // Nothing answers any more, the database neither.
  await expect(fetch(`http://127.0.0.1:${PORT}/health`)).rejects.toThrow();
  await expect(readFile(path.join(DATA_DIR, 'postgres/cluster/postmaster.pid'))).rejects.toThrow();

  const old = path.join(folder, 'old');
  await cp(DATA_DIR, old, { recursive: true });
  await writeFile(path.join(old, 'postgres/cluster/PG_VERSION'), '17\n');
  expect(await refusal({ DATA_DIR: old, PORT })).toMatch(/PostgreSQL 17/);
  await rm(path.join(DATA_DIR, 'secret.key'));
  expect(await refusal({ DATA_DIR, PORT })).toMatch(/^SECRET_KEY is not the key this data was sealed with/);
}, 90_000);

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
  ])(
    'when %s',
    async (_moment, reached) => {
      const PORT = String(await freePort());
      const one = run({ DATA_DIR: DATA_DIR(), PORT });
      const isReached = reached(PORT);
      while (!(await isReached()) && one.child.exitCode === null) await sleep(1);
      one.child.kill('SIGTERM');
      expect([await one.ended, one.output().replace(/\nVeery [^]*/, '')]).toEqual([0, '']);
      expect(await exists('postgres/cluster/postmaster.pid')).toBe(false);
    },
    60_000,
  );
});

test('a taken port is named', async () => {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  expect(await refusal({ DATA_DIR: path.join(folder, 'port'), PORT: String(port) })).toBe(
    `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
  );
  server.close();
}, 30_000);

test.each([
  [{ PORT: 'eighty' }, /^PORT is not valid/],
  [{ PUBLIC_URL: 'voice.example.org' }, /^PUBLIC_URL must be an origin/],
  [{ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, /^DATABASE_URL is set without SECRET_KEY/],
  [
    { DATABASE_URL: 'postgres://x:hidden@127.0.0.1:1/x', SECRET_KEY: 'k'.repeat(32) },
    /^(?!.*hidden)The database .* cannot be reached/,
  ],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32/],
  [{ SIGN_UP: 'perhaps' }, /^SIGN_UP is not valid/],
  [{ FLAGS: 'no-such-flag' }, /^FLAGS names no-such-flag/],
  [{ TRUST_PROXY: 'proxy' }, /^TRUST_PROXY names proxy/],
  [{ DATA_DIR: '/dev/null/data' }, /DATA_DIR/],
  [{ HOST: '203.0.113.7' }, /^HOST 203\.0\.113\.7 is not an address of this machine/],
])(
  '%o is refused in one sentence',
  async (env, sentence) => {
    const said = await refusal({ DATA_DIR: path.join(folder, 'refused'), PORT: '0', ...env });
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
  },
  30_000,
);
