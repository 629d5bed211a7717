import { deleteTranscript, listTranscripts } from '#contract/speech-to-text/api.ts';
import { call } from '../../../lib/api.ts';
import { createDeletions } from '../../../lib/deletions.ts';
import { invalidate } from '../../../lib/queries.ts';
import { t } from './messages.ts';

const deletions = createDeletions(async (id) => {
  await call(deleteTranscript, { params: { transcription_id: id } }, { keepalive: true });
  invalidate(listTranscripts);
});

export const { hiddenStore } = deletions;
export const deleteLater = (id: string, name: string): void => deletions.deleteLater(id, t('deleted', { name }));
