/**
 * Loads the screen of a route when it is first needed. The router's own lazy component reloads the page after a
 * failure, and an offline browser would then lose the page.
 */
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { createCodeLoader } from '../lib/code/code-loader.ts';
import { useStore } from '../lib/store.ts';
import { UnloadedScreen } from './problems/UnloadedScreen.tsx';

/** The router calls `preload` before it shows the route. */
export function lazyScreen<P extends object>(
  importScreen: () => Promise<ComponentType<P>>,
): ((props: P) => ReactNode) & { preload(): Promise<void> } {
  const { store, load } = createCodeLoader(importScreen);
  function Screen(props: P) {
    const loaded = useStore(store, (state) => state.loaded);
    const error = useStore(store, (state) => state.error);
    if (loaded) return createElement(loaded.code, props);
    if (error !== null) return <UnloadedScreen error={error} retry={load} />;
    use(load());
    return null;
  }
  return Object.assign(Screen, { preload: load });
}
