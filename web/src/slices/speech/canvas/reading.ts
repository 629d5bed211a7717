/** Decides whether the canvas shows the words being spoken or the text being written. */
import { playerStore } from '../../../lib/player/state.ts';
import { createStore, useStore } from '../../../lib/store.ts';

/** The playback that the user left in order to write. */
const dismissedStore = createStore<{ load: number }>({ load: 0 });

export function useIsReading(): boolean {
  const left = useStore(dismissedStore, ({ load }) => load);
  return useStore(
    playerStore,
    ({ item, load, isRestored }) => item !== null && item.text !== '' && !isRestored && load !== left,
  );
}

export const editAgain = (): void => dismissedStore.set({ load: playerStore.get().load });
