/** The models that listen and are installed now. Those that did not change go on when others come or go. */
import os from 'node:os';
import type { ListeningAid, ListeningModel } from '../../port.ts';
import type { ProcessPool } from '../../process/process-pool.ts';
import type { ActivityDetector } from '../../sound/activity.ts';
import type { AidModels } from '../../transcript/aids.ts';
import type { Recogniser } from '../recogniser.ts';
import { modelActivity } from './model-activity.ts';
import { aidOf, modelPool, neuralRecogniser, type NeuralOptions } from './neural.ts';

interface Loaded {
  model: ListeningModel;
  pool: ProcessPool;
  recogniser: Recogniser | undefined;
}

function stateOf(pool: ProcessPool): Omit<ListeningAid, 'id' | 'title' | 'kind' | 'task'> {
  const { queued, loadMs, residentBytes, realTimeFactor } = pool.describe();
  return {
    ...{ status: pool.status, queued },
    ...(loadMs === undefined ? {} : { loadMs }),
    ...(residentBytes === undefined ? {} : { residentBytes }),
    ...(realTimeFactor === undefined ? {} : { realTimeFactor }),
    ...(pool.status === 'failed' ? { reason: `It did not start: ${pool.lastFailure?.reason}.` } : {}),
  };
}

export function createModels(options: Partial<NeuralOptions>) {
  const threads = options.threads ?? Math.min(4, os.availableParallelism());
  const maxBytes = options.maxBytes ?? Math.floor((process.constrainedMemory() || os.totalmem()) / 2);
  const all: NeuralOptions = {
    ...{ device: 'cpu', maxQueued: 200, hangMs: 60_000, ...options },
    ...{ threads, maxBytes, workers: Math.max(1, Math.floor(os.availableParallelism() / threads)) },
  };
  const loaded = new Map<string, Loaded>();

  function open(model: ListeningModel): Loaded | undefined {
    try {
      const pool = modelPool(model, all);
      return {
        model,
        pool,
        recogniser: model.manifest.kind === 'recognition' ? neuralRecogniser(model, pool) : undefined,
      };
    } catch {
      // The store has checked the manifest; what became of its folder since is told by its page.
      return undefined;
    }
  }

  const first = (kind: string) => [...loaded.values()].find(({ model }) => model.manifest.kind === kind);
  const aid = (kind: string) => {
    const found = first(kind);
    return found && aidOf(found.model, found.pool);
  };

  return {
    maxBytes,
    async set(models: readonly ListeningModel[]): Promise<void> {
      const wanted = new Map(models.map((model) => [model.engine, model]));
      const ending: Promise<void>[] = [];
      for (const [id, { model, pool }] of loaded) {
        const next = wanted.get(id);
        if (next?.version === model.version && next.folder === model.folder) continue;
        loaded.delete(id);
        ending.push(pool.close());
      }
      for (const [id, model] of wanted) {
        const opened = loaded.get(id) ?? open(model);
        if (opened) loaded.set(id, opened);
      }
      await Promise.all(ending);
    },
    pools: () => [...loaded.values()].map(({ pool }) => pool),
    pool: (id: string) => loaded.get(id)?.pool,
    recognisers: () => [...loaded.values()].flatMap(({ recogniser }) => recogniser ?? []),
    aids: (): AidModels => ({
      diarisation: aid('diarisation'),
      languageId: aid('language_id'),
      punctuation: aid('punctuation'),
    }),
    activity(): Pick<ActivityDetector, 'open'> | undefined {
      const found = first('voice_activity');
      return found && modelActivity(found.pool);
    },
    denoiser: (id: string) => {
      const found = loaded.get(id);
      return found?.model.manifest.kind === 'denoise' ? found.pool : undefined;
    },
    describeAids: (): ListeningAid[] =>
      [...loaded.values()].flatMap(({ model: { engine, title, manifest }, pool }) =>
        manifest.kind === 'recognition'
          ? []
          : [{ ...stateOf(pool), id: engine, title, kind: 'local' as const, task: manifest.kind }],
      ),
  };
}
