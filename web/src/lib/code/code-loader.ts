/** Loads code that is not part of the first load. What fails is asked for again, because the connection may come back. */
import { createStore, type Store } from '../store.ts';

interface Loading<T> {
  /** The code is wrapped, because a component is a function and a store takes objects. */
  loaded: { code: T } | null;
  /** Why the latest attempt failed. */
  error: unknown;
}

export interface CodeLoader<T> {
  store: Store<Loading<T>>;
  /** Never rejects: the store holds the error. It loads again after a failure, and once otherwise. */
  load(): Promise<void>;
}

export function createCodeLoader<T>(importCode: () => Promise<T>): CodeLoader<T> {
  const store = createStore<Loading<T>>({ loaded: null, error: null });
  let underWay: Promise<void> | undefined;
  async function attempt(): Promise<void> {
    try {
      const code = await importCode();
      store.set({ loaded: { code }, error: null });
    } catch (error) {
      store.set({ error });
    }
    underWay = undefined;
  }
  return {
    store,
    load: () => (store.get().loaded ? Promise.resolve() : (underWay ??= attempt())),
  };
}

/** Milliseconds after which a page has usually drawn its first screen. */
const settledMs = 2000;

/** Loads code ahead once the browser is idle, so that it is there when somebody asks for it, also without a connection. */
export function loadWhenIdle(load: () => Promise<void>): void {
  // Pages are also drawn while the web app is built, where nobody asks for anything.
  if (typeof window === 'undefined') return;
  setTimeout(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load());
    else void load();
  }, settledMs);
}

const minPause = 2000;
const maxPause = 60_000;

/** Waits until the browser is online again, or for a while that grows with the failures. */
function waitToRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    addEventListener('online', end);
    // An attempt without a connection only fills the console.
    if (navigator.onLine) timer = setTimeout(end, Math.min(maxPause, minPause * 2 ** failures));
  });
}

/** Repeats an import until it succeeds, for code that works in the background and that nobody waits for. */
export async function importEventually<T>(importCode: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await importCode();
    } catch {
      await waitToRetry(failures);
    }
  }
}

/** Tells whether an error means that a file of the app could not be fetched. Each engine words it in its own way. */
export const isImportFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script|error loading dynamically|Unable to preload/i.test(
    error.message,
  );
