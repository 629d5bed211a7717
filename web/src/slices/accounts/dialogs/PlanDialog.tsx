import { useState } from 'react';
import { setAccountPlan } from '#contract/accounts/api.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { showAccountsAgain } from '../account-actions.ts';
import { t } from '../messages.ts';
import type { DialogOfAccount } from './dialogs.ts';
import { FormDialog } from './FormDialog.tsx';
import { PlanField } from './PlanField.tsx';

export function PlanDialog({ account, onClose }: DialogOfAccount) {
  const [tier, setTier] = useState(account.tier);
  const set = useCall(setAccountPlan);
  function submit() {
    set.mutate(
      { params: { user_id: account.user_id }, body: { tier } },
      {
        onSuccess: () => {
          toastSuccess(t('done'));
          onClose();
        },
        onSettled: showAccountsAgain,
      },
    );
  }
  return (
    <FormDialog
      title={t('plan_title', account)}
      description={t('plan_text', { workspace: account.workspace_name })}
      submitLabel={t('change_plan')}
      isBusy={set.isPending}
      error={set.error}
      hasUnsaved={tier !== account.tier}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanField value={tier} onChange={setTier} />
    </FormDialog>
  );
}
