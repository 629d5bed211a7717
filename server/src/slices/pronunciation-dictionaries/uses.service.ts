/** Where a dictionary is used. */
import type { DictionaryUses } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { requireDictionary } from './dictionaries.service.ts';
import type { PinnedLocator } from './loaded-dictionaries.rules.ts';
import * as store from './uses.store.ts';

/** @throws AppError 404 pronunciation_dictionary_not_found */
export async function listUses(scope: Scope, id: string): Promise<DictionaryUses> {
  await requireDictionary(scope, id);
  const [listed, jobs] = await Promise.all([store.findDefault(scope, id), store.listJobs(scope, id)]);
  return {
    is_workspace_default: listed !== undefined,
    default_version_id: listed?.version_id ?? null,
    jobs: jobs.map(({ job_id, version_id, created_at }) => ({
      job_id,
      version_id,
      created_at_unix: toUnix(created_at),
    })),
  };
}

/** Remembers what a bulk job speaks with, in the transaction that creates it. */
export const recordJob = (scope: Scope, jobId: string, pinned: readonly PinnedLocator[]): Promise<void> =>
  store.insertJob(scope, jobId, pinned);
