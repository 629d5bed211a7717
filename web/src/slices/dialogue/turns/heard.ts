/** Decides whether the turns are shown as they are spoken, or as they are written. */
import { playerStore } from '../../../lib/player/state.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { dialogueStore } from '../generation/dialogue-state.ts';
import type { Turn } from '../model/turns.ts';

/** The playback that the user left in order to write. */
const leftStore = createStore<{ load: number }>({ load: 0 });

/** The turns that the player holds; undefined while the fields are shown. */
export function useHeard(): { load: number; turns: readonly Turn[] } | undefined {
  const load = useStore(dialogueStore, (state) => state.load);
  const turns = useStore(dialogueStore, (state) => state.turns);
  const left = useStore(leftStore, (state) => state.load);
  const isLoaded = useStore(playerStore, (player) => player.item !== null && player.load === load);
  return load > 0 && isLoaded && load !== left ? { load, turns } : undefined;
}

export const editAgain = (): void => leftStore.set({ load: playerStore.get().load });
