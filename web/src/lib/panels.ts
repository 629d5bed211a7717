/** What the frame opens over a page, one at a time, from wherever it is asked for. */
import { createStore } from './store.ts';

export type Panel = 'palette' | 'shortcuts' | 'notifications' | 'jobs' | 'account' | 'help' | 'feedback';

export const panelStore = createStore<{ open: Panel | null }>({ open: null });

export const openPanel = (panel: Panel): void => panelStore.set({ open: panel });
/** Without a name whatever is open; with one only that, so that a late close does not take what came after. */
export function closePanel(panel?: Panel): void {
  if (!panel || panelStore.get().open === panel) panelStore.set({ open: null });
}
