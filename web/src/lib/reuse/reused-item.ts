import type { HistoryItem } from '#contract/history/types.ts';
import { createStore } from '../store.ts';

/** The item whose text and settings Text to Speech takes over; that screen empties the store. */
export const reusedItemStore = createStore<{ item: HistoryItem | null }>({ item: null });
