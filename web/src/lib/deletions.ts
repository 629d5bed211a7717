/** Deletes entries of a list at once on the screen, and eight seconds later on the server, so that it can be undone. */
import { onSignOut } from './session.ts';
import { createStore } from './store.ts';
import { toastError, toastUndo } from './toasts.ts';

/** @param send deletes on the server; its request has to outlive the page (`keepalive`) */
export function createDeletions(send: (id: string) => Promise<void>) {
  const hiddenStore = createStore<{ ids: ReadonlySet<string> }>({ ids: new Set() });
  /** What is hidden on the screen but not deleted yet. */
  const waiting = new Set<string>();

  function show(id: string): void {
    hiddenStore.set({ ids: new Set([...hiddenStore.get().ids].filter((one) => one !== id)) });
  }

  async function commit(id: string): Promise<void> {
    // Undo closes the toast too; then there is nothing left to send.
    if (!waiting.delete(id)) return;
    try {
      await send(id);
    } catch (error) {
      toastError(error);
      show(id);
    }
  }

  // Leaving the page confirms the deletion: a closed tab must not bring the entries back.
  addEventListener('pagehide', () => {
    for (const id of waiting) void commit(id);
  });
  onSignOut(() => {
    waiting.clear();
    hiddenStore.set({ ids: new Set() });
  });

  return {
    hiddenStore,
    deleteLater(id: string, message: string): void {
      hiddenStore.set({ ids: new Set([...hiddenStore.get().ids, id]) });
      waiting.add(id);
      toastUndo(
        message,
        () => {
          waiting.delete(id);
          show(id);
        },
        () => void commit(id),
      );
    },
  };
}
