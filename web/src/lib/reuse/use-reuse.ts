import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { HistoryItem } from '#contract/history/types.ts';
import { pages } from '#contract/pages.ts';
import { reusedItemStore } from './reused-item.ts';

/** Takes an item's text, or its turns, and its settings to Text to Speech. */
export function useReuse(): (item: HistoryItem) => void {
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      reusedItemStore.set({ item });
      void navigate({ to: item.dialogue ? pages.dialogue : pages.textToSpeech });
    },
    [navigate],
  );
}
