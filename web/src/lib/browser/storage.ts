/** What this browser keeps. Every key has one prefix, so that signing out can remove them all. */
const prefix = 'xi:';

/** Storage may be blocked or full; the product then works without memory. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function readLocal<T>(key: string, isValid: (value: unknown) => value is T, fallback: T): T {
  const value = attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as unknown);
  return isValid(value) ? value : fallback;
}

/** False where nothing was kept. */
export function writeLocal(key: string, value: unknown): boolean {
  return (
    attempt(() => {
      localStorage.setItem(prefix + key, JSON.stringify(value));
      return true;
    }) ?? false
  );
}

export function removeLocal(key: string): void {
  attempt(() => localStorage.removeItem(prefix + key));
}

/** Of this tab alone, until it is closed; signing out clears all but `run_once:`. */
export const readSession = (key: string): string | undefined =>
  attempt(() => sessionStorage.getItem(prefix + key)) ?? undefined;

export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(prefix + key, value));
}

/** What another tab wrote under the key; null where it removed it or wrote what cannot be read. */
export function onOtherTab(key: string, heard: (value: unknown) => void): () => void {
  function onStorage({ key: changed, newValue }: StorageEvent) {
    if (changed === prefix + key) heard(attempt(() => JSON.parse(newValue ?? 'null') as unknown) ?? null);
  }
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Everything with the prefix, and whatever was put into the browser's stored caches. */
export function clearLocal(): void {
  const clear = (storage: Storage, kept?: string) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) storage.removeItem(key);
  };
  // Apart: where one is forbidden, the other may be there.
  attempt(() => clear(localStorage));
  // What a page has done once in this tab is nobody's secret, and done again it may never end.
  attempt(() => clear(sessionStorage, `${prefix}run_once:`));
  void clearCaches().catch(() => undefined);
}

async function clearCaches(): Promise<void> {
  // Not where a page came without https.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
