import { sendVerificationEmail } from '#contract/sign-up/api.ts';
import { usePause } from '../../lib/timers/pause.ts';
import { useCall } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { refusalMessage } from '../../lib/failures/refusal.ts';
import { t } from './messages.ts';

/** Seconds. */
const pauseBetweenMails = 60;

interface Props {
  email: string;
  continueUrl?: string | undefined;
  /** A mail has just been sent, so the wait begins at once. */
  isJustSent: boolean;
}

export function ResendVerification({ email, continueUrl, isJustSent }: Props) {
  const send = useCall(sendVerificationEmail);
  const pause = usePause(pauseBetweenMails, isJustSent);
  async function sendAgain() {
    try {
      await send.mutateAsync({ body: { email, ...(continueUrl ? { continue_url: continueUrl } : {}) } });
      pause.begin();
      toastSuccess(t('verification_sent', { email }));
    } catch (error) {
      toastError(refusalMessage(error, t('verification_failed')));
    }
  }
  return (
    <Button
      className="tabular-nums"
      isBusy={send.isPending}
      isDisabled={pause.left > 0}
      onClick={() => void sendAgain()}
    >
      {pause.left > 0 ? t('resend_in', { seconds: pause.left }) : t('resend')}
    </Button>
  );
}
