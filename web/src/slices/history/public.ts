/** What other slices may use of the history. */
import { lazy } from 'react';

export { reusedItemStore } from './reuse.ts';

export const HistoryTab = lazy(async () => ({ default: (await import('./parts/HistoryTab.tsx')).HistoryTab }));
