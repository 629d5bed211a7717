import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { pages } from '#contract/pages.ts';
import { getInstance } from '#contract/sign-in/api.ts';
import { setUp } from '#contract/sign-up/api.ts';
import { showFieldError } from '../../lib/form.ts';
import { useInstallationName } from '../../lib/browser/installation.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/address/params.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { signedIn } from '../../lib/session.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { buttonClass, Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx';
import { SetUpHint, useRedirectWhenSignedIn } from '../sign-in/public.ts';

export function SetUpScreen() {
  useTitle(t('set_up'));
  useRedirectWhenSignedIn();
  const code = useParam('code') ?? '';
  const instance = useRead(getInstance).data;
  const installation = useInstallationName();
  const make = useCall(setUp);
  const { register, handleSubmit, formState, setError, control } = useForm({
    defaultValues: {
      setup_code: code,
      first_name: '',
      email: '',
      password: '',
    },
    resolver: standardSchemaResolver(setUp.body, undefined, { raw: true }),
    mode: 'onTouched',
  });

  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (body) => {
    dismissToasts();
    try {
      const answer = await make.mutateAsync({ body });
      invalidate(getInstance);
      signedIn(answer);
    } catch (error) {
      if (!showFieldError(error, ['email', 'password', 'first_name'], setError)) toastError(error);
    }
  });

  if (instance && !instance.can_set_up) {
    return (
      <AuthLayout title={t('set_up_done_title')} intro={t('set_up_done_text')}>
        <Link to={pages.signIn} className={`${buttonClass({ look: 'primary' })} self-start`}>
          {t('sign_in')}
        </Link>
      </AuthLayout>
    );
  }
  if (code === '') return <SetUpHint />;
  return (
    <AuthLayout title={t('set_up_title', { installation })} intro={t('set_up_text')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="given-name"
          error={formState.errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <NewPasswordField
          label={t('password')}
          password={password}
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" look="primary" size="lg" isBusy={make.isPending} className="mt-1">
          {t('create_account')}
        </Button>
      </form>
    </AuthLayout>
  );
}
