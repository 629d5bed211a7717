/** Items whose audio file is missing on the server: known once playing or downloading one has failed. */
import type { HistoryItem } from '#contract/history/types.ts';
import { ApiError } from '../failures/errors.ts';
import { t } from '../language/ui-messages.ts';
import { createStore } from '../store.ts';
import { toastError } from '../toasts.ts';

export const missingAudioStore = createStore<{ ids: readonly string[] }>({ ids: [] });

const isAudioMissing = (error: unknown): boolean => error instanceof ApiError && error.type === 'audio_missing';

/** Shows why an item cannot be played or downloaded. One without its audio can be generated again. */
export function toastAudioFailure(error: unknown, item: HistoryItem, generateAgain: (item: HistoryItem) => void): void {
  if (!isAudioMissing(error)) return toastError(error);
  const { ids } = missingAudioStore.get();
  if (!ids.includes(item.history_item_id)) missingAudioStore.set({ ids: [...ids, item.history_item_id] });
  toastError(error, { action: { label: t('generate_again'), run: () => generateAgain(item) } });
}
