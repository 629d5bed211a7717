/** The audio port on one worker thread, which is started on first use and ended when idle. */
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Audio } from './port.ts';

export interface AudioOptions {
  /** The thread is ended after this many milliseconds without work. */
  idleMs?: number;
}

interface PendingRequest {
  resolve(wav: Uint8Array): void;
  reject(error: Error): void;
}

export function createAudio({ idleMs = 30_000 }: AudioOptions = {}): Audio {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let ids = 0;
  /** The files under way, each with the request that it waits for. */
  const files = new Map<number, PendingRequest | undefined>();

  function start(): Worker {
    const mine = new Worker(new URL('./audio.worker.ts', import.meta.url), { name: 'audio', execArgv: [] });
    const lost = (reason: string) => {
      if (worker === mine) failAll(reason);
    };
    mine.on('message', (message: FromWorker) => {
      const asked = files.get(message.id);
      if (!asked) return;
      files.set(message.id, undefined);
      if ('wav' in message) asked.resolve(message.wav);
      else asked.reject(new Error(message.error));
    });
    mine.on('error', (error: Error) => lost(error.message));
    mine.on('exit', (code) => lost(`the audio worker exited with code ${code}`));
    return mine;
  }

  /** When a worker ends, its files are lost. The next file starts another worker. */
  function failAll(reason: string): void {
    worker = undefined;
    const lost = [...files.values()];
    files.clear();
    for (const asked of lost) asked?.reject(new Error(reason));
  }

  function ask(message: Exclude<ToWorker, { kind: 'close' }>, transfer: ArrayBuffer[] = []): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (!worker || !files.has(message.id)) return reject(new Error('the audio worker is gone'));
      files.set(message.id, { resolve, reject });
      worker.postMessage(message, transfer);
    });
  }

  function begin(): number {
    if (isClosed) throw new Error('the audio port was closed');
    clearTimeout(idle);
    worker ??= start();
    files.set(++ids, undefined);
    return ids;
  }

  function release(id: number): void {
    if (files.delete(id)) worker?.postMessage({ kind: 'close', id } satisfies ToWorker);
    if (files.size > 0 || isClosed) return;
    idle = setTimeout(() => void end(), idleMs).unref();
  }

  async function end(): Promise<void> {
    const ended = worker;
    failAll('the audio port was closed');
    await ended?.terminate();
  }

  return {
    async *toWav(bytes, format, seconds) {
      const id = begin();
      try {
        yield await ask({ kind: 'open', id, format, seconds });
        for await (const chunk of bytes) {
          const own = new Uint8Array(chunk);
          const wav = await ask({ kind: 'bytes', id, bytes: own }, [own.buffer]);
          if (wav.length > 0) yield wav;
        }
        const rest = await ask({ kind: 'end', id });
        if (rest.length > 0) yield rest;
      } finally {
        release(id);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await end();
    },
  };
}
