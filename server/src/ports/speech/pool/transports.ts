/** The kinds of worker that an engine can run in, behind one interface. */
import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { WorkerEngine } from '../engines/synthesizer.ts';
import { createCancellableWorker } from './cancellable-worker.ts';
import { readLastError } from '../../../kernel/processes/last-error.ts';
import type { CancelRequest, WorkerMessage, SynthesisTask, ThreadSetup } from './messages.ts';

export interface Transport {
  /** The process that it has for itself. */
  pid?: number | undefined;
  send(task: SynthesisTask): void;
  /** Stops that task at its next step, where the worker can be reached while it works. */
  cancel(id: number): void;
  /** Ends the worker, whatever it is doing. */
  stop(): Promise<void>;
}

export interface TransportHooks {
  message(message: WorkerMessage): void;
  /** The worker is gone, or going. */
  lost(reason: string): void;
}

export type StartWorker = (hooks: TransportHooks) => Transport;

/** For engines of pure WebAssembly. */
export const inThread =
  (url: URL): StartWorker =>
  (hooks) => {
    const cancel = new Int32Array(new SharedArrayBuffer(4));
    const setup: ThreadSetup = { cancel };
    const thread = new Worker(url, {
      workerData: setup,
      name: 'speech',
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    thread.on('message', (message: WorkerMessage) => hooks.message(message));
    thread.on('error', (error: Error) => hooks.lost(error.message));
    thread.on('exit', (code) => hooks.lost(`exited with code ${code}`));
    return {
      send: (task) => thread.postMessage(task),
      cancel: (id) => void Atomics.store(cancel, 0, id),
      stop: async () => void (await thread.terminate()),
    };
  };

export interface ProcessOptions {
  /** The process runs `serveProcess`, so it hears of a cancellation while it speaks. */
  isCancellable?: boolean;
  /** Added to the environment, which is empty otherwise. */
  env?: Record<string, string>;
}

/** For engines that may crash their process. The child inherits neither the environment nor an open file. */
export const inProcess =
  (url: URL, args: readonly string[] = [], { isCancellable = false, env = {} }: ProcessOptions = {}): StartWorker =>
  (hooks) => {
    const child = fork(url, args, {
      // glibc keeps what each thread has freed: 12 MB less so.
      env: { MALLOC_ARENA_MAX: '1', ...env },
      execArgv: ['--max-semi-space-size=2', '--max-old-space-size=256', '--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      // A process that was never started has no exit.
      child.once('error', () => child.pid === undefined && resolve());
    });
    const lastError = readLastError(child.stderr);
    child.on('message', (message) => hooks.message(message as WorkerMessage));
    child.on('error', (error) => hooks.lost(error.message));
    child.on('exit', (code, signal) => {
      const end = signal ? `was ended by ${signal}` : `exited with code ${code}`;
      void lastError().then((error) => hooks.lost(error === undefined ? end : `${end}: ${error}`));
    });
    return {
      pid: child.pid,
      // A failure to send is followed by an exit, which is reported.
      send: (task) => void child.send(task, () => {}),
      cancel: (id) => {
        if (isCancellable) child.send({ cancel: id } satisfies CancelRequest, () => {});
      },
      async stop() {
        child.kill('SIGKILL');
        await gone;
      },
    };
  };

/** For engines that only wait for an answer from elsewhere: they work on the server's own thread. */
export const onServer =
  <P>(engine: WorkerEngine<P>, voices: number): StartWorker =>
  (hooks) => {
    let isStopped = false;
    const worker = createCancellableWorker(
      engine,
      (message) => void (isStopped || hooks.message(message)),
      (reason) => void (isStopped || hooks.lost(reason)),
    );
    queueMicrotask(() => isStopped || hooks.message({ kind: 'ready', voices }));
    return {
      send: (task) => worker.speak(task as SynthesisTask<P>),
      cancel: (id) => worker.cancel(id),
      async stop() {
        isStopped = true;
        worker.cancel();
      },
    };
  };
