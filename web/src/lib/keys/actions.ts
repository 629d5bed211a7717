/** What can be done from anywhere: offered by the frame and by screens, found in the palette, listed as shortcuts. */
import { useEffect } from 'react';
import { createStore } from '../store.ts';

export const actionGroups = ['go', 'create', 'speech', 'player', 'history', 'view', 'account', 'help'] as const;
export type ActionGroup = (typeof actionGroups)[number];

export interface Action {
  id: string;
  /** A translated sentence fragment that starts with a verb: "Download what is playing". */
  label: string;
  group: ActionGroup;
  /**
   * `Mod+Enter`, `Mod+Shift+V`, `Space`, `?`, or `G H` for one after the other. `Mod` is ⌘ on Apple's machines and Ctrl
   * elsewhere. Whoever offers the action listens for them; the frame's own are bound by the frame.
   */
  keys?: string;
  /** Absent: keys that only have a meaning where one is (arrows in a list); the palette leaves them out. */
  run?(): void;
  /** Asked when the palette opens. */
  isAvailable?(): boolean;
}

/** In the order of their offering. */
export const actionsStore = createStore<{ actions: readonly Action[] }>({ actions: [] });

/** Until the returned function is called. An id offered again replaces what it stood for. */
export function offerAction(action: Action): () => void {
  const others = actionsStore.get().actions.filter(({ id }) => id !== action.id);
  actionsStore.set({ actions: [...others, action] });
  return () => actionsStore.set({ actions: actionsStore.get().actions.filter((one) => one !== action) });
}

/** While a screen is there. `actions` keep their identity between renders (useMemo), or are offered at each of them. */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => {
    const withdraw = actions.map(offerAction);
    return () => {
      for (const take of withdraw) take();
    };
  }, [actions]);
}
