/** Which item is being shared. One dialog is open at a time. */
import { createStore } from '../../lib/store.ts';

export interface ShareTarget {
  id: string;
  /** Names the item, for the texts of other sites. */
  title: string;
}

export const shareStore = createStore<{ target: ShareTarget | null }>({ target: null });

export const closeShare = (): void => shareStore.set({ target: null });

/** Opens the dialog. A menu that closes returns the focus to its button first. */
export function openShare(target: ShareTarget): void {
  setTimeout(() => shareStore.set({ target }));
}
