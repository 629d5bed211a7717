import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { passwordProblem } from '#contract/security/passwords.ts';
import { verifyEmail } from '#contract/sign-up/api.ts';
import { attemptMessage, isRefusal, isThrottled } from '../../lib/failures/refusal.ts';
import { showFieldError } from '../../lib/form.ts';
import { useCall } from '../../lib/queries.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { t } from './messages.ts';

interface VerifyEmailFormProps {
  code: string;
  email: string;
  /** Another browser made the sign-up, so its password and its agreements do not count. */
  needsPassword: boolean;
  onVerified(): Promise<void>;
  onRefused(error: unknown): void;
}

export function VerifyEmailForm({ code, email, needsPassword, onVerified, onRefused }: VerifyEmailFormProps) {
  const verify = useCall(verifyEmail);
  const [hasTerms, setHasTerms] = useState(false);
  const [isTermsMissing, setIsTermsMissing] = useState(false);
  const [wantsUpdates, setWantsUpdates] = useState(false);
  const { register, handleSubmit, formState, setError, control } = useForm({ defaultValues: { password: '' } });
  const password = useWatch({ control, name: 'password' });

  async function submit({ password }: { password: string }) {
    if (needsPassword && !hasTerms) return;
    dismissToasts();
    const account_metadata = { accepts_terms: true, agrees_to_product_updates: wantsUpdates };
    try {
      await verify.mutateAsync({
        body: { action_code: code, ...(needsPassword ? { password, account_metadata } : {}) },
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
        setIsTermsMissing(needsPassword && !hasTerms);
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
          <div className="flex flex-col gap-2">
            <Checkbox
              label={t('terms')}
              checked={hasTerms}
              onChange={(isOn) => {
                setHasTerms(isOn);
                if (isOn) setIsTermsMissing(false);
              }}
            />
            <p className="ps-[26px] text-caption text-muted">{t('terms_help')}</p>
            {isTermsMissing && <FieldError id="terms-error">{t('terms_missing')}</FieldError>}
            <Checkbox label={t('updates')} checked={wantsUpdates} onChange={setWantsUpdates} />
          </div>
        </>
      ) : (
        <p>{t('verify_text')}</p>
      )}
      <Button type="submit" look="primary" size="lg" isBusy={verify.isPending}>
        {needsPassword ? t('create_account') : t('verify')}
      </Button>
    </form>
  );
}
