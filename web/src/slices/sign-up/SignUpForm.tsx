import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getBotCheck, signUp } from '#contract/sign-up/api.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { readToken } from './bot-check.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { showFieldError } from '../../lib/form.ts';
import { useLegalAddresses } from '../../lib/legal.ts';
import { useRead } from '../../lib/queries.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { AgreementFields, lacksAcceptance, metadataOf, noAgreements } from './AgreementFields.tsx';
import { BotCheckWidget } from './BotCheckWidget.tsx';
import { attemptMessage, isThrottled } from '../../lib/failures/refusal.ts';
import { t } from './messages.ts';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { useSignUp } from './use-sign-up.ts';

interface Fields {
  email: string;
  password: string;
}

export function SignUpForm({ continueUrl, onSent }: { continueUrl: string | undefined; onSent(email: string): void }) {
  const check = useRead(getBotCheck).data;
  const widget = useRef<HTMLDivElement>(null);
  const { step, send } = useSignUp(check, () => readToken(widget.current));
  const legal = useLegalAddresses();
  const domains = useRead(getInstance).data?.sign_up_domains.join(', ') ?? '';
  const [agreements, setAgreements] = useState(noAgreements);
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, formState, setError, control } = useForm<Fields>({
    defaultValues: { email: '', password: '' },
    resolver: standardSchemaResolver(signUp.body, undefined, { raw: true }),
    mode: 'onTouched',
  });
  const password = useWatch({ control, name: 'password' });

  async function ask({ email, password }: Fields) {
    if (lacksAcceptance(agreements, legal) || step !== 'idle') return;
    dismissToasts();
    try {
      await send({ email, password, account_metadata: metadataOf(agreements, legal) }, continueUrl);
      onSent(email.trim());
    } catch (error) {
      if (isThrottled(error)) toastError(attemptMessage(error));
      else if (error instanceof ApiError && error.type === 'sign_up_domain_refused')
        setError('email', { type: 'server', message: t('domain_refused', { domains }) });
      else if (!showFieldError(error, ['email', 'password'], setError)) toastError(error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setIsSent(true);
        void handleSubmit(ask)(event);
      }}
      className="flex flex-col gap-4"
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        help={domains === '' ? undefined : t('domains_only', { domains })}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <NewPasswordField
        label={t('password')}
        password={password}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <AgreementFields agreements={agreements} legal={legal} isSent={isSent} onChange={setAgreements} />
      {check?.kind === 'token' && check.script_url && check.site_key && (
        <BotCheckWidget scriptUrl={check.script_url} siteKey={check.site_key} place={widget} />
      )}
      <Button type="submit" look="primary" size="lg" isBusy={step !== 'idle'} className="mt-1">
        {t('create_account')}
      </Button>
      <p role="status" className="text-center text-caption text-muted empty:hidden">
        {step === 'checking' && t('bot_check_running')}
      </p>
    </form>
  );
}
