import { useId, useState } from 'react';
import { createApiKey, editApiKey, listApiKeys, type ApiKey } from '#contract/api-keys.ts';
import { errorMessage } from '../../lib/errors.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';
import { fieldsOf, findFaults, newFields, toBody } from './key-form.ts';
import { KeyForm } from './KeyForm.tsx';
import { t } from './messages.ts';
import type { NewSecret } from './SecretDialog.tsx';

interface KeyDialogProps {
  /** Undefined: a new one. */
  edited: ApiKey | undefined;
  /** Names that a suggestion leaves alone. */
  taken: string[];
  onMade(secret: NewSecret): void;
  onClose(): void;
}

export function KeyDialog({ edited, taken, onMade, onClose }: KeyDialogProps) {
  const id = useId();
  const [fields, setFields] = useState(() => (edited ? fieldsOf(edited) : newFields(taken)));
  const [isTouched, setIsTouched] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const create = useCall(createApiKey);
  const edit = useCall(editApiKey);
  const faults = findFaults(fields);
  const isBusy = create.isPending || edit.isPending;
  const error = create.error ?? edit.error;

  async function submit() {
    setIsTried(true);
    if (isBusy || Object.keys(faults).length > 0) return;
    const body = toBody(fields);
    try {
      if (edited) {
        await edit.mutateAsync({ body: { ...body, key_id: edited.key_id } });
        toastSuccess(t('saved'));
        onClose();
      } else {
        const { xi_api_key } = await create.mutateAsync({ body });
        onMade({ secret: xi_api_key, permissions: body.permissions });
      }
      invalidate(listApiKeys);
    } catch {
      // Told in the dialog.
    }
  }

  return (
    <Dialog
      title={edited ? t('edit_title') : t('create_title')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={isTouched}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={isBusy}>
            {edited ? t('save') : t('create')}
          </Button>
        </>
      }
    >
      {error && <ErrorCard title={errorMessage(error)} />}
      <KeyForm
        id={id}
        fields={fields}
        faults={isTried ? faults : {}}
        onSubmit={() => void submit()}
        onChange={(change) => {
          setIsTouched(true);
          setFields({ ...fields, ...change });
        }}
      />
    </Dialog>
  );
}
