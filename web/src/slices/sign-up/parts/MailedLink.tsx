import { useState, type FormEvent } from 'react';
import { Email } from '#contract/sign-in/types.ts';
import { sendPasswordResetEmail } from '#contract/security/api.ts';
import { sendVerificationEmail } from '#contract/sign-up/api.ts';
import { useCall } from '../../../lib/queries.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { serverMessageOr } from '../failures.ts';
import { t } from '../messages.ts';

interface Props {
  kind: 'reset' | 'verification';
  /** The email address, if it is known. */
  email?: string | undefined;
  continueUrl?: string | undefined;
  look?: 'primary' | 'secondary';
  label: string;
}

/** Requests another mail with a link, for the address that the visitor enters. */
export function MailedLink({ kind, email: known = '', continueUrl, look = 'secondary', label }: Props) {
  const isReset = kind === 'reset';
  const sendReset = useCall(sendPasswordResetEmail);
  const sendVerification = useCall(sendVerificationEmail);
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const send = isReset ? sendReset : sendVerification;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const checked = Email.safeParse(email);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    try {
      await send.mutateAsync({ body: { email, ...(continueUrl ? { continue_url: continueUrl } : {}) } });
      setSentTo(email.trim());
    } catch (error) {
      toastError(serverMessageOr(error, isReset ? t('reset_failed') : t('verification_failed')));
    }
  }

  if (sentTo) {
    return (
      <p role="status">{isReset ? t('reset_sent', { email: sentTo }) : t('verification_sent', { email: sentTo })}</p>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look={look} isBusy={send.isPending} className="self-start">
        {label}
      </Button>
    </form>
  );
}
