import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getInstance, signUp } from '#contract/account.ts';
import { schemaResolver, showFieldError } from '../../lib/form.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useCall, useRead } from '../../lib/queries.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CheckInbox } from './CheckInbox.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { linkClass } from './link.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SetUpHint } from './SetUpHint.tsx';
import { useEnterWhenSignedIn } from './use-enter.ts';

const toSignIn = (
  <>
    Already have an account?{' '}
    <Link to="/app/sign-in" className={linkClass}>
      Sign in
    </Link>
  </>
);

export function SignUpScreen() {
  useTitle('Create an account');
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
      <DoorFrame title="Sign-up is closed" intro={toSignIn}>
        <p>Whoever runs this server decides who gets an account. Ask them for one.</p>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title="Create an account" intro={toSignIn}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <NewPasswordField password={password} error={formState.errors.password?.message} {...register('password')} />
        <Button type="submit" look="primary" size="lg" isBusy={ask.isPending} className="mt-1">
          Create account
        </Button>
      </form>
    </DoorFrame>
  );
}
