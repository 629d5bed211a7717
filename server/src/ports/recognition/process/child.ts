/** One process of a recogniser, which is watched: when it dies or is silent for too long, its calls fail and it is gone. */
import { fork, type ChildProcess } from 'node:child_process';
import { readLastError } from '../../../kernel/processes/last-error.ts';
import type { AnswerMessage, CallMessage } from './messages.ts';

export interface ProcessProgram {
  url: URL;
  args: readonly string[];
  /** Left out of what is told about its faults: only the operator of the machine may read paths. */
  hiddenPath?: string;
  /** Milliseconds until it is ready. */
  startMs: number;
}

/** The process died, hung or could not be loaded. The same call may succeed in another one. */
export class ProcessLost extends Error {
  override name = 'ProcessLost';
  readonly wasReady: boolean;
  constructor(reason: string, wasReady: boolean) {
    super(reason);
    this.wasReady = wasReady;
  }
}

/** The process is well and refused the call. */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

export class ListeningProcess {
  readonly #child: ChildProcess;
  readonly #program: ProcessProgram;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: Promise<void>;
  readonly #lost: (process: ListeningProcess, reason: string, wasReady: boolean) => void;
  readonly #startTimer: NodeJS.Timeout;
  readonly #startedAt = performance.now();
  readonly #ready = Promise.withResolvers<void>();
  #next = 1;
  #isOver = false;
  isReady = false;
  loadMs: number | undefined;
  residentBytes: number | undefined;
  lastUsedAt = performance.now();
  /** Conversations that it holds the state of. */
  streams = 0;

  constructor(program: ProcessProgram, lost: (process: ListeningProcess, reason: string, wasReady: boolean) => void) {
    this.#program = program;
    this.#lost = lost;
    // The process inherits neither the environment nor an open file.
    this.#child = fork(program.url, program.args, {
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: ['--max-semi-space-size=2', '--max-old-space-size=512'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#ready.promise.catch(() => undefined);
    this.#gone = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.once('error', () => this.#child.pid === undefined && resolve());
    });
    const lastError = readLastError(this.#child.stderr);
    this.#child.on('message', (message) => this.#receive(message as AnswerMessage));
    this.#child.on('error', (error) => this.#lose(error.message));
    this.#child.on('exit', (code, signal) => {
      const end = signal ? `was ended by ${signal}` : `exited with code ${code}`;
      void lastError().then((error) => this.#lose(error === undefined ? end : `${end}: ${error}`));
    });
    this.#startTimer = setTimeout(
      () => this.#lose(`was not ready after ${program.startMs} ms`),
      program.startMs,
    ).unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get calls(): number {
    return this.#waiting.size;
  }

  /** @throws ProcessLost */
  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** @throws ProcessLost; CallRefused */
  async call<R>(name: string, input: unknown, limitMs: number): Promise<R> {
    await this.#ready.promise;
    if (this.#isOver) throw new ProcessLost('the process has ended', true);
    const id = this.#next++;
    this.lastUsedAt = performance.now();
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#lose(`gave no sign for ${limitMs} ms`), limitMs);
      this.#waiting.set(id, { resolve, reject, timer });
    });
    // A failure to send is followed by an exit, which is reported.
    this.#child.send({ id, call: name, input } satisfies CallMessage, () => {});
    return (await answer) as R;
  }

  /** Ends it as if it had died. */
  lose(reason: string): void {
    this.#lose(reason);
  }

  /** Ends it without a report. */
  async stop(): Promise<void> {
    this.#end('the recogniser was closed');
    await this.#gone;
  }

  #receive(message: AnswerMessage): void {
    if (this.#isOver) return;
    if (message.kind === 'ready') {
      clearTimeout(this.#startTimer);
      this.isReady = true;
      this.loadMs = Math.round(performance.now() - this.#startedAt);
      this.lastUsedAt = performance.now();
      this.#ready.resolve();
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    clearTimeout(waiting?.timer);
    this.lastUsedAt = performance.now();
    if (message.kind === 'done') waiting?.resolve(message.result);
    else waiting?.reject(new CallRefused(message.reason));
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    const { hiddenPath } = this.#program;
    const told = hiddenPath === undefined ? reason : reason.replaceAll(hiddenPath, '');
    const wasReady = this.isReady;
    this.#end(told);
    this.#lost(this, told, wasReady);
  }

  #end(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#startTimer);
    const error = new ProcessLost(reason, this.isReady);
    this.isReady = false;
    this.#ready.reject(error);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }
}
