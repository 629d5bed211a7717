/**
 * Runs the product as it is installed: `main.ts` and `cli.ts` in processes of their own, on a data folder of their own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../kernel/boot/free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Account {
  email: string;
  password: string;
  user_id: string;
  workspace_id: string;
  api_key: string;
}

export interface RunningProduct {
  pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  bootMs: number;
  /** Printed while there is no account. */
  setUpLink: string | undefined;
  stop(): Promise<void>;
}

export interface Installation {
  url: string;
  dataDir: string;
  start(): Promise<RunningProduct>;
  /**
   * Runs one command, and returns its last line as JSON.
   * @throws an error with what the command printed to standard error
   */
  cli(...args: string[]): unknown;
  /** Creates a verified account with a key. */
  account(tier?: string): Account;
  remove(): Promise<void>;
}

/** More than the journeys of one worker need. */
const accountsPerBatch = 80;

/** @param settings environment variables for the product, added to those of this process */
export async function install(settings: Record<string, string> = {}): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'veery-product-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    // Tests and measurements ask faster than any client.
    RATE_LIMIT_KEY: '0',
    RATE_LIMIT_ADDRESS: '0',
    ...settings,
    // A short process spends most of its time reading its modules, so they are cached.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  };
  function run(script: string, args: string[]): unknown {
    const ended = spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
    if (ended.status !== 0) throw new Error(`${script} ${args.join(' ')}: ${ended.stderr}`);
    return JSON.parse(ended.stdout.trim().split('\n').at(-1) ?? 'null');
  }
  const ready: Account[] = [];
  let count = 0;
  function makeAccounts(tier: string, wanted: number): Account[] {
    const first = count + 1;
    count += wanted;
    return run('server/src/testing/make-accounts.ts', [tier, String(first), String(wanted)]) as Account[];
  }
  return {
    url,
    dataDir,
    start: () => start(env, url),
    cli: (...args) => run('server/src/cli.ts', args),
    account(tier = 'free') {
      if (tier !== 'free') return makeAccounts(tier, 1)[0]!;
      // Most journeys want an account of this tier, and starting a process costs more than creating accounts in it.
      if (ready.length === 0) ready.push(...makeAccounts(tier, accountsPerBatch));
      return ready.shift()!;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** The options of Node with which `npm start` runs the product. */
const startOptions = ['--max-semi-space-size=4'];

async function start(env: NodeJS.ProcessEnv, url: string): Promise<RunningProduct> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...startOptions, 'server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  async function stop() {
    child.kill('SIGTERM');
    await exited;
  }
  let bootMs: number | undefined;
  while (performance.now() - begin < 60_000 && child.exitCode === null) {
    if (bootMs === undefined && (await fetch(`${url}/health`).catch(() => undefined))?.ok)
      bootMs = performance.now() - begin;
    // This is the last line of the greeting, so everything before it (the link included) has been printed.
    if (bootMs !== undefined && output.includes('Stop with Ctrl-C')) {
      return { pid: child.pid ?? 0, bootMs, setUpLink: /http\S+set-up\?code=\S+/.exec(output)?.[0], stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop();
  throw new Error(`the product did not start: ${output}`);
}
