import { useId, useState } from 'react';
import { createBudget, listBudgets, updateBudget } from '#contract/budgets/api.ts';
import {
  budgetPeriods,
  budgetScopes,
  type Budget,
  type BudgetPeriod,
  type BudgetScope,
} from '#contract/budgets/types.ts';
import { onSensitiveRefusal } from '../../../lib/failures/sensitive.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { bodyOf, changeOf, faultsOf, fieldsOf, newBudget, periodWords, scopeWords, sharesOf } from './budget-form.ts';
import { t } from './messages.ts';
import { TargetField } from './TargetField.tsx';

interface BudgetDialogProps {
  /** Undefined for a new one. */
  budget: Budget | undefined;
  onClose(): void;
}

/** Makes a budget, or changes its credits and its alerts. What it counts stays as long as it is there. */
export function BudgetDialog({ budget, onClose }: BudgetDialogProps) {
  const id = useId();
  const [fields, setFields] = useState(() => (budget ? fieldsOf(budget) : newBudget));
  const [isTouched, setIsTouched] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const create = useCall(createBudget);
  const update = useCall(updateBudget);
  const all = faultsOf(fields);
  const faults = isTried ? all : {};
  const isBusy = create.isPending || update.isPending;
  const { scope, target, credits, period, thresholds } = fields;

  function change(part: Partial<typeof fields>): void {
    setIsTouched(true);
    setFields((before) => ({ ...before, ...part }));
  }

  async function submit(): Promise<void> {
    setIsTried(true);
    if (isBusy || Object.keys(all).length > 0) return;
    try {
      if (budget) await update.mutateAsync({ params: { budget_id: budget.budget_id }, body: changeOf(fields) });
      else await create.mutateAsync({ body: bodyOf(fields) });
      toastSuccess(budget ? t('saved') : t('added'));
      invalidate(listBudgets);
      onClose();
    } catch (failure) {
      onSensitiveRefusal(failure);
      // Another admin may have changed or deleted it. The dialog says what the server said.
      invalidate(listBudgets);
    }
  }

  return (
    <Dialog
      title={budget ? t('change_title') : t('add_title')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={isTouched}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {budget ? t('save') : t('add')}
          </Button>
        </>
      }
    >
      <CallFailure error={create.error ?? update.error} />
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {budget ? (
          <p className="text-table text-muted">
            {[
              scope === 'workspace' ? t('workspace') : `${scopeWords[scope]()}: ${budget.target_name ?? target}`,
              periodWords[period](),
            ].join(' · ')}
          </p>
        ) : (
          <>
            <SelectField
              label={t('scope')}
              value={scope}
              data-autofocus
              onChange={(event) => change({ scope: event.target.value as BudgetScope, target: '' })}
            >
              {budgetScopes.map((one) => (
                <option key={one} value={one}>
                  {scopeWords[one]()}
                </option>
              ))}
            </SelectField>
            {scope !== 'workspace' && (
              <TargetField
                scope={scope}
                value={target}
                fault={faults.target}
                onChange={(value) => change({ target: value })}
              />
            )}
            <SelectField
              label={t('period')}
              value={period}
              onChange={(event) => change({ period: event.target.value as BudgetPeriod })}
            >
              {budgetPeriods.map((one) => (
                <option key={one} value={one}>
                  {periodWords[one]()}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <TextField
          label={t('credits')}
          value={credits}
          error={faults.credits}
          inputMode="numeric"
          autoComplete="off"
          {...(budget ? { 'data-autofocus': true } : {})}
          onChange={(event) => change({ credits: event.target.value })}
        />
        <fieldset aria-describedby={faults.thresholds ? `${id}-shares` : undefined}>
          <legend className="pb-1.5 text-table font-medium">{t('thresholds')}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {sharesOf([...thresholds, ...(budget?.thresholds ?? [])]).map((percent) => (
              <Checkbox
                key={percent}
                label={t('percent', { percent })}
                checked={thresholds.includes(percent)}
                onChange={(isOn) =>
                  change({ thresholds: isOn ? [...thresholds, percent] : thresholds.filter((one) => one !== percent) })
                }
              />
            ))}
          </div>
          {faults.thresholds && <FieldError id={`${id}-shares`}>{faults.thresholds}</FieldError>}
        </fieldset>
      </form>
    </Dialog>
  );
}
