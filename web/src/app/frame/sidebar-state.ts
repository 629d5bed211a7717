import { isBoolean, readLocal, writeLocal } from '../../lib/browser/storage.ts';
import { createStore } from '../../lib/store.ts';

const key = 'sidebar-folded';

export const sidebarStore = createStore({ isFolded: readLocal(key, isBoolean, false) });

export function toggleSidebar(): void {
  const isFolded = !sidebarStore.get().isFolded;
  sidebarStore.set({ isFolded });
  writeLocal(key, isFolded);
}
