/**
 * Draws parts of the app that are loaded when they are first drawn. React's `lazy` keeps a failure for good; this one
 * says so and asks again, so that nothing needs a reload after the browser was offline.
 */
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createCodeLoader, importEventually, loadWhenIdle } from '../../lib/code/code-loader.ts';
import { t } from '../../lib/language/errors-messages.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import { ErrorCard } from './ErrorCard.tsx';

interface Options {
  /** Stands in its place while it is loaded. */
  fallback?: ReactNode;
  /**
   * A `card` in its place says that it could not be loaded; a `toast` does where it has no place of its own, as a
   * dialog. A part that the person did not ask for stays away until it is there.
   */
  failure?: 'card' | 'toast' | 'none';
}

type LazyPart<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead. It never rejects. */
  preload(): Promise<void>;
  /** A hook that tells whether it is there, for what stands in its place until then. */
  useIsLoaded(): boolean;
};

export function lazyPart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  { fallback, failure = 'card' }: Options = {},
): LazyPart<P> {
  const isAwaited = failure !== 'none';
  const { store, load } = createCodeLoader(isAwaited ? importPart : () => importEventually(importPart));
  if (isAwaited) loadWhenIdle(load);
  const retry = () => void load();
  function Part(props: P) {
    const loaded = useStore(store, (state) => state.loaded);
    const hasFailed = useStore(store, (state) => !state.loaded && state.error !== null);
    useEffect(retry, []);
    useEffect(() => {
      if (!hasFailed) return undefined;
      if (failure === 'toast') toastError(t('part_not_loaded'), { onRetry: retry });
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [hasFailed]);
    if (loaded) return createElement(loaded.code, props);
    return hasFailed && failure === 'card' ? <ErrorCard title={t('part_not_loaded')} onRetry={retry} /> : fallback;
  }
  return Object.assign(Part, {
    preload: load,
    useIsLoaded: () => useStore(store, ({ loaded }) => loaded !== undefined && loaded !== null),
  });
}
