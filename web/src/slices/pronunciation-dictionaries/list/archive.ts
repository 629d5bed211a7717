/** Archives a dictionary at once on the screen, and eight seconds later on the server, so that it can be undone. */
import { getDictionary, listDictionaries, updateDictionary } from '#contract/pronunciation-dictionaries/api.ts';
import { call } from '../../../lib/api.ts';
import { createDeletions } from '../../../lib/deletions.ts';
import { invalidate } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { t } from './messages.ts';

const deletions = createDeletions(async (id) => {
  await call(
    updateDictionary,
    { params: { pronunciation_dictionary_id: id }, body: { archived: true } },
    { keepalive: true },
  );
  // It is shown again where archived ones are.
  hiddenStore.set({ ids: new Set([...hiddenStore.get().ids].filter((one) => one !== id)) });
  invalidate(listDictionaries, getDictionary);
});

export const { hiddenStore } = deletions;
export const archiveLater = (id: string, name: string): void => deletions.deleteLater(id, t('archived', { name }));

export async function unarchive(id: string, name: string): Promise<void> {
  try {
    await call(updateDictionary, { params: { pronunciation_dictionary_id: id }, body: { archived: false } });
    toastSuccess(t('unarchived', { name }));
  } catch (error) {
    toastError(error);
  }
  invalidate(listDictionaries, getDictionary);
}
