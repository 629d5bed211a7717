import { useEffect, useRef, useState } from 'react';
import type { AccountDocument } from '#contract/profile/types.ts';
import { canAccessWorkspaceSettings, updateWorkspace } from '#contract/workspace/api.ts';
import { call } from '../../../lib/api.ts';
import { choose, useChosen } from '../../../lib/choices/choices.ts';
import { errorMessage } from '../../../lib/failures/errors.ts';
import { formatDate } from '../../../lib/format.ts';
import { arrivalStore } from '../../../lib/address/arrival.ts';
import { useStore } from '../../../lib/store.ts';
import { useRead } from '../../../lib/queries.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { keepInView } from '../../../lib/keep-in-view.ts';
import { t } from '../messages.ts';
import { SwitchRow } from './SwitchRow.tsx';
import { refreshAccount } from '../../../lib/account.ts';

const name = 'training';

/** Changes a setting of the whole workspace, so only its admins may. `?training_opt_out=true` links here. */
export function TrainingRow({ account }: { account: AccountDocument }) {
  const { enabled, timestamp } = account.training_opt_out;
  const rights = useRead(canAccessWorkspaceSettings);
  // The link of one visit marks the row until the page is left.
  const [isAsked, setIsAsked] = useState(false);
  const isArrival = useStore(arrivalStore, ({ isTrainingAsked }) => isTrainingAsked);
  if (isArrival && !isAsked) setIsAsked(true);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isArrival) arrivalStore.set({ isTrainingAsked: false });
  }, [isArrival]);
  useEffect(() => {
    if (!isAsked || !root.current) return undefined;
    root.current.querySelector('input')?.focus({ preventScroll: true });
    return keepInView(root.current, 'center');
  }, [isAsked]);

  const change = (isOn: boolean) =>
    choose(name, isOn, async () => {
      try {
        await call(updateWorkspace, { query: { training_opt_out: isOn ? 'true' : 'false' } });
        toastSuccess(t('training_saved'));
        await refreshAccount();
      } catch (error) {
        toastError(t('training_failed', { message: errorMessage(error) }));
      }
    });

  return (
    <div ref={root} data-asked={isAsked || undefined} className="data-asked:rounded-t-[13px] data-asked:bg-accent-soft">
      <SwitchRow
        label={t('training')}
        help={
          <>
            {t('training_help')}
            {enabled && timestamp !== null && ` ${t('training_since', { date: formatDate(timestamp) })}`}
          </>
        }
        isOn={useChosen(name, enabled)}
        disabledReason={rights.data?.can_change === false ? t('training_admins_only') : undefined}
        onChange={(isOn) => void change(isOn)}
      />
    </div>
  );
}
