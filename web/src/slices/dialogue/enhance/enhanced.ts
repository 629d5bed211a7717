/** What the latest Enhance did, until it is dismissed or undone. */
import type { EnhancedDialogue } from '#contract/dialogue/types.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import type { Turn } from '../model/turns.ts';

interface Enhanced {
  /** How many turns changed. */
  count: number;
  by: EnhancedDialogue['enhanced_by'];
  warnings: EnhancedDialogue['warnings'];
  /** The changed turns as they were. */
  before: readonly Turn[];
}

export const enhancedStore = createStore<{ shown: Enhanced | null }>({ shown: null });

export const dismissEnhanced = (): void => enhancedStore.set({ shown: null });
onSignOut(dismissEnhanced);
