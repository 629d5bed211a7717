/** Manages the actions of the frame and the screens, which the palette and the list of shortcuts show. */
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { createStore } from '../store.ts';

export const actionGroups = ['go', 'create', 'speech', 'player', 'history', 'view', 'account', 'help'] as const;
export type ActionGroup = (typeof actionGroups)[number];

export interface Action {
  id: string;
  /** A translated phrase that starts with a verb, such as "Download the current audio". */
  label: string;
  group: ActionGroup;
  /** Where it is absent, the palette shows the icon of the group. */
  icon?: LucideIcon;
  /**
   * `Mod+Enter`, `Mod+Shift+V`, `Space`, `?`, or `G H` for one after the other. `Mod` is ⌘ on Apple's machines and Ctrl
   * elsewhere. The screen that offers the action also binds its keys; the frame binds its own.
   */
  keys?: string;
  /**
   * Keys that mean something only where the focus is (arrows in a list) have no `run`, so the palette leaves them out.
   */
  run?(): void;
  /** Called when the palette opens. */
  isAvailable?(): boolean;
}

/** Actions stand in the order in which they were offered. */
export const actionsStore = createStore<{ actions: readonly Action[] }>({ actions: [] });

/** Offers an action until the returned function is called. An action with the same id is replaced. */
export function offerAction(action: Action): () => void {
  const others = actionsStore.get().actions.filter(({ id }) => id !== action.id);
  actionsStore.set({ actions: [...others, action] });
  return () => actionsStore.set({ actions: actionsStore.get().actions.filter((one) => one !== action) });
}

/** Offers actions while a component is mounted. Memoise `actions`, or they are offered anew at each render. */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => {
    const withdraw = actions.map(offerAction);
    return () => {
      for (const take of withdraw) take();
    };
  }, [actions]);
}
