import { deleteIsolation, listIsolations } from '#contract/audio-isolation/api.ts';
import { call } from '../../../lib/api.ts';
import { createDeletions } from '../../../lib/deletions.ts';
import { invalidate } from '../../../lib/queries.ts';
import { t } from '../messages.ts';

const deletions = createDeletions(async (id) => {
  await call(deleteIsolation, { params: { history_item_id: id } }, { keepalive: true });
  invalidate(listIsolations);
});

export const { hiddenStore } = deletions;
export const deleteEntry = (id: string, name: string): void => deletions.deleteLater(id, t('deleted', { name }));
