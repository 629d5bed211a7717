import { useState } from 'react';
import { listApiKeys, rotateApiKey } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { invalidate, useCall } from '../../../lib/queries.ts';
import { onSensitiveRefusal } from '../../../lib/failures/sensitive.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { CallFailure } from '../../../ui/feedback/CallFailure.tsx';
import { t } from '../messages.ts';
import type { NewSecret } from './KeySecret.tsx';

interface RotateDialogProps {
  apiKey: ApiKey;
  onMade(secret: NewSecret): void;
  onClose(): void;
}

/** Asks how long the old secret stays valid, and gives the key a new one. */
export function RotateDialog({ apiKey, onMade, onClose }: RotateDialogProps) {
  const [former, setFormer] = useState<'keep' | 'end'>('keep');
  const rotate = useCall(rotateApiKey);

  async function submit() {
    try {
      const body = { key_id: apiKey.key_id, keep_former: former === 'keep' };
      const { xi_api_key } = await rotate.mutateAsync({ body });
      onMade({ secret: xi_api_key, permissions: apiKey.permissions });
      invalidate(listApiKeys);
    } catch (error) {
      onSensitiveRefusal(error);
    }
  }

  return (
    <Dialog
      title={t('rotate_title', { name: apiKey.name })}
      description={t('rotate_text')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={rotate.isPending} onClick={() => void submit()}>
            {t('rotate')}
          </Button>
        </>
      }
    >
      <CallFailure error={rotate.error} />
      <RadioGroup
        label={t('former_secret')}
        value={former}
        options={[
          { value: 'keep', label: t('former_keep'), help: t('former_keep_help') },
          { value: 'end', label: t('former_end'), help: t('former_end_help') },
        ]}
        onChange={setFormer}
      />
    </Dialog>
  );
}
