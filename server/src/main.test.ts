/** `main.ts` as a process: what it prints, what it refuses, and how it ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { access, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from './testing/database.ts';
import { readOwner } from './kernel/boot/data-folder.ts';
import { freePort } from './kernel/boot/free-port.ts';
import { isServing, readPostmaster } from './kernel/db/postmaster.ts';

const script = fileURLToPath(new URL('main.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-main-'));
});
afterAll(async () => {
  // A test that failed may have left its server running.
  for (const { child, ended } of runs) if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  await rm(folder, { recursive: true, force: true });
});

const runs: Run[] = [];

interface Run {
  child: ChildProcess;
  output(): string;
  /** Resolves with the code once it has ended. */
  ended: Promise<number | null>;
}

function run(env: Record<string, string>, command = [process.execPath, script], cwd?: string): Run {
  const [program = '', ...args] = command;
  const PATH = `${path.dirname(process.execPath)}:${process.env.PATH}`;
  const child = spawn(program, args, {
    // A short process spends most of its time reading its modules, so they are cached.
    env: { PATH, HOME: process.env.HOME, LOG_LEVEL: 'error', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A signal to the group must not reach the test itself.
    detached: cwd !== undefined,
    cwd,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const one = { child, output: () => output, ended: once(child, 'exit').then(([code]) => code as number | null) };
  runs.push(one);
  return one;
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
    const one = run({ DATA_DIR: DATA_DIR(), PORT });
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

  // `npm start` as the project has it, without the set-up before it.
  beforeAll(async () => {
    npmFolder = await mkdtemp(path.join(folder, 'npm-'));
    const root = path.resolve(import.meta.dirname, '../..');
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    await writeFile(path.join(npmFolder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
    await symlink(path.join(root, 'server'), path.join(npmFolder, 'server'));
  });

  const isOnPath = (program: string) =>
    (process.env.PATH ?? '').split(path.delimiter).some((one) => existsSync(path.join(one, program)));
  const hasTerminal = process.platform === 'linux' && isOnPath('script') && isOnPath('npm');
  if (!hasTerminal) console.warn('The test of Ctrl-C is skipped: it needs npm and the program script of util-linux.');

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

  test.each<[string, string[], (one: Run) => void]>([
    [
      'Ctrl-C in a terminal under npm, which the terminal sends to the group and npm passes on',
      ['script', '-qec', 'npm start', '/dev/null'],
      ({ child }) => child.stdin!.write('\u0003'),
    ],
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
      [process.execPath, script],
      ({ child }) => {
        child.stdout!.destroy();
        child.stderr!.destroy();
      },
    ],
  ])('%s', async (name, command, end) => {
    if (!hasTerminal && command[0] !== process.execPath) return;
    const PORT = String(await freePort());
    const one = run({ DATA_DIR: DATA_DIR(), PORT, LOG_LEVEL: 'info' }, command, npmFolder);
    await started(one);
    const { pid } = readPostmaster(cluster())!;
    end(one);
    // A line in the log is what finds out that nobody reads it.
    if (name.startsWith('a closed')) await fetch(`http://127.0.0.1:${PORT}/v1/user`).catch(() => undefined);
    await one.ended;
    // npm ends before the server does.
    await expect.poll(() => readOwner(DATA_DIR())).toBeUndefined();
    expect([readPostmaster(cluster()), isServing(pid, cluster())]).toEqual([undefined, false]);
    expect(one.output()).not.toMatch(/Error|at .*\.ts:\d+/);
  });
});

test('an error that nobody catches lets speeches end, and the server starts again in the same process', async () => {
  const PORT = String(await freePort());
  const fault = `data:text/javascript,process.on('SIGUSR2',()=>setImmediate(()=>{throw new Error('a defect')}))`;
  const DATA_DIR = path.join(folder, 'crash');
  const one = run({ DATA_DIR, PORT }, [process.execPath, '--import', fault, script]);
  await started(one);
  const code = /code=(\S+)/.exec(one.output())?.[1];
  const url = `http://127.0.0.1:${PORT}`;
  const signedIn = await fetch(`${url}/v1/auth/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup_code: code, email: 'olga@example.test', password: 'Str0ng!pass' }),
  });
  const { id_token } = (await signedIn.json()) as { id_token: string };
  const headers = { authorization: `Bearer ${id_token}`, 'content-type': 'application/json' };
  const voices = (await (await fetch(`${url}/v1/voices`, { headers })).json()) as { voices: { voice_id: string }[] };
  // The client reads nothing at first, so that the speech is still under way when the error comes.
  const request = http.request(
    `${url}/v1/text-to-speech/${voices.voices[0]?.voice_id}/stream?output_format=pcm_22050`,
    { method: 'POST', headers },
  );
  request.end(JSON.stringify({ text: 'The ferry leaves the harbour at nine in the morning. '.repeat(40) }));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  one.child.kill('SIGUSR2');
  while (!one.output().includes('and restarts')) await sleep(5);
  await expect
    .poll(() =>
      fetch(`${url}/v1/voices`, { headers }).then(
        ({ status }) => status,
        () => 503,
      ),
    )
    .toBe(503);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  expect([response.complete, bytes > 1_000_000]).toEqual([true, true]);

  while (one.output().split('Stop with Ctrl-C').length < 3 && one.child.exitCode === null) await sleep(20);
  const list = await (await fetch(`${url}/v1/history`, { headers })).json();
  expect(list).toMatchObject({ history: [{ is_partial: false }] });
  one.child.kill('SIGUSR2');
  expect([await one.ended, /unexpected error and stops/.test(one.output())]).toEqual([1, true]);
  expect(existsSync(path.join(DATA_DIR, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

test('a taken port is named', async () => {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  expect(await refusal({ DATA_DIR: path.join(folder, 'port'), PORT: String(port) })).toBe(
    `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
  );
  server.close();
});

test('a server whose data folder is not the one of the database is refused', async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32), PORT: '0' };
  const first = run({ ...env, DATA_DIR: path.join(folder, 'first') });
  await started(first);
  expect(await refusal({ ...env, DATA_DIR: path.join(folder, 'second') })).toMatch(
    /^The database of DATABASE_URL belongs to the files in another data folder \(.*first on .*\): set DATA_DIR .*$/,
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await database.drop();
});

test('the mistakes of a configuration are told in one go, a sentence each, without a stack', async () => {
  const said = await refusal({
    ...{ DATA_DIR: '/dev/null/data', PORT: 'eighty', PUBLIC_URL: 'voice.example.org', SIGN_UP: 'perhaps' },
    ...{
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
      TRUST_PROXY: 'proxy',
      MAIL_FROM: 'a@b.test',
      FLAGS: 'no-such-flag',
    },
  });
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^DATA_DIR \/dev\/null\/data is in a file system of the kernel/),
    expect.stringMatching(/^PORT is not valid/),
    expect.stringMatching(/^PUBLIC_URL must be an origin/),
    expect.stringMatching(/^DATABASE_URL is set without SECRET_KEY/),
    expect.stringMatching(/^SIGN_UP is not valid/),
    expect.stringMatching(/^TRUST_PROXY names proxy/),
    expect.stringMatching(/^MAIL_FROM is set without SMTP_URL/),
    expect.stringMatching(/^FLAGS names no-such-flag/),
  ]);
});

test.each([
  [
    { DATABASE_URL: 'postgres://x:hidden@127.0.0.1:1/x', SECRET_KEY: 'k'.repeat(32) },
    /^(?!.*hidden)The database .* cannot be reached/,
  ],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32/],
  [{ HOST: '203.0.113.7' }, /^HOST 203\.0\.113\.7 is not an address of this machine/],
])('%o is refused in one sentence', async (env, sentence) => {
  const said = await refusal({ DATA_DIR: path.join(folder, 'refused'), PORT: '0', ...env });
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});
