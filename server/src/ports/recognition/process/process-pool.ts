/**
 * The processes of one recogniser: started when there is work, at most so many, ended when they have none. Workspaces
 * take turns. A part whose process dies or hangs is done once more in another one.
 */
import { FairQueue, type QueuedItem } from '../../../kernel/fair-queue.ts';
import { RecognitionBusy, RecognitionFailed, type RecogniserAbout } from '../port.ts';
import { CallRefused, ListeningProcess, ProcessLost, type ProcessProgram } from './child.ts';

export interface PoolOptions {
  title: string;
  program: ProcessProgram;
  /** For parts of recordings. */
  maxProcesses: number;
  /** Conversations that one process can hold; 0: none. */
  streamsPerProcess: number;
  /** Processes for conversations, beside the others. */
  maxStreamProcesses: number;
  maxQueued: number;
  /** Milliseconds without work after which a process ends. Absent: it stays. */
  idleMs?: number;
  /** Milliseconds that a call may take, and as many more for each second of sound. */
  callMs: number;
  callMsPerSecond: number;
  /** What one process may hold. */
  maxBytes: number;
}

const attempts = 2;
/** After a start that failed, the next one waits so long. */
const retryMs = 5000;
const speedWindow = 20;

interface Task {
  call: string;
  input: unknown;
  seconds: number;
  attempt: number;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

class QueuedTask implements QueuedItem<QueuedTask> {
  running = 0;
  readonly group: string;
  readonly turn: number;
  readonly task: Task;
  constructor(group: string, turn: number, task: Task) {
    this.group = group;
    this.turn = turn;
    this.task = task;
  }
  isBefore(other: QueuedTask): boolean {
    return this.turn < other.turn;
  }
}

export class ProcessPool {
  readonly options: PoolOptions;
  readonly #queue = new FairQueue<QueuedTask>();
  readonly #workers = new Set<ListeningProcess>();
  readonly #streamers = new Set<ListeningProcess>();
  readonly #speeds: number[] = [];
  readonly #sweep: NodeJS.Timeout | undefined;
  #turns = 0;
  #isClosed = false;
  restarts = 0;
  loadMs: number | undefined;
  lastFailure: { reason: string; at: Date } | undefined;
  #failedAt: number | undefined;

  constructor(options: PoolOptions) {
    this.options = options;
    const { idleMs } = options;
    if (idleMs !== undefined)
      this.#sweep = setInterval(() => this.#endIdle(idleMs), Math.max(50, Math.min(idleMs / 2, 30_000))).unref();
  }

  get processes(): ListeningProcess[] {
    return [...this.#workers, ...this.#streamers];
  }

  get status(): 'ready' | 'asleep' | 'loading' | 'failed' {
    const all = this.processes;
    if (all.some(({ isReady }) => isReady)) return 'ready';
    if (all.length > 0) return 'loading';
    return this.#failedAt === undefined ? 'asleep' : 'failed';
  }

  describe(): Pick<RecogniserAbout, 'queued' | 'busy' | 'restarts'> & Partial<RecogniserAbout> {
    const all = this.processes;
    const busy = all.filter(({ streams }) => streams > 0).length;
    const bytes = all.flatMap(({ residentBytes }) => residentBytes ?? []);
    const sorted = this.#speeds.toSorted((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    return {
      queued: this.#queue.size - [...this.#workers].filter(({ streams }) => streams > 0).length,
      busy,
      restarts: this.restarts,
      ...(median === undefined ? {} : { realTimeFactor: median }),
      ...(this.loadMs === undefined ? {} : { loadMs: this.loadMs }),
      ...(bytes.length === 0 ? {} : { residentBytes: bytes.reduce((sum, one) => sum + one, 0) }),
      ...(this.lastFailure ? { lastFailure: this.lastFailure } : {}),
    };
  }

