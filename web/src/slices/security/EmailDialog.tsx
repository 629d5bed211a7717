import { useId, useState } from 'react';
import { Email } from '#contract/sign-in/types.ts';
import { sendEmailChangeVerification } from '#contract/security/api.ts';
import { useCall } from '../../lib/queries.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { t } from './messages.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';

/** Asks for a new address. The address changes only when the link in the mail to it is opened. */
export function EmailDialog({ email, onClose }: { email: string; onClose(): void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useCall(sendEmailChangeVerification);

  async function submit() {
    const address = Email.safeParse(typed);
    if (!address.success) return setProblem(t('email_wrong'));
    if (address.data === email.toLowerCase()) return setProblem(t('email_same'));
    if (send.isPending) return;
    try {
      await send.mutateAsync({ body: { new_email: typed } });
      setSentTo(address.data);
    } catch (error) {
      onSensitiveRefusal(error);
      // Other errors appear in the dialog.
    }
  }

  if (sentTo) {
    return (
      <Dialog
        title={t('email_sent_title')}
        description={t.rich('email_sent_text', { email: <b className="font-medium text-ink">{sentTo}</b> })}
        isOpen
        onOpenChange={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <Banner tone="plain">{t('email_sent_former', { email })}</Banner>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('change_email')}
      description={t('email_text')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} look="primary" isBusy={send.isPending}>
            {t('email_send')}
          </Button>
        </>
      }
    >
      <CallFailure error={send.error} />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('new_email')}
          type="email"
          autoComplete="email"
          data-autofocus
          error={problem}
          value={typed}
          onChange={(event) => {
            setProblem(undefined);
            setTyped(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
