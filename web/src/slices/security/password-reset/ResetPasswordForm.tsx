import { sendPasswordResetEmail } from '#contract/security/api.ts';
import { call } from '../../../lib/api.ts';
import { EmailForm } from '../../../ui/form/EmailForm.tsx';
import { t } from '../messages.ts';

interface ResetPasswordFormProps {
  label: string;
  email: string | undefined;
  continueUrl?: string | undefined;
}

/** Asks for a link that leads to a new password. */
export function ResetPasswordForm({ label, email: known, continueUrl: continue_url }: ResetPasswordFormProps) {
  return (
    <EmailForm
      email={known}
      look="primary"
      label={label}
      onSend={(email) => call(sendPasswordResetEmail, { body: { email, ...(continue_url ? { continue_url } : {}) } })}
      sentMessage={(email) => t('reset_sent', { email })}
      failedMessage={t('reset_failed')}
    />
  );
}
