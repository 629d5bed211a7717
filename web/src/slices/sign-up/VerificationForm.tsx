import { sendVerificationEmail } from '#contract/sign-up/api.ts';
import { call } from '../../lib/api.ts';
import { EmailForm } from '../../ui/form/EmailForm.tsx';
import { t } from './messages.ts';

interface VerificationFormProps {
  label: string;
  continueUrl?: string | undefined;
}

/** Asks for another link that verifies an address, where the address is not known. */
export function VerificationForm({ label, continueUrl: continue_url }: VerificationFormProps) {
  return (
    <EmailForm
      label={label}
      onSend={(email) => call(sendVerificationEmail, { body: { email, ...(continue_url ? { continue_url } : {}) } })}
      sentMessage={(email) => t('verification_sent', { email })}
      failedMessage={t('verification_failed')}
    />
  );
}
