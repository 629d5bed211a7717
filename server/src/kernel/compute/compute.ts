/** Work that would keep the server's own thread from answering others runs in one worker thread, in turns. */
import { Worker } from 'node:worker_threads';
import { FairQueue, type QueuedItem } from '../fair-queue.ts';
import type { ComputeAnswer, ComputeTask } from './messages.ts';

/** A module whose exported function `compute` is pure, and may be asynchronous. Its input and its result can be copied between threads. */
export interface ComputeModule<I, O> {
  url: URL;
  /** Never set: it only carries the types. */
  _types?: (input: I) => O | Promise<O>;
}

export const computeModule = <I, O>(url: URL): ComputeModule<I, O> => ({ url });

export interface Compute {
  /**
   * @param group whose task it is: groups take turns, so nobody waits for all tasks of another group.
   * @throws ComputeBusy when the group has too many tasks waiting; an error when the work failed or took too long.
   */
  run<I, O>(module: ComputeModule<I, O>, input: I, group: string): Promise<O>;
  close(): Promise<void>;
}

export class ComputeBusy extends Error {
  override name = 'ComputeBusy';
}

export interface ComputeOptions {
  /** Tasks that may wait, over all groups. */
  maxQueued?: number;
  /** The thread is replaced when a task takes longer than this many milliseconds. */
  hangMs?: number;
  /** The thread is ended after this many milliseconds without work. */
  idleMs?: number;
}

class WaitingTask implements QueuedItem<WaitingTask> {
  /** One thread does one task at a time, so nothing that waits is under way. */
  readonly running = 0;
  readonly group: string;
  readonly id: number;
  readonly task: ComputeTask;
  readonly result = Promise.withResolvers<unknown>();

  constructor(group: string, id: number, task: ComputeTask) {
    this.group = group;
    this.id = id;
    this.task = task;
  }

  isBefore(other: WaitingTask): boolean {
    return this.id < other.id;
  }
}

export function createCompute({ maxQueued = 200, hangMs = 20_000, idleMs = 300_000 }: ComputeOptions = {}): Compute {
  const waiting = new FairQueue<WaitingTask>();
  let ids = 0;
  let worker: Worker | undefined;
  let current: WaitingTask | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const mine = new Worker(new URL('./compute.worker.ts', import.meta.url), { name: 'compute', execArgv: [] });
    mine.unref();
    const ifMine = (act: () => void) => worker === mine && act();
    mine.on('message', (answer: ComputeAnswer) =>
      ifMine(() => {
        if ('error' in answer) end(new Error(answer.error));
        else end(undefined, answer.result);
      }),
    );
    mine.on('error', (error: Error) => ifMine(() => lose(error.message)));
    mine.on('exit', (code) => ifMine(() => lose(`the thread exited with code ${code}`)));
    return mine;
  }

  /** Only the task under way is lost with the thread; those that wait go to the next one. */
  function lose(reason: string): void {
    void worker?.terminate();
    worker = undefined;
    end(new Error(reason));
  }

  function end(error: Error | undefined, result?: unknown): void {
    clearTimeout(timer);
    const ended = current;
    current = undefined;
    if (error) ended?.result.reject(error);
    else ended?.result.resolve(result);
    next();
  }

  function next(): void {
    if (current || isClosed) return;
    current = waiting.next(() => true);
    if (!current) {
      timer = setTimeout(() => {
        const idle = worker;
        worker = undefined;
        void idle?.terminate();
      }, idleMs).unref();
      return;
    }
    clearTimeout(timer);
    waiting.moveToEnd(current, ++ids);
    waiting.remove(current);
    worker ??= start();
    timer = setTimeout(() => lose(`a task took more than ${hangMs} ms`), hangMs);
    worker.postMessage(current.task);
  }

  return {
    async run<I, O>(module: ComputeModule<I, O>, input: I, group: string) {
      if (isClosed) throw new Error('the compute thread was closed');
      if (!waiting.hasRoom(group, maxQueued)) throw new ComputeBusy(`${waiting.size} tasks wait`);
      const task = new WaitingTask(group, ++ids, { module: module.url.href, input });
      waiting.add(task, task.id);
      next();
      return (await task.result.promise) as O;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const closed = new Error('the compute thread was closed');
      current?.result.reject(closed);
      for (let task = waiting.next(() => true); task; task = waiting.next(() => true)) {
        waiting.remove(task);
        task.result.reject(closed);
      }
      const ended = worker;
      worker = undefined;
      await ended?.terminate();
    },
  };
}
