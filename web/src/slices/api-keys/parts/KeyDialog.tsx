import { useId, useState } from 'react';
import { createApiKey, editApiKey, listApiKeys } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { generateName } from '#contract/profile/api.ts';
import { call } from '../../../lib/api.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { onSensitiveRefusal } from '../../../lib/failures/sensitive.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { fieldsOf, validateFields, newFields, suggestName, toBody } from '../key-form.ts';
import { KeyForm } from './KeyForm.tsx';
import { t } from '../messages.ts';
import type { NewSecret } from './KeySecret.tsx';

interface KeyDialogProps {
  /** The key to edit, or undefined for a new one. */
  edited: ApiKey | undefined;
  /** Names that are taken, so they are not suggested. */
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
  const faults = validateFields(fields);
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
    } catch (failure) {
      onSensitiveRefusal(failure);
      // Other errors appear in the dialog.
    }
  }

  /** Suggests another name, from our own list where the server gives none. */
  async function roll() {
    const name = await call(generateName, { body: { kind: 'api_key' } }).then(
      (answer) => answer.name,
      () => suggestName([...taken, fields.name]),
    );
    setFields((before) => ({ ...before, name }));
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
      <CallFailure error={error} />
      <KeyForm
        id={id}
        fields={fields}
        faults={isTried ? faults : {}}
        onSubmit={() => void submit()}
        onRoll={() => void roll()}
        onChange={(change) => {
          setIsTouched(true);
          setFields((before) => ({ ...before, ...change }));
        }}
      />
    </Dialog>
  );
}
