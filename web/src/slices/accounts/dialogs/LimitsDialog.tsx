import { useState } from 'react';
import { getAccount, setAccountLimits } from '#contract/accounts/api.ts';
import type { Account } from '#contract/accounts/types.ts';
import { hasAgreedFigures, hasUnlimitedSeats } from '#contract/billing/plans.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useCall, useRead } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { showAccountsAgain } from '../account-actions.ts';
import { t } from '../messages.ts';
import type { DialogOfAccount } from './dialogs.ts';
import { FormDialog } from './FormDialog.tsx';
import { changedLimits, highest, readLimit, type Limits, type LimitTexts } from './limits.ts';

/** The list does not say every limit, so the account is read first. */
export function LimitsDialog({ account: { user_id }, onClose }: DialogOfAccount) {
  const { data } = useRead(getAccount, { params: { user_id } });
  return data ? <LimitsForm account={data} onClose={onClose} /> : null;
}

function LimitsForm({ account, onClose }: { account: Account; onClose(): void }) {
  const { user_id, credit_limit, concurrency_limit, max_seats, tier } = account;
  const now: Limits = { credits: credit_limit, concurrency: concurrency_limit, seats: max_seats };
  const [texts, setTexts] = useState<LimitTexts>({
    credits: String(credit_limit),
    concurrency: String(concurrency_limit),
    seats: hasUnlimitedSeats(max_seats) ? '' : String(max_seats),
  });
  const [isTried, setIsTried] = useState(false);
  const set = useCall(setAccountLimits);
  const changed = changedLimits(now, texts);
  const isChanged = changed === 'invalid' || Object.keys(changed).length > 0;

  function submit() {
    setIsTried(true);
    if (changed === 'invalid') return;
    if (!isChanged) return onClose();
    set.mutate(
      { params: { user_id }, body: changed },
      {
        onSuccess: () => {
          toastSuccess(t('done'));
          onClose();
        },
        onSettled: showAccountsAgain,
      },
    );
  }

  const field = (name: keyof Limits) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: texts[name],
    error:
      isTried && readLimit(name, texts[name]) === undefined
        ? t('limit_wrong', { max: formatNumber(highest[name]) })
        : undefined,
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
  });
  const isSeatsOfPlan = !hasAgreedFigures(tier);
  return (
    <FormDialog
      title={t('limits_title', account)}
      description={t('limits_text')}
      submitLabel={t('set_limits')}
      isBusy={set.isPending}
      error={set.error}
      hasUnsaved={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('limit_credits')} {...field('credits')} />
      <TextField label={t('limit_concurrency')} {...field('concurrency')} />
      <TextField
        label={t('seats')}
        help={isSeatsOfPlan ? t('seats_of_plan') : t('seats_help')}
        disabled={isSeatsOfPlan}
        {...field('seats')}
      />
    </FormDialog>
  );
}
