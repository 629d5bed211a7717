import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { getInstance, signIn } from '#contract/account.ts';
import { schemaResolver, showFieldError } from '../../lib/form.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useCall, useRead } from '../../lib/queries.ts';
import { signedIn } from '../../lib/session.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField, TextField } from '../../ui/Field.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { linkClass } from './link.ts';
import { t } from './messages.ts';
import { SetUpHint } from './SetUpHint.tsx';
import { useEnterWhenSignedIn } from './use-enter.ts';

export function SignInScreen() {
  useTitle(t('sign_in'));
  useEnterWhenSignedIn();
  const instance = useRead(getInstance).data;
  const enter = useCall(signIn);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: schemaResolver<{ email: string; password: string }>(signIn.body),
    mode: 'onTouched',
  });

  const submit = handleSubmit(async (body) => {
    dismissToasts();
    try {
      signedIn(await enter.mutateAsync({ body }));
    } catch (error) {
      if (!showFieldError(error, ['email', 'password'], setError)) toastError(error);
    }
  });

  if (instance?.needs_set_up) return <SetUpHint />;
  return (
    <DoorFrame
      title={t('sign_in')}
      intro={
        // Open nearly everywhere: until it is known, the line keeps its place.
        (instance?.sign_up ?? 'open') === 'open' &&
        t.rich('new_here', {
          link: (
            <Link to="/app/sign-up" className={linkClass}>
              {t('sign_up')}
            </Link>
          ),
        })
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" look="primary" size="lg" isBusy={enter.isPending} className="mt-1">
          {t('sign_in')}
        </Button>
      </form>
    </DoorFrame>
  );
}
