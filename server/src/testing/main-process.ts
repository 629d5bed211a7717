/** Runs `main.ts` in a process of its own, as it is or under npm. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const mainScript = fileURLToPath(new URL('../main.ts', import.meta.url));
const root = path.resolve(import.meta.dirname, '../../..');
const compileCache = path.join(root, 'node_modules/.cache/node');

const runs: MainRun[] = [];

/** `main.ts` that runs, or has ended. */
export interface MainRun {
  child: ChildProcess;
  output(): string;
  /** Resolves with the code once it has ended. */
  ended: Promise<number | null>;
}

/** @param cwd where it runs as the leader of a group of processes */
export function runMain(env: Record<string, string>, command = [process.execPath, mainScript], cwd?: string): MainRun {
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

/** Resolves when it has printed its greeting. */
export async function greeted(one: MainRun): Promise<void> {
  const over = one.ended.then(() => 'ended');
  while (!one.output().includes('Stop with Ctrl-C')) {
    const state = await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 20))]);
    if (state === 'ended') throw new Error(one.output());
  }
}

/** A test that failed may have left its server running. */
export async function endAll(): Promise<void> {
  for (const { child, ended } of runs) if (child.exitCode === null && child.kill('SIGTERM')) await ended;
}

/** Makes a folder with `npm start` as the project has it, without the set-up before it. */
export async function makeNpmFolder(within: string): Promise<string> {
  const folder = await mkdtemp(path.join(within, 'npm-'));
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  await symlink(path.join(root, 'server'), path.join(folder, 'server'));
  return folder;
}

const isOnPath = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((one) => existsSync(path.join(one, program)));

/** Whether npm can be run in a terminal. */
export const hasTerminal = process.platform === 'linux' && isOnPath('script') && isOnPath('npm');
