import { playerStore, toggle, type Player } from '../../lib/player/player.ts';
import { type PlayableItem, playHistoryItem } from '../player/public.ts';
import { useStore } from '../../lib/store.ts';

/** What the player does with this item; null while it has another one. */
export const useItemStatus = (id: string): Player['status'] | null =>
  useStore(playerStore, ({ item, status }) => (item?.history_item_id === id ? status : null));

/** Plays it from the start, or goes on with it where it is loaded. */
export function playOrToggle(item: PlayableItem): void {
  if (playerStore.get().item?.history_item_id === item.history_item_id) toggle();
  else playHistoryItem(item);
}
