/** The product as it is installed: `main.ts` in a process of its own, on a data folder of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export interface Product {
  url: string;
  /** Milliseconds from the start of the process to the first answered request. */
  bootMs: number;
  pid: number;
  stop(): Promise<void>;
}

export interface Installation {
  start(): Promise<Product>;
  cli(...args: string[]): unknown;
  remove(): Promise<void>;
}

export async function install(): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'veery-bench-'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  return {
    start: () => start(env, `http://127.0.0.1:${port}`),
    cli(...args) {
      const run = spawnSync(process.execPath, ['server/src/cli.ts', ...args], { cwd: root, env, encoding: 'utf8' });
      if (run.status !== 0) throw new Error(`cli ${args.join(' ')}: ${run.stderr}`);
      return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? 'null');
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function start(env: NodeJS.ProcessEnv, url: string): Promise<Product> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const stop = () => stopped(child);
  while (performance.now() - begin < 30_000) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return { url, bootMs: performance.now() - begin, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null) throw new Error('the product did not start: run npm start to see why');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop();
  throw new Error('the product did not answer within 30 s');
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Proportional resident memory of the process and PostgreSQL's, in MB; undefined where the system does not tell. */
export function memoryOf(pid: number): number | undefined {
  try {
    const pids = [pid, ...descendantsOf(pid)];
    const kilobytes = pids.map((one) => /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]);
    return kilobytes.reduce((sum, value) => sum + Number(value ?? 0), 0) / 1000;
  } catch {
    return undefined;
  }
}

function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const children = (one: number): number[] =>
    parents.filter(({ parent }) => parent === one).flatMap((child) => [child.pid, ...children(child.pid)]);
  return children(pid);
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
