import { getHistoryItem } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { call } from '../../../lib/api.ts';
import { downloadHistoryItem } from '../../../lib/download.ts';
import { saveHeldAudio } from '../../../lib/player/held-audio.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { track } from '../../analytics/public.ts';
import { itemInput } from '../history-playback.ts';
import { t } from '../messages.ts';

/**
 * Downloads what the player holds. Where the history cannot be read, it saves the player's source or what was received.
 * @throws why the history could not be read, where the player has nothing to save either
 */
export async function downloadPlayed(): Promise<void> {
  const id = playerStore.get().item?.history_item_id;
  if (id) {
    let item: HistoryItem | undefined;
    try {
      item = await call(getHistoryItem, itemInput(id));
    } catch (error) {
      if (!(await saveHeldAudio())) throw error;
      toastSuccess(t('saved_held'));
    }
    if (item) await downloadHistoryItem(item);
  } else if (!(await saveHeldAudio())) throw new Error(t('nothing_to_download'));
  track('item_downloaded', { kind: 'played' });
}
