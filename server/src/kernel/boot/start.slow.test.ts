/** `main.ts` as a process: the starts that it refuses, a terminal under npm, and an error that nobody catches. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { greeted, endAll, hasTerminal, mainScript, makeNpmFolder, runMain } from '../../testing/main-process.ts';
import { isServing, readPostmaster } from '../db/postmaster.ts';
import { readOwner } from './data-folder.ts';
import { freePort } from './free-port.ts';

// A test starts up to ten processes one after another.
vi.setConfig({ testTimeout: 600_000 });

let folder = '';
/** Making a database takes longer than starting one. */
const shared = () => path.join(folder, 'shared');
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-start-'));
});
afterAll(async () => {
  await endAll();
  await rm(folder, { recursive: true, force: true });
});

/** The one sentence with which it gives up. */
async function refusal(env: Record<string, string>): Promise<string> {
  const one = runMain(env);
  expect(await one.ended).toBe(1);
  return one.output().trim();
}

test('an installation that was set up prints no link, and neither another PostgreSQL nor another key opens it', async () => {
  const DATA_DIR = path.join(folder, 'life');
  const PORT = String(await freePort());
  const first = runMain({ DATA_DIR, PORT });
  await greeted(first);
  const setup_code = /code=(\S+)/.exec(first.output())?.[1];
  const answer = await fetch(`http://127.0.0.1:${PORT}/v1/auth/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup_code, email: 'olga@example.test', password: 'Str0ng!pass' }),
  });
  expect(answer.status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = runMain({ DATA_DIR, PORT });
  await greeted(second);
  expect(second.output()).not.toContain('set-up');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
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

test('Ctrl-C in a terminal under npm, which the terminal sends to the group and npm passes on, stops the database', async () => {
  if (!hasTerminal) return console.warn('This needs npm and the program script of util-linux.');
  const PORT = String(await freePort());
  const command = ['script', '-qec', 'npm start', '/dev/null'];
  const one = runMain({ DATA_DIR: shared(), PORT, LOG_LEVEL: 'info' }, command, await makeNpmFolder(folder));
  await greeted(one);
  const cluster = path.join(shared(), 'postgres/cluster');
  const { pid } = readPostmaster(cluster)!;
  one.child.stdin!.write('\u0003');
  await one.ended;
  // npm ends before the server does.
  await expect.poll(() => readOwner(shared())).toBeUndefined();
  expect([readPostmaster(cluster), isServing(pid, cluster)]).toEqual([undefined, false]);
  expect(one.output()).not.toMatch(/Error|at .*\.ts:\d+/);
});

test('an error that nobody catches lets speeches end, and the server starts again in the same process', async () => {
  const PORT = String(await freePort());
  const fault = `data:text/javascript,process.on('SIGUSR2',()=>setImmediate(()=>{throw new Error('a defect')}))`;
  const DATA_DIR = shared();
  const one = runMain({ DATA_DIR, PORT }, [process.execPath, '--import', fault, mainScript]);
  await greeted(one);
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
  expect(await refusal({ DATA_DIR: shared(), PORT: String(port) })).toBe(
    `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
  );
  server.close();
});

test('a server whose data folder is not the one of the database is refused', async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32), PORT: '0' };
  const first = runMain({ ...env, DATA_DIR: path.join(folder, 'first') });
  await greeted(first);
  expect(await refusal({ ...env, DATA_DIR: path.join(folder, 'second') })).toMatch(
    /^The database of DATABASE_URL belongs to the files in another data folder \(.*first on .*\): set DATA_DIR .*$/,
  );
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await database.drop();
});

test.each([
  [
    { DATABASE_URL: 'postgres://x:hidden@127.0.0.1:1/x', SECRET_KEY: 'k'.repeat(32) },
    /^(?!.*hidden)The database .* cannot be reached/,
  ],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32/],
  [{ HOST: '203.0.113.7' }, /^HOST 203\.0\.113\.7 is not an address of this machine/],
])('%o is refused in one sentence', async (env, sentence) => {
  const said = await refusal({ DATA_DIR: shared(), PORT: '0', ...env });
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
});
