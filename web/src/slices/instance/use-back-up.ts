import { backUpNow, readOverview } from '#contract/instance/api.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** Begins a backup, says so, and has the overview read again. */
export function useBackUp(): { backUp: () => void; isPending: boolean } {
  const { mutateAsync, isPending } = useCall(backUpNow);
  async function backUp() {
    try {
      await mutateAsync({});
      toastSuccess(t('backup_started'));
    } catch (error) {
      toastError(error);
    }
    invalidate(readOverview);
  }
  return { backUp: () => void backUp(), isPending };
}
