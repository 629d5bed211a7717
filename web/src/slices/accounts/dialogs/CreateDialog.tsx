import { useState } from 'react';
import { createAccount } from '#contract/accounts/api.ts';
import type { Tier } from '#contract/billing/plans.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { showAccountsAgain } from '../account-actions.ts';
import { t } from '../messages.ts';
import { FormDialog } from './FormDialog.tsx';
import { PlanField } from './PlanField.tsx';

interface CreateDialogProps {
  onCreated(id: string): void;
  onClose(): void;
}

/** Creates an account for somebody, who chooses the password with the link of a mail. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [tier, setTier] = useState<Tier>('free');
  const [isTried, setIsTried] = useState(false);
  const create = useCall(createAccount);
  const isWrong = !/^\S+@\S+\.\S+$/.test(email.trim());
  function submit() {
    setIsTried(true);
    if (isWrong) return;
    const first_name = name.trim();
    create.mutate(
      { body: { email: email.trim(), tier, ...(first_name ? { first_name } : {}) } },
      {
        onSuccess: (account) => {
          toastSuccess(t('created', account));
          onClose();
          onCreated(account.user_id);
        },
        onSettled: showAccountsAgain,
      },
    );
  }
  return (
    <FormDialog
      title={t('create')}
      description={t('create_text')}
      submitLabel={t('create')}
      isBusy={create.isPending}
      error={create.error}
      hasUnsaved={email !== '' || name !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        data-autofocus
        value={email}
        error={isTried && isWrong ? t('email_wrong') : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('first_name')}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PlanField value={tier} onChange={setTier} />
    </FormDialog>
  );
}
