/** Deletes transcripts at once on the screen, and eight seconds later on the server, so that it can be undone. */
import { deleteTranscript, listTranscripts } from '#contract/speech-to-text/api.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import { toastError, toastUndo } from '../../../lib/toasts.ts';
import { t } from './messages.ts';

export const hiddenStore = createStore<{ ids: ReadonlySet<string> }>({ ids: new Set() });
/** What is hidden on the screen but not deleted yet. */
const waiting = new Set<string>();

function show(id: string): void {
  hiddenStore.set({ ids: new Set([...hiddenStore.get().ids].filter((one) => one !== id)) });
}

export function deleteLater(id: string, name: string): void {
  hiddenStore.set({ ids: new Set([...hiddenStore.get().ids, id]) });
  waiting.add(id);
  toastUndo(
    t('deleted', { name }),
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
    // `keepalive` lets the request outlive the page.
    await call(deleteTranscript, { params: { transcription_id: id } }, { keepalive: true });
    invalidate(listTranscripts);
  } catch (error) {
    toastError(error);
    show(id);
  }
}

// Leaving the page confirms the deletion: a closed tab must not bring transcripts back.
addEventListener('pagehide', () => {
  for (const id of waiting) void commit(id);
});
onSignOut(() => {
  waiting.clear();
  hiddenStore.set({ ids: new Set() });
});
