import { useEffect, useState } from 'react';
import { sendFeedback } from '#contract/feedback/api.ts';
import { track } from '../analytics/public.ts';
import { useCall } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { t } from './messages.ts';
import { Rating } from './Rating.tsx';

type Kind = 'bug' | 'idea' | 'other';
const maxCharacters = 5000;

/** Asks for feedback. `page` is where the user was. */
export function FeedbackDialog({ page, onClose }: { page: string; onClose(): void }) {
  const send = useCall(sendFeedback);
  const [kind, setKind] = useState<Kind>('idea');
  const [message, setMessage] = useState('');
  const [rating, setRating] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => track('feedback_opened'), []);
  const isEmpty = message.trim() === '';

  async function submit() {
    setIsTried(true);
    if (isEmpty || send.isPending) return;
    try {
      await send.mutateAsync({ body: { kind, message, rating, page: page.slice(0, 500) } });
      toastSuccess(t('sent'));
      onClose();
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Dialog
      title={t('title')}
      description={t('intro')}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={!isEmpty}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={send.isPending} onClick={() => void submit()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('kind')}
        value={kind}
        onChange={setKind}
        options={(['bug', 'idea', 'other'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <TextAreaField
        label={t('message')}
        help={t('message_help')}
        rows={5}
        maxLength={maxCharacters}
        value={message}
        data-autofocus
        error={isTried && isEmpty ? t('message_missing') : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Rating value={rating} onChange={setRating} />
    </Dialog>
  );
}
