/** A conversation in a process. When the process dies, another one hears the open segment again, once. */
import { RecognitionFailed } from '../port.ts';
import { CallRefused, ProcessLost, type ListeningProcess } from '../process/child.ts';
import type { ProcessPool } from '../process/process-pool.ts';
import type { PartResult, StreamResult } from './part.ts';
import type { Session } from './recogniser.ts';

const rate = 16_000;
const maxRestarts = 3;
let streams = 0;

export function openPooledSession(pool: ProcessPool, language: string | null): Session {
  const stream = ++streams;
  const { title } = pool.options;
  let held: { process: ListeningProcess; release(): void } = pool.reserve();
  let isOpen: Promise<unknown> | undefined;
  let isClosed = false;
  let restarts = 0;
  /** What was pushed since the last commit. */
  let segment: Float32Array[] = [];

  const call = <R>(name: string, input: object, seconds = 0): Promise<R> =>
    held.process.call<R>(name, { stream, ...input }, pool.limitMs(seconds));
  const open = () => (isOpen ??= call('open', language === null ? {} : { language }));

  /** Repeats what a process did not finish in the next one, which hears the segment first. */
  async function insist<R>(work: () => Promise<R>, replayed: readonly Float32Array[]): Promise<R> {
    for (;;) {
      try {
        await open();
        return await work();
      } catch (error) {
        if (isClosed) throw new RecognitionFailed(`${title}: the conversation was closed.`);
        if (error instanceof CallRefused) throw new RecognitionFailed(`${title}: ${error.message}.`);
        if (!(error instanceof ProcessLost)) throw error;
        if (!error.wasReady || ++restarts > maxRestarts)
          throw new RecognitionFailed(`${title} failed: ${error.message}.`);
        held.release();
        held = pool.reserve();
        isOpen = undefined;
        await open().catch(() => undefined);
        for (const samples of replayed) await call('push', { samples }, samples.length / rate).catch(() => undefined);
      }
    }
  }

  return {
    async push(samples) {
      const before = [...segment];
      segment.push(samples);
      return insist(() => call<StreamResult>('push', { samples }, samples.length / rate), before);
    },
    async commit() {
      const all = segment;
      const seconds = all.reduce((sum, { length }) => sum + length, 0) / rate;
      const result = await insist(() => call<PartResult>('commit', {}, seconds), all);
      segment = [];
      return result;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      void call('shut', {})
        .catch(() => undefined)
        .finally(() => held.release());
    },
  };
}
