import { useState } from 'react';
import { listSupportAccess, requestSupportAccess } from '#contract/support-access/api.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { t } from '../messages.ts';
import type { DialogOfAccount } from './dialogs.ts';
import { FormDialog } from './FormDialog.tsx';

/** Asks the user for access to their account. They decide by the link of a mail. */
export function AccessDialog({ account: { email }, onClose }: DialogOfAccount) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const request = useCall(requestSupportAccess);
  const isMissing = reason.trim() === '';
  function submit() {
    setIsTried(true);
    if (isMissing) return;
    request.mutate(
      { body: { email, reason: reason.trim() } },
      {
        onSuccess: () => {
          toastSuccess(t('access_asked', { email }));
          invalidate(listSupportAccess);
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t('access_title', { email })}
      description={t('access_text')}
      submitLabel={t('ask_access')}
      isBusy={request.isPending}
      error={request.error}
      hasUnsaved={!isMissing}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t('access_reason')}
        help={t('access_reason_help')}
        maxLength={500}
        value={reason}
        error={isTried && isMissing ? t('access_reason_missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
