import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';

let temp: string;
let dir: string;
let cluster: string;

beforeEach(async () => {
  temp = await mkdtemp(path.join(os.tmpdir(), 'veery-postgres-'));
  dir = path.join(temp, 'data with a space', 'postgres');
  cluster = path.join(dir, 'cluster');
});
afterEach(() => rm(temp, { recursive: true, force: true }));

const silent = { info: () => undefined, error: () => undefined };
const start = (fsync = false) => startEmbeddedPostgres(dir, silent, { fsync });

const modulePath = fileURLToPath(new URL('embedded-postgres.ts', import.meta.url));
const interruptiblePath = fileURLToPath(new URL('../../cli/interruptible.ts', import.meta.url));

/** A program that starts the database of the folder in its arguments, prints its address and stays. */
const starter = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(modulePath)});
  console.log((await startEmbeddedPostgres(process.argv[1], { info() {}, error() {} }, { fsync: false })).url);
  setInterval(() => {}, 1000);`;

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('it starts without data, keeps what was written, and is gone after it was stopped', async () => {
  const first = await start();
  await query(first.url, `CREATE TABLE word (text text); INSERT INTO word VALUES ('Žluťoučký'), ('abc')`);
  await first.stop();
  expect(readPostmaster(cluster)).toBeUndefined();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow();

  const again = await start();
  expect(await query(again.url, 'SELECT lower(text) AS text FROM word ORDER BY text')).toEqual([
    { text: 'abc' },
    { text: 'žluťoučký' },
  ]);
  await again.stop();
});

test('a database that a killed process left running is used and then stopped', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())));
  const before = readPostmaster(cluster)!;
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

  const adopted = await start();
  expect(adopted.url).toBe(url);
  expect(readPostmaster(cluster)?.pid).toBe(before.pid);
  await adopted.stop();
  await expect(query(url, 'SELECT 1')).rejects.toThrow();
});

const namespace = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const mayUnshare = spawnSync('unshare', [...namespace, 'true']).status === 0;

test.skipIf(!mayUnshare)('the database that a killed process left in another name space keeps the folder', async () => {
  // As in a container whose first process lives on: only the server in it was killed.
  const script = `"$@" & read -r stopped; kill -9 $!; wait $!; echo killed; sleep 1000`;
  const starting = ['sh', '-c', script, 'sh', process.execPath, '--input-type=module', '-e', starter, dir];
  const other = spawn('unshare', [...namespace, ...starting], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const answer = () =>
      new Promise<string>((resolve) => other.stdout.once('data', (data) => resolve(String(data).trim())));
    const url = await answer();
    other.stdin.write('\n');
    expect(await answer()).toBe('killed');
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(start()).rejects.toThrow(/^Another PostgreSQL that this process cannot see runs on .*: stop it/);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
  }
  await (await start()).stop();
});

test('a database that was killed itself loses nothing', async () => {
  const first = await start(true);
  await query(first.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)');
  process.kill(readPostmaster(cluster)!.pid, 'SIGKILL');
  await first.stop();
  const again = await start();
  expect(await query(again.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  await again.stop();
});

test.each([
  ['an exit in the middle', 'process.exit(3)'],
  ['an error that nobody caught', `setTimeout(() => { throw new Error('expected') })`],
  [
    'Ctrl-C during a command',
    `const { exitingOnSignals } = await import(${JSON.stringify(interruptiblePath)});
     exitingOnSignals(() => new Promise(() => {})); process.kill(process.pid, 'SIGINT')`,
  ],
])('%s stops the database', async (_way, line) => {
  const program = [`--input-type=module`, '-e', `${starter}; ${line}`, dir];
  const child = spawn(process.execPath, program, { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  // It is told to stop, and needs a moment to write everything.
  await expect.poll(() => readPostmaster(cluster), { timeout: 20_000, interval: 20 }).toBeUndefined();
});

test('a stale pid that belongs to a stranger does not prevent the start', async () => {
  await (await start()).stop();
  const lines = [process.pid, cluster, 1, 5432, '', '127.0.0.1', '', 'ready'];
  await writeFile(path.join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  const again = await start();
  expect(readPostmaster(cluster)?.pid).not.toBe(process.pid);
  await again.stop();
});

test('an interrupted first start is repeated', async () => {
  await mkdir(`${cluster}.new`, { recursive: true });
  await writeFile(path.join(`${cluster}.new`, 'PG_VERSION'), '18\n');
  const database = await start();
  expect(await query(database.url, 'SELECT current_database() AS name')).toEqual([{ name: 'veery' }]);
  await database.stop();
});

test('data of another PostgreSQL version is refused in one sentence', async () => {
  await mkdir(cluster, { recursive: true });
  await writeFile(path.join(cluster, 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this Veery carries 18; .*backup/);
});

test('it listens to this machine only and requires a password', async () => {
  const database = await start();
  expect(await query(database.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const wrong = new URL(database.url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  await database.stop();
  expect(await readFile(path.join(dir, 'postgres.log'), 'utf8')).not.toContain(new URL(database.url).password);
});

test('a database that is killed comes back on its port with the committed data', async () => {
  const postgres = await start(true);
  await query(postgres.url, `CREATE TABLE word (text text); INSERT INTO word VALUES ('kept')`);
  process.kill(readPostmaster(cluster)!.pid, 'SIGKILL');
  const back = async () => (await query<{ text: string }>(postgres.url, 'SELECT text FROM word'))[0]?.text;
  await expect.poll(() => back().catch(() => 'away'), { timeout: 20_000, interval: 100 }).toBe('kept');
  await postgres.stop();
  expect(readPostmaster(cluster)).toBeUndefined();
});