  /** @throws RecognitionFailed */
  async load(): Promise<void> {
    const worker = [...this.#workers][0] ?? this.#start(this.#workers);
    await worker.ready().catch((error: Error) => {
      throw this.#failure(error);
    });
  }

  /**
   * Has a process carry out a call. Whoever aborts waits no longer; a call under way is not interrupted.
   * @throws RecognitionBusy; RecognitionFailed; the reason of the signal
   */
  run<R>(call: string, input: unknown, how: { seconds: number; group: string; signal: AbortSignal }): Promise<R> {
    const { seconds, group, signal } = how;
    signal.throwIfAborted();
    if (this.#isClosed) throw new RecognitionFailed(`${this.options.title} was closed.`);
    if (!this.#queue.hasRoom(group, this.options.maxQueued))
      throw new RecognitionBusy('Too many recordings wait to be recognised. Try again in a minute.');
    return new Promise<R>((resolve, reject) => {
      const settle = () => signal.removeEventListener('abort', abort);
      const task: Task = {
        ...{ call, input, seconds, attempt: 1 },
        resolve: (result) => (settle(), resolve(result as R)),
        reject: (error) => (settle(), reject(error)),
      };
      const item = new QueuedTask(group, ++this.#turns, task);
      const abort = () => {
        if (item.running === 0) this.#queue.remove(item);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#queue.add(item, this.#turns);
      this.#advance();
    });
  }

  /** A process for one conversation, which `release` ends. @throws RecognitionBusy; RecognitionFailed */
  reserve(): { process: ListeningProcess; release(): void } {
    const { streamsPerProcess, maxStreamProcesses, title } = this.options;
    if (this.#isClosed || streamsPerProcess === 0) throw new RecognitionFailed(`${title} cannot stream.`);
    const free = [...this.#streamers].find(({ streams }) => streams < streamsPerProcess);
    if (!free && this.#streamers.size >= maxStreamProcesses)
      throw new RecognitionBusy('Too many conversations are recognised at this moment. Try again in a minute.');
    const process = free ?? this.#start(this.#streamers);
    process.streams += 1;
    return { process, release: () => void (process.streams -= 1) };
  }

  /** Milliseconds that a call with so much sound may take. */
  limitMs(seconds: number): number {
    return this.options.callMs + Math.ceil(seconds) * this.options.callMsPerSecond;
  }

  /** Ends the process that was used longest ago and has no work; says whether there was one. */
  endLeastUsed(): boolean {
    const idle = this.processes.filter(({ isReady, calls, streams }) => isReady && calls === 0 && streams === 0);
    const oldest = idle.toSorted((a, b) => a.lastUsedAt - b.lastUsedAt)[0];
    if (oldest) this.#endProcess(oldest);
    return oldest !== undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    for (let item = this.#queue.next(() => true); item; item = this.#queue.next(() => true)) {
      this.#queue.remove(item);
      item.task.reject(new RecognitionFailed(`${this.options.title} was closed.`));
    }
    await Promise.all(this.processes.map((process) => process.stop()));
    this.#workers.clear();
    this.#streamers.clear();
  }

  #advance(): void {
    while (!this.#isClosed) {
      const item = this.#queue.next(({ running }) => running === 0);
      if (!item) return;
      try {
        const worker = this.#freeWorker();
        if (!worker) return;
        this.#begin(item, worker);
      } catch (error) {
        this.#queue.remove(item);
        item.task.reject(error as Error);
      }
    }
  }

  #freeWorker(): ListeningProcess | undefined {
    const free = [...this.#workers].find(({ streams }) => streams === 0);
    if (free) return free;
    return this.#workers.size < this.options.maxProcesses ? this.#start(this.#workers) : undefined;
  }

  #begin(item: QueuedTask, worker: ListeningProcess): void {
    item.running = 1;
    // It counts as taken while it is loaded, too.
    worker.streams += 1;
    this.#queue.moveToEnd(item, ++this.#turns);
    const { task } = item;
    void this.#carryOut(task, worker).then((isDone) => {
      worker.streams -= 1;
      item.running = 0;
      if (isDone || this.#isClosed) this.#queue.remove(item);
      this.#advance();
    });
  }

  /** Returns false when another process is to do it. */
  async #carryOut(task: Task, worker: ListeningProcess): Promise<boolean> {
    try {
      await worker.ready();
      const begun = performance.now();
      const result = await worker.call(task.call, task.input, this.limitMs(task.seconds));
      if (task.seconds > 0) this.#speeds.push((performance.now() - begun) / 1000 / task.seconds);
      if (this.#speeds.length > speedWindow) this.#speeds.shift();
      task.resolve(result);
      return true;
    } catch (error) {
      // A process that cannot be loaded will not be loaded by another attempt, either.
      const mayRepeat = error instanceof ProcessLost && error.wasReady && task.attempt < attempts && !this.#isClosed;
      if (mayRepeat) {
        task.attempt += 1;
        return false;
      }
      task.reject(this.#failure(error as Error));
      return true;
    }
  }

  #failure(error: Error): Error {
    const { title } = this.options;
    if (error instanceof CallRefused) return new RecognitionFailed(`${title}: ${error.message}.`);
    if (error instanceof ProcessLost) return new RecognitionFailed(`${title} failed: ${error.message}.`);
    return error;
  }

  #start(set: Set<ListeningProcess>): ListeningProcess {
    // A recogniser that has just failed to start fails at once.
    if (this.#failedAt !== undefined && performance.now() - this.#failedAt < retryMs)
      throw new RecognitionFailed(`${this.options.title} failed: ${this.lastFailure?.reason}.`);
    const started = new ListeningProcess(this.options.program, (lost, reason, wasReady) => {
      this.#workers.delete(lost);
      this.#streamers.delete(lost);
      this.lastFailure = { reason, at: new Date() };
      if (wasReady) this.restarts += 1;
      else this.#failedAt = performance.now();
    });
    set.add(started);
    void started.ready().then(
      () => {
        this.#failedAt = undefined;
        this.loadMs = started.loadMs;
      },
      () => undefined,
    );
    return started;
  }

  #endIdle(idleMs: number): void {
    const before = performance.now() - idleMs;
    for (const process of this.processes) {
      const { isReady, calls, streams, lastUsedAt } = process;
      if (isReady && calls === 0 && streams === 0 && lastUsedAt < before) this.#endProcess(process);
    }
  }

  #endProcess(process: ListeningProcess): void {
    this.#workers.delete(process);
    this.#streamers.delete(process);
    void process.stop();
  }
}
