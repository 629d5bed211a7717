/** Encodes whole files in a thread of their own, which is started on first use and ended when it has no work. */
import { Worker } from 'node:worker_threads';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { SpeechFailed, type EncodedSound, type SoundEncoder } from '../port.ts';
import type { FileAnswer, FileRequest } from './file-messages.ts';

/** The thread is ended after this many milliseconds without a file. */
const idleMs = 30_000;

export interface FileEncoders {
  open(format: AudioFormat): SoundEncoder;
  close(): Promise<void>;
}

type Waiter = PromiseWithResolvers<EncodedSound>;

export function createFileEncoders(): FileEncoders {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let ids = 0;
  /** The files under way, each with the calls that wait for an answer. */
  const files = new Map<number, Waiter[]>();

  function start(): Worker {
    const mine = new Worker(new URL('./file-encoders.worker.ts', import.meta.url), { name: 'encoder', execArgv: [] });
    const lost = (reason: string) => {
      if (worker === mine) failAll(reason);
    };
    mine.on('message', ({ id, ...answer }: FileAnswer) => {
      const waiter = files.get(id)?.shift();
      if ('error' in answer) waiter?.reject(new SpeechFailed(answer.error));
      else waiter?.resolve(answer);
    });
    mine.on('error', (error: Error) => lost(error.message));
    mine.on('exit', (code) => lost(`the encoder exited with code ${code}`));
    return mine;
  }

  /** When the thread ends, its files are lost. The next file starts another one. */
  function failAll(reason: string): void {
    worker = undefined;
    const waiting = [...files.values()].flat();
    files.clear();
    for (const { reject } of waiting) reject(new SpeechFailed(reason));
  }

  function ask(request: Extract<FileRequest, { kind: 'samples' | 'end' }>): Promise<EncodedSound> {
    const waiting = files.get(request.id);
    if (!worker || !waiting) return Promise.reject(new SpeechFailed('the encoder is gone'));
    const waiter = Promise.withResolvers<EncodedSound>();
    waiting.push(waiter);
    worker.postMessage(request);
    return waiter.promise;
  }

  function release(id: number): void {
    if (files.delete(id)) worker?.postMessage({ kind: 'release', id } satisfies FileRequest);
    if (files.size > 0 || isClosed) return;
    idle = setTimeout(() => void end(), idleMs).unref();
  }

  async function end(): Promise<void> {
    const ended = worker;
    failAll('the encoder was closed');
    await ended?.terminate();
  }

  return {
    open(format) {
      if (isClosed) throw new SpeechFailed('the encoder was closed');
      clearTimeout(idle);
      worker ??= start();
      const id = ++ids;
      files.set(id, []);
      worker.postMessage({ kind: 'open', id, format } satisfies FileRequest);
      return {
        encode: (samples) => ask({ kind: 'samples', id, samples }),
        end: () => ask({ kind: 'end', id }),
        release: () => release(id),
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await end();
    },
  };
}
