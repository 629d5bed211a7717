import { useState, type FormEvent } from 'react';
import { sendSensitiveActionCode, verifySensitiveActionCode } from '#contract/security/api.ts';
import { useUser } from '../../lib/account.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { usePause } from '../../lib/timers/pause.ts';
import { useCall } from '../../lib/queries.ts';
import { closeSensitive } from '../../lib/failures/sensitive.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { t } from '../../lib/language/gates-messages.ts';

/** Seconds before another code may be mailed. */
const pauseBetweenMails = 60;

/** Asks for the code that was mailed when the server refused a sensitive action. */
export function SensitiveActionDialog() {
  const email = useUser()?.email;
  const verify = useCall(verifySensitiveActionCode);
  const send = useCall(sendSensitiveActionCode);
  const pause = usePause(pauseBetweenMails, true);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (verify.isPending) return;
    const verification_code = code.trim();
    if (verification_code === '') {
      setProblem(t('sensitive_empty'));
      return;
    }
    setProblem(undefined);
    try {
      await verify.mutateAsync({ body: { verification_code } });
      closeSensitive();
      toastSuccess(t('sensitive_verified'));
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setProblem(errorMessage(error));
      else toastError(error);
    }
  }

  async function sendAgain() {
    pause.begin();
    try {
      await send.mutateAsync({});
      toastSuccess(t('sensitive_sent'));
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Dialog
      width="sm"
      title={t('sensitive_title')}
      description={
        email ? t.rich('sensitive_text', { email: <strong className="break-words">{email}</strong> }) : undefined
      }
      isOpen
      onOpenChange={closeSensitive}
      footer={
        <>
          <Button onClick={closeSensitive}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="sensitive-action" isBusy={verify.isPending}>
            {t('sensitive_verify')}
          </Button>
        </>
      }
    >
      <form id="sensitive-action" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('sensitive_code')}
          value={code}
          error={problem}
          autoComplete="one-time-code"
          spellCheck={false}
          data-autofocus
          onChange={(event) => setCode(event.target.value)}
        />
        <p className="text-table text-muted">{t('sensitive_after')}</p>
      </form>
      <Button
        look="ghost"
        size="sm"
        className="self-start tabular-nums"
        isBusy={send.isPending}
        isDisabled={pause.left > 0}
        onClick={() => void sendAgain()}
      >
        {pause.left > 0 ? t('send_again_in', { seconds: pause.left }) : t('send_again')}
      </Button>
    </Dialog>
  );
}
