/** Models of this machine that listen, as the port uses them: recognisers, and what helps them. */
import path from 'node:path';
import { abilitiesOf, isOnline } from '#contract/engine-models/listening.ts';
import type { ListeningModel, RecogniserAbout } from '../../port.ts';
import { ProcessPool } from '../../process/process-pool.ts';
import type { Aid } from '../../transcript/aids.ts';
import { openPooledSession } from '../pooled-session.ts';
import type { Recogniser } from '../recogniser.ts';
import { runtimeOf } from './runtime.ts';

export interface NeuralOptions {
  threads: number;
  device: 'cpu' | 'cuda';
  /** The maximum number of processes of each model. */
  workers: number;
  idleMs?: number | undefined;
  maxBytes: number;
  maxQueued: number;
  /** Milliseconds that a part may take beside its length. */
  hangMs: number;
  /** Another program, for tests of failures. */
  programUrl?: URL;
}

const megabyte = 1 << 20;
/** A process may take twice what somebody measured, and this much more. */
const spareBytes = 512 * megabyte;

export function modelPool(model: ListeningModel, options: NeuralOptions): ProcessPool {
  const { manifest, folder, title } = model;
  const { threads, device, workers, idleMs, maxBytes, maxQueued, hangMs, programUrl } = options;
  const expected = (manifest.memoryMegabytes ?? 0) * megabyte;
  const isStreaming = isOnline(manifest.family);
  return new ProcessPool({
    title,
    program: {
      url: programUrl ?? new URL('./listening.process.ts', import.meta.url),
      args: [JSON.stringify(runtimeOf(model, { threads, device }))],
      hiddenPath: `${path.resolve(folder)}${path.sep}`,
      startMs: 120_000,
    },
    maxProcesses: manifest.kind === 'recognition' ? workers : 1,
    streamsPerProcess: isStreaming ? 16 : manifest.kind === 'denoise' || manifest.kind === 'voice_activity' ? 8 : 0,
    maxStreamProcesses: 2,
    maxQueued,
    ...(idleMs === undefined ? {} : { idleMs }),
    callMs: hangMs,
    callMsPerSecond: 10_000,
    maxBytes: expected > 0 ? Math.min(maxBytes, 2 * expected + spareBytes) : maxBytes,
  });
}

export function neuralRecogniser(model: ListeningModel, pool: ProcessPool): Recogniser {
  const { manifest, engine, title, version } = model;
  const { family, languages } = manifest;
  const can = abilitiesOf(manifest);
  const openSession = isOnline(family)
    ? { openSession: (language: string | null) => openPooledSession(pool, language) }
    : {};
  return {
    id: engine,
    serves: manifest.serves,
    workspaceId: undefined,
    // Whisper looks at half a minute at a time.
    cut: { minSeconds: 6, pauseSeconds: 0.4, maxSeconds: 28 },
    parallel: pool.options.maxProcesses,
    describe: (): RecogniserAbout => ({
      ...{ id: engine, title, version, kind: 'local', languages, status: pool.status },
      abilities: {
        // Without a state, it hears the open segment again and again.
        streaming: true,
        wordTimes: can?.word_times ?? 'estimated',
        confidence: can?.confidence === true,
        languageId: can?.detects_language === true,
        diarisation: false,
        audioEvents: false,
        punctuation: can?.writes_punctuation === true,
        keyterms: can?.keyterms === true,
        translation: can?.translates === true,
      },
      ...pool.describe(),
      ...(pool.status === 'failed' ? { reason: `It did not start: ${pool.lastFailure?.reason}.` } : {}),
    }),
    recognise: (part, { seconds, group, signal }) => pool.run('recognise', part, { seconds, group, signal }),
    ...openSession,
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

export const aidOf = ({ manifest }: ListeningModel, pool: ProcessPool): Aid => ({
  languages: manifest.languages,
  run: (call, input, { seconds, group, signal }) => pool.run(call, input, { seconds, group, signal }),
});
