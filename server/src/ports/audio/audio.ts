/** The audio port on one worker thread, which is started on first use and ended when idle. */
import { Worker } from 'node:worker_threads';
import type { Task } from './conversion.ts';
import { ceilingOf, lossOf } from './loudness/codec-levels.ts';
import type { Made } from './made.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Audio, AudioSource, GainPlan, Measurement } from './port.ts';

export interface AudioOptions {
  /** The thread is ended after this many milliseconds without work. */
  idleMs?: number;
}

/** Measurements that are remembered. */
const maxMeasured = 1000;

interface PendingRequest {
  resolve(made: Made): void;
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
      if ('error' in message) asked.reject(new Error(message.error));
      else asked.resolve(message);
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

  function ask(message: Exclude<ToWorker, { kind: 'close' }>, transfer: ArrayBuffer[] = []): Promise<Made> {
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

  /** Yields what was made of each chunk, and at the end of all. */
  async function* convert(bytes: AsyncIterable<Uint8Array>, source: AudioSource, task: Task): AsyncGenerator<Made> {
    const id = begin();
    try {
      yield await ask({ kind: 'open', id, ...source, task });
      for await (const chunk of bytes) {
        const own = new Uint8Array(chunk);
        yield await ask({ kind: 'bytes', id, bytes: own }, [own.buffer]);
      }
      yield await ask({ kind: 'end', id });
    } finally {
      release(id);
    }
  }

  async function* write(bytes: AsyncIterable<Uint8Array>, source: AudioSource, task: Task): AsyncGenerator<Uint8Array> {
    for await (const made of convert(bytes, source, task)) if (made.bytes.length > 0) yield made.bytes;
  }

  async function measureFile(bytes: AsyncIterable<Uint8Array>, source: AudioSource, task: Task): Promise<Measurement> {
    let measured: Measurement | undefined;
    for await (const made of convert(bytes, source, task)) measured = made.measured;
    if (!measured) throw new Error('the audio worker measured nothing');
    return measured;
  }

  /** The oldest goes first. The curves of the limiter are large and not remembered. */
  const remembered = new Map<string, Measurement>();
  function remember(key: string, { plans, ...levels }: Measurement): Measurement {
    const measured = { ...levels, plans: plans.map((plan): GainPlan => ({ ...plan, limits: null })) };
    remembered.set(key, measured);
    const [oldest] = remembered.keys();
    if (remembered.size > maxMeasured && oldest !== undefined) remembered.delete(oldest);
    return measured;
  }

  return {
    toWav: (bytes, format, seconds) => write(bytes, { format, seconds }, { kind: 'wav' }),
    async measure(key, open, source, targets) {
      const known = `${key} ${JSON.stringify(targets)}`;
      const measured = remembered.get(known);
      return measured ?? remember(known, await measureFile(await open(), source, { kind: 'measure', targets }));
    },
    async *toLoudness(open, source, lufs, output) {
      const targets = [{ lufs, ceilingDb: ceilingOf(output) }];
      const { plans } = await measureFile(await open(), source, { kind: 'measure', targets });
      const [plan = { gain: 1, limits: null, frameLength: 1, limitedDb: 0 }] = plans;
      const gain = plan.gain * 10 ** (lossOf(output) / 20);
      yield* write(await open(), source, { kind: 'level', output, plan: { ...plan, gain } });
    },
    async *isolate(samples, output, { keepOriginal }) {
      const source = { format: output, seconds: 0 };
      for await (const { bytes, isolated } of convert(bytesOf(samples), source, {
        kind: 'isolate',
        output,
        keepOriginal,
      }))
        if (isolated) yield { audio: bytes, ...isolated };
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await end();
    },
  };
}

async function* bytesOf(samples: AsyncIterable<Float32Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  for await (const { buffer, byteOffset, byteLength } of samples) yield new Uint8Array(buffer, byteOffset, byteLength);
}
