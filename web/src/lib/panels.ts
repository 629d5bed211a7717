/** Holds the panel that is open over the page. Only one is open at a time, and any part of the app may open one. */
import { createStore } from './store.ts';

export type Panel = 'palette' | 'shortcuts' | 'notifications' | 'jobs' | 'account' | 'help' | 'feedback';

export const panelStore = createStore<{ open: Panel | null }>({ open: null });

export const openPanel = (panel: Panel): void => panelStore.set({ open: panel });
/** Closes the named panel, or whichever is open. A name keeps a late close from closing the panel that came after. */
export function closePanel(panel?: Panel): void {
  if (!panel || panelStore.get().open === panel) panelStore.set({ open: null });
}
