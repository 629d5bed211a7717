/** Deleting takes effect at once on the screen and eight seconds later on the server. */
import { deleteHistoryItem, listHistory } from '#contract/history.ts';
import { call } from '../../lib/api.ts';
import { playerStore, stopPlayer } from '../../lib/player.ts';
import { invalidate } from '../../lib/queries.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { toastError, toastUndo } from '../../lib/toasts.ts';

export const hiddenStore = createStore<{ ids: string[] }>({ ids: [] });
/** Hidden and not yet sent. */
const waiting = new Set<string>();

const show = (id: string) => hiddenStore.set({ ids: hiddenStore.get().ids.filter((one) => one !== id) });

export function deleteWithUndo(id: string): void {
  hiddenStore.set({ ids: [...hiddenStore.get().ids, id] });
  waiting.add(id);
  if (playerStore.get().item?.history_item_id === id) stopPlayer();
  toastUndo(
    'Deleted from history',
    () => {
      waiting.delete(id);
      show(id);
    },
    () => void commit(id),
  );
}

async function commit(id: string): Promise<void> {
  // Undo closes the toast too; then there is nothing left to send.
  if (!waiting.delete(id)) return;
  try {
    await call(deleteHistoryItem, { params: { history_item_id: id } }, { keepalive: true });
    invalidate(listHistory);
  } catch (error) {
    show(id);
    toastError(error);
  }
}

const commitAll = () => {
  for (const id of waiting) void commit(id);
};
// Who leaves meant it: a closed tab must not bring the item back.
addEventListener('pagehide', commitAll);
onSignOut(() => {
  waiting.clear();
  hiddenStore.set({ ids: [] });
});
