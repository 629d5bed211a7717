/** Runs the command line, as a process or in that of the test, and the server as a process; writes archives by hand. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { vi } from 'vitest';
import { runAndReport } from '../cli/commands.ts';
import { freePort } from '../kernel/boot/free-port.ts';
import { knownMigrations } from '../kernel/db/migrate.ts';
import type { Table } from '../platform/backup/archive.ts';

const source = path.resolve(import.meta.dirname, '..');

export type Env = Record<string, string>;

/** The process gets nothing of the test run's own configuration. */
function start(script: string, args: string[], env: Env): ChildProcess {
  const inherited = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    // A short process spends most of its time reading its modules, so they are cached.
    NODE_COMPILE_CACHE: path.join(source, '../../node_modules/.cache/node'),
  };
  return spawn(process.execPath, [path.join(source, script), ...args], {
    env: { ...inherited, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Run {
  code: number | null;
  out: string;
  err: string;
  /** Standard output, line by line. */
  lines<T = Record<string, unknown>>(): T[];
}

export async function runCli(env: Env, ...args: string[]): Promise<Run> {
  const child = start('cli.ts', args, env);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended]);
  return runOf(code, out, err);
}

/**
 * As `runCli` without a process, the start of which takes a second of processor time. What a command prints is caught in
 * the whole thread, so only one may run at a time.
 */
export async function runHere(env: Env, ...args: string[]): Promise<Run> {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'silent', ...env })) vi.stubEnv(name, value);
  const linesOf = ({ mock }: typeof printed) => mock.calls.map(([line]) => `${String(line)}\n`).join('');
  try {
    await runAndReport(args);
    return runOf(Number(process.exitCode ?? 0), linesOf(printed), linesOf(complained));
  } finally {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    printed.mockRestore();
    complained.mockRestore();
  }
}

const runOf = (code: number | null, out: string, err: string): Run => ({
  ...{ code, out, err: err.trim() },
  lines: <T>() =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as T),
});

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

export async function startServer(env: Env): Promise<RunningServer> {
  const port = await freePort();
  const child = start('main.ts', [], { ...env, PORT: String(port) });
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${(await said).join('\n')}`);
    await sleep(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export const manifest = (tables: Table[] = [], change: Record<string, unknown> = {}): [string, string] => [
  'manifest.json',
  JSON.stringify({ format: 1, veery: '0.1.0', made_at: 'then', migrations: knownMigrations(), tables, ...change }),
];

/** Writes entries as they are given. `->` in a name makes a symbolic link. */
export async function writeArchive(file: string, ...entries: [string, string][]): Promise<string> {
  const archive = pack();
  for (const [name, content] of entries) {
    const [from = '', to] = name.split('->');
    if (to) archive.entry({ name: from, type: 'symlink', linkname: to });
    else archive.entry({ name }, content);
  }
  archive.finalize();
  await pipeline(Readable.from(archive), createGzip(), createWriteStream(file));
  return file;
}
