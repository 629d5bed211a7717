/** PocketSphinx as a recogniser of the port, and as the aligner of English. */
import type { RecogniserAbout, RecogniserStatus } from '../../port.ts';
import { ProcessPool } from '../../process/process-pool.ts';
import type { AlignedSpoken, AlignPart } from '../part.ts';
import { openPooledSession } from '../pooled-session.ts';
import type { Recogniser, Work } from '../recogniser.ts';
import { findPocketSphinx } from './find-pocketsphinx.ts';

export interface PocketSphinxOptions {
  /** The maximum number of processes for recordings, and as many for conversations. */
  workers: number;
  maxQueued: number;
  idleMs: number;
  /** Milliseconds that a part may take beside its length. */
  hangMs?: number;
  /** Another program, for tests of failures. */
  programUrl?: URL;
  /** For tests of machines without it. */
  find?: typeof findPocketSphinx;
}

export interface PocketSphinx extends Recogniser {
  readonly pool: ProcessPool | undefined;
  /** @returns undefined when the words are not found in their order */
  align(part: AlignPart, work: Work): Promise<AlignedSpoken[] | undefined>;
}

const title = 'PocketSphinx';
const megabyte = 1 << 20;
/** A process with the language model takes about 150 MB. */
const maxBytes = 700 * megabyte;

export function pocketSphinx(options: PocketSphinxOptions): PocketSphinx {
  const { workers, maxQueued, idleMs, hangMs = 30_000 } = options;
  const found = (options.find ?? findPocketSphinx)();
  const pool =
    'missing' in found
      ? undefined
      : new ProcessPool({
          title,
          program: {
            url: options.programUrl ?? new URL('./pocketsphinx.process.ts', import.meta.url),
            args: [JSON.stringify(found)],
            startMs: 60_000,
          },
          ...{ maxProcesses: workers, streamsPerProcess: 1, maxStreamProcesses: 2 * workers, maxQueued, idleMs },
          ...{ callMs: hangMs, callMsPerSecond: 3000, maxBytes },
        });
  const required = () => {
    if (!pool) throw new Error('PocketSphinx is missing');
    return pool;
  };
  const status = (): RecogniserStatus => pool?.status ?? 'missing';
  const reason = () => {
    if ('missing' in found)
      return { reason: found.missing, ...(found.packages ? { missingPackages: found.packages } : {}) };
    return pool?.status === 'failed' ? { reason: `PocketSphinx did not start: ${pool.lastFailure?.reason}.` } : {};
  };
  return {
    id: 'pocketsphinx',
    serves: [],
    workspaceId: undefined,
    pool,
    // Its language model knows single sentences.
    cut: { minSeconds: 1, pauseSeconds: 0.3, maxSeconds: 20 },
    parallel: workers,
    describe: (): RecogniserAbout => ({
      ...{ id: 'pocketsphinx', title, kind: 'embedded', languages: ['en'], status: status() },
      version: 'missing' in found ? title : found.version,
      abilities: {
        ...{ streaming: true, wordTimes: 'measured', confidence: true, languageId: false, diarisation: false },
        ...{ audioEvents: false, punctuation: false, keyterms: false, translation: false },
      },
      ...(pool?.describe() ?? { queued: 0, busy: 0, restarts: 0 }),
      ...reason(),
    }),
    recognise: (part, { seconds, group, signal }) => required().run('recognise', part, { seconds, group, signal }),
    align: (part, { seconds, group, signal }) => required().run('align', part, { seconds, group, signal }),
    openSession: (language) => openPooledSession(required(), language),
    load: () => required().load(),
    close: async () => pool?.close(),
  };
}
