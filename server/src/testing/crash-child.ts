/** Starts the server of crash-server.ts as a child of a test, on the data of the test's application. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../kernel/boot/free-port.ts';
import type { TestApp } from './app.ts';
import type { CrashPoint } from './crash-server.ts';

const script = fileURLToPath(new URL('crash-server.ts', import.meta.url));

export interface CrashChild {
  url: string;
  child: ChildProcess;
  /** The signal that ended the process. */
  died: Promise<string | null>;
}

export async function startCrashServer(
  t: Pick<TestApp, 'dataDir' | 'databaseUrl'>,
  point: CrashPoint,
): Promise<CrashChild> {
  const port = await freePort();
  const child = fork(script, [point], {
    // vitest's own flags mean nothing to the child.
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: t.dataDir,
      DATABASE_URL: t.databaseUrl,
      SECRET_KEY: 'x'.repeat(32),
      PORT: String(port),
    },
  });
  const died = once(child, 'exit').then(([, signal]) => signal as string | null);
  const [message] = (await Promise.race([once(child, 'message'), died.then(() => ['died'])])) as [unknown];
  if (message !== 'ready') throw new Error(`the crash server said ${String(message)}`);
  return { url: `http://127.0.0.1:${port}`, child, died };
}
