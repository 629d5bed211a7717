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
  /** A verified account with a key that nobody has used: of a plan, or `operator` for one who looks after the installation. */
  account(kind?: string): Account;
  remove(): Promise<void>;
}

/** What the journeys of one worker need, mostly. Starting a process costs more than creating accounts in it. */
const firstBatch = { free: 60, operator: 4, creator: 2, growing_business: 2, enterprise: 1 };
const laterBatch: Record<string, number> = { free: 20 };

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
  const ready = new Map<string, Account[]>();
  let count = 0;
  function makeAccounts(wanted: Record<string, number>): void {
    const first = String(count + 1);
    count += Object.values(wanted).reduce((sum, one) => sum + one, 0);
    const kinds = Object.entries(wanted).map(([kind, number]) => `${kind}=${number}`);
    const made = run('server/src/testing/make-accounts.ts', [first, ...kinds]) as Record<string, Account[]>;
    for (const [kind, accounts] of Object.entries(made)) ready.set(kind, [...(ready.get(kind) ?? []), ...accounts]);
  }
  return {
    url,
    dataDir,
    start: () => start(env, url),
    cli: (...args) => run('server/src/cli.ts', args),
    account(kind = 'free') {
      if (!ready.get(kind)?.length) makeAccounts({ [kind]: laterBatch[kind] ?? 1, ...(count === 0 ? firstBatch : {}) });
      return ready.get(kind)!.shift()!;
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
  while (performance.now() - begin < 240_000 && child.exitCode === null) {
    // This is the last line of the greeting, so everything before it (the link included) has been printed. Asking a
    // server that does not listen yet, again and again, would cost half as much as its start.
    if (output.includes('Stop with Ctrl-C') && (await fetch(`${url}/health`).catch(() => undefined))?.ok) {
      const bootMs = performance.now() - begin;
      return { pid: child.pid ?? 0, bootMs, setUpLink: /http\S+set-up\?code=\S+/.exec(output)?.[0], stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop();
  throw new Error(`the product did not start: ${output}`);
}
