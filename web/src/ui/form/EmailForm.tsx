import { useState, type FormEvent } from 'react';
import { Email } from '#contract/sign-in/types.ts';
import { refusalMessage } from '../../lib/failures/refusal.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from './Field.tsx';

interface EmailFormProps {
  /** The email address, if it is known. */
  email?: string | undefined;
  look?: 'primary' | 'secondary';
  /** The label of the button. */
  label: string;
  onSend(email: string): Promise<unknown>;
  /** The message that replaces the form once the mail is on its way. */
  sentMessage(email: string): string;
  /** The message if the server gives no reason of its own. */
  failedMessage: string;
}

/** Requests a mail with a link, for the address that the visitor enters. */
export function EmailForm({ email: known = '', look, label, onSend, sentMessage, failedMessage }: EmailFormProps) {
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = Email.safeParse(email);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setIsBusy(true);
    try {
      await onSend(email);
      setSentTo(email.trim());
    } catch (error) {
      toastError(refusalMessage(error, failedMessage));
    }
    setIsBusy(false);
  }

  if (sentTo) return <p role="status">{sentMessage(sentTo)}</p>;
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
      <Button type="submit" look={look ?? 'secondary'} isBusy={isBusy} className="self-start">
        {label}
      </Button>
    </form>
  );
}
