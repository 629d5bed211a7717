/** Wraps the browser's storage. Every key has one prefix, so that signing out can remove them all. */
const prefix = 'xi:';

/** Storage may be blocked or full; the product then works without it. */
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

/** Returns false if nothing could be stored. */
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

/**
 * Reads from the storage of this tab, which lasts until the tab is closed. Signing out clears all keys but
 * `run_once:`.
 */
export const readSession = (key: string): string | undefined =>
  attempt(() => sessionStorage.getItem(prefix + key)) ?? undefined;

export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(prefix + key, value));
}

/** Calls the listener with what another tab wrote; null where it removed the key or wrote something unreadable. */
export function onOtherTab(key: string, heard: (value: unknown) => void): () => void {
  function onStorage({ key: changed, newValue }: StorageEvent) {
    if (changed === prefix + key) heard(attempt(() => JSON.parse(newValue ?? 'null') as unknown) ?? null);
  }
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Removes every key with the prefix, and the browser's stored caches. */
export function clearLocal(): void {
  const clear = (storage: Storage, kept?: string) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) storage.removeItem(key);
  };
  // Each storage is tried by itself, because one may be blocked while the other works.
  attempt(() => clear(localStorage));
  // These marks hold no secret; without them a page could reload without end.
  attempt(() => clear(sessionStorage, `${prefix}run_once:`));
  void clearCaches().catch(() => undefined);
}

async function clearCaches(): Promise<void> {
  // Caches do not exist on pages without https.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
