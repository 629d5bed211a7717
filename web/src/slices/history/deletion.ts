/** Deletes items at once on the screen, and eight seconds later on the server, so that the deletion can be undone. */
import { deleteHistoryItem, deleteHistoryItems } from '#contract/history/api.ts';
import { maxHistoryIds } from '#contract/history/types.ts';
import { call } from '../../lib/api.ts';
import { stopPlayer } from '../../lib/player/playback.ts';
import { playerStore } from '../../lib/player/state.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';
import { toastError, toastUndo } from '../../lib/toasts.ts';
import { toBatches } from './batches.ts';
import { forgetItems } from './history.queries.ts';
import { t } from './messages.ts';

export const hiddenStore = createStore<{ ids: ReadonlySet<string> }>({ ids: new Set() });
/** Deletions that are hidden on the screen but not sent yet. Each can be undone by itself. */
const waiting = new Set<readonly string[]>();

function hide(ids: readonly string[]): void {
  hiddenStore.set({ ids: new Set([...hiddenStore.get().ids, ...ids]) });
}

function show(ids: readonly string[]): void {
  const shown = new Set(ids);
  hiddenStore.set({ ids: new Set([...hiddenStore.get().ids].filter((id) => !shown.has(id))) });
}

export function deleteWithUndo(ids: readonly string[]): void {
  if (ids.length === 0) return;
  hide(ids);
  waiting.add(ids);
  const playing = playerStore.get().item?.history_item_id;
  if (playing && ids.includes(playing)) stopPlayer();
  toastUndo(
    t('deleted', { count: ids.length }),
    () => {
      waiting.delete(ids);
      show(ids);
    },
    () => void commit(ids),
  );
}

// `keepalive` lets the request outlive the page.
const options = { keepalive: true };

async function remove(ids: readonly string[]): Promise<void> {
  const [first] = ids;
  if (ids.length === 1 && first !== undefined) {
    await call(deleteHistoryItem, { params: { history_item_id: first } }, options);
  } else await call(deleteHistoryItems, { body: { history_item_ids: [...ids] } }, options);
}

async function removeBatch(batch: readonly string[]): Promise<void> {
  try {
    await remove(batch);
    forgetItems(batch);
  } catch (error) {
    toastError(error);
  }
  // Items that could not be deleted appear again. The others are no longer in any list.
  show(batch);
}

async function commit(ids: readonly string[]): Promise<void> {
  // Undo closes the toast too; then there is nothing left to send.
  if (!waiting.delete(ids)) return;
  for (const batch of toBatches(ids, maxHistoryIds)) await removeBatch(batch);
}

const commitAll = () => {
  for (const ids of waiting) {
    waiting.delete(ids);
    // The page is closing, so the batches are sent without waiting for each other.
    for (const batch of toBatches(ids, maxHistoryIds)) void removeBatch(batch);
  }
};
// Leaving the page confirms the deletion: a closed tab must not bring the items back.
addEventListener('pagehide', commitAll);
onSignOut(() => {
  waiting.clear();
  hiddenStore.set({ ids: new Set() });
});
