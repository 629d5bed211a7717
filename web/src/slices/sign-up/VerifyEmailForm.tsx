import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { passwordProblem } from '#contract/security/passwords.ts';
import { verifyEmail } from '#contract/sign-up/api.ts';
import { attemptMessage, isRefusal, isThrottled } from '../../lib/failures/refusal.ts';
import { showFieldError } from '../../lib/form.ts';
import { useLegalAddresses } from '../../lib/legal.ts';
import { useCall } from '../../lib/queries.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { AcceptanceField, AgreementFields, lacksAcceptance, metadataOf, noAgreements } from './AgreementFields.tsx';
import { t } from './messages.ts';

interface VerifyEmailFormProps {
  code: string;
  email: string;
  /** Another browser made the sign-up, so its password and its agreements do not count. */
  needsPassword: boolean;
  /** The sign-up has not accepted what the installation asks to accept. */
  needsTerms: boolean;
  onVerified(): Promise<void>;
  onRefused(error: unknown): void;
}

export function VerifyEmailForm({
  code,
  email,
  needsPassword,
  needsTerms,
  onVerified,
  onRefused,
}: VerifyEmailFormProps) {
  const verify = useCall(verifyEmail);
  const legal = useLegalAddresses();
  const [agreements, setAgreements] = useState(noAgreements);
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, formState, setError, control } = useForm({ defaultValues: { password: '' } });
  const password = useWatch({ control, name: 'password' });

  async function submit({ password }: { password: string }) {
    if (needsTerms && lacksAcceptance(agreements, legal)) return;
    dismissToasts();
    const account_metadata = needsPassword ? metadataOf(agreements, legal) : { accepts_terms: agreements.hasTerms };
    try {
      await verify.mutateAsync({
        body: {
          action_code: code,
          ...(needsPassword ? { password } : {}),
          ...(needsPassword || needsTerms ? { account_metadata } : {}),
        },
      });
      await onVerified();
    } catch (error) {
      if (isThrottled(error)) toastError(attemptMessage(error));
      else if (showFieldError(error, ['password'], setError)) return;
      else if (isRefusal(error)) onRefused(error);
      else toastError(error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        setIsSent(true);
        void handleSubmit(submit)(event);
      }}
    >
      {needsPassword ? (
        <>
          <p>{t('verify_password_text')}</p>
          {/* Password managers store the password with the address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField
            label={t('password')}
            password={password}
            error={formState.errors.password?.message}
            {...register('password', { validate: (value) => passwordProblem(value) ?? true })}
          />
          <AgreementFields agreements={agreements} legal={legal} isSent={isSent} onChange={setAgreements} />
        </>
      ) : (
        <>
          <p>{t('verify_text')}</p>
          {needsTerms && (
            <AcceptanceField agreements={agreements} legal={legal} isSent={isSent} onChange={setAgreements} />
          )}
        </>
      )}
      <Button type="submit" look="primary" size="lg" isBusy={verify.isPending}>
        {needsPassword ? t('create_account') : t('verify')}
      </Button>
    </form>
  );
}
