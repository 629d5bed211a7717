import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getInstance } from '#contract/account.ts';
import { signUp } from '#contract/sign-up.ts';
import { schemaResolver, showFieldError } from '../../lib/form.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useCall, useRead } from '../../lib/queries.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckInbox } from './CheckInbox.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { linkClass } from './link.ts';
import { t } from './messages.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SetUpHint } from './SetUpHint.tsx';
import { useEnterWhenSignedIn } from './use-enter.ts';

const toSignIn = () =>
  t.rich('known_here', {
    link: (
      <Link to="/app/sign-in" className={linkClass}>
        {t('sign_in')}
      </Link>
    ),
  });

export function SignUpScreen() {
  useTitle(t('sign_up'));
  useEnterWhenSignedIn();
  const instance = useRead(getInstance).data;
  const ask = useCall(signUp);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, control } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: schemaResolver<{ email: string; password: string }>(signUp.body),
    mode: 'onTouched',
  });

  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (body) => {
    dismissToasts();
    try {
      await ask.mutateAsync({ body });
      setSentTo(body.email.trim());
    } catch (error) {
      if (!showFieldError(error, ['email', 'password'], setError)) toastError(error);
    }
  });

  if (instance?.needs_set_up) return <SetUpHint />;
  if (sentTo) return <CheckInbox email={sentTo} onChange={() => setSentTo(null)} />;
  if (instance && instance.sign_up !== 'open') {
    return (
      <DoorFrame title={t('closed_title')} intro={toSignIn()}>
        <p>{t('closed_text')}</p>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('sign_up')} intro={toSignIn()}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <NewPasswordField password={password} error={formState.errors.password?.message} {...register('password')} />
        <Button type="submit" look="primary" size="lg" isBusy={ask.isPending} className="mt-1">
          {t('create_account')}
        </Button>
      </form>
    </DoorFrame>
  );
}
