import { useSyncExternalStore } from 'react';

/**
 * Holds a value that several components watch, such as the player or the session. Server data is held by TanStack
 * Query.
 */
export interface Store<T extends object> {
  get(): T;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `select` must give the same value for the same state: pick a field or compute a primitive. */
export function useStore<T extends object, S>(store: Store<T>, select: (state: T) => S): S {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
