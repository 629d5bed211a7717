import type { Action } from '../../../lib/keys/actions.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import type { HistoryQuery } from '../history.queries.ts';
import { t } from '../messages.ts';

export async function exportList(query: HistoryQuery): Promise<void> {
  try {
    const { exportCsv } = await import('../csv.ts');
    const { count, isCut } = await exportCsv(query);
    toastSuccess(t(isCut ? 'exported_cut' : 'exported', { count }));
  } catch (error) {
    toastError(error, { onRetry: () => void exportList(query) });
  }
}

/** Gives the list's actions for the palette and the list of shortcuts. */
export const listActions = (query: HistoryQuery): Action[] => [
  { id: 'history.export', label: t('action_export'), group: 'history', run: () => void exportList(query) },
  { id: 'history.select-all', label: t('action_select_all'), group: 'history', keys: 'Mod+A' },
  { id: 'history.delete', label: t('action_delete'), group: 'history', keys: 'Backspace' },
  { id: 'history.next', label: t('action_next'), group: 'history', keys: 'J' },
  { id: 'history.previous', label: t('action_previous'), group: 'history', keys: 'K' },
];
