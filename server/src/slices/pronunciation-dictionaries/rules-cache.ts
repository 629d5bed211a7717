/** Keeps the rules of versions that were used lately. A version never changes, so nothing here grows stale. */
import type { LoadedDictionary } from './loaded-dictionaries.rules.ts';

/** Rules that are kept over all versions. */
const maxKept = 100_000;

/** The version that was used longest ago comes first. */
const kept = new Map<string, LoadedDictionary>();
let count = 0;

export async function cachedRules(
  workspaceId: string,
  dictionaryId: string,
  versionId: string,
  load: () => Promise<LoadedDictionary>,
): Promise<LoadedDictionary> {
  // A version is found only by whoever may read it: the workspace is part of the key.
  const key = `${workspaceId} ${dictionaryId} ${versionId}`;
  const known = kept.get(key);
  const loaded = known ?? (await load());
  forget(key);
  kept.set(key, loaded);
  count += loaded.rules.length;
  for (const oldest of kept.keys()) {
    if (count <= maxKept || oldest === key) break;
    forget(oldest);
  }
  return loaded;
}

function forget(key: string): void {
  count -= kept.get(key)?.rules.length ?? 0;
  kept.delete(key);
}
