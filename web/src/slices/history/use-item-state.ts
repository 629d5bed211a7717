import { toggle } from '../../lib/player/controls.ts';
import { playerStore, type Player } from '../../lib/player/state.ts';
import { type PlayableItem, playHistoryItem } from '../player/public.ts';
import { useStore } from '../../lib/store.ts';

/** The player's status for this item, or null while the player holds another one. */
export const useItemStatus = (id: string): Player['status'] | null =>
  useStore(playerStore, ({ item, status }) => (item?.history_item_id === id ? status : null));

/** Plays an item from the start, or continues it where it is loaded. */
export function playOrToggle(item: PlayableItem): void {
  if (playerStore.get().item?.history_item_id === item.history_item_id) toggle();
  else playHistoryItem(item);
}
