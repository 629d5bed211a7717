import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '#contract/sign-in/api.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { showFieldError } from '../../lib/form.ts';
import { takeKept } from '../../lib/address/arrival.ts';
import { useCall } from '../../lib/queries.ts';
import { signedIn } from '../../lib/session.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordField, TextField } from '../../ui/form/Field.tsx';
import { linkClass } from '../../ui/navigation/link.ts';
import { LockedDialog } from './LockedDialog.tsx';
import { t } from './messages.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const ResetPasswordDialog = lazyPart(async () => (await import('../security/public.ts')).ResetPasswordDialog, {
  failure: 'toast',
});

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  email: string;
  onEmail(email: string): void;
  onSecondFactor(credentials: Credentials): void;
  onSso(): void;
}

export function PasswordSignIn({ email, onEmail, onSecondFactor, onSso }: Props) {
  const enter = useCall(signIn);
  const [isForgotten, setIsForgotten] = useState(false);
  const [locked, setLocked] = useState<(Credentials & { message: string }) | null>(null);
  const { register, handleSubmit, formState, setError, getValues } = useForm<Credentials>({
    defaultValues: { email, password: '' },
    resolver: standardSchemaResolver(signIn.body, undefined, { raw: true }),
    mode: 'onTouched',
  });

  const submit = handleSubmit(async (body) => {
    dismissToasts();
    try {
      // The code comes from a mail that was just read, and is valid for one attempt.
      const internal_code = takeKept('internal_code');
      const withCode = internal_code ? { ...body, internal_code } : body;
      signedIn(await enter.mutateAsync({ body: withCode }), body.email.trim());
    } catch (error) {
      if (error instanceof ApiError && error.type === 'mfa_required') {
        onEmail(body.email);
        onSecondFactor(body);
      } else if (error instanceof ApiError && error.type === 'account_disabled') {
        setLocked({ ...body, message: errorMessage(error) });
      } else if (!showFieldError(error, ['email', 'password'], setError)) toastError(error);
    }
  });

  return (
    <>
      {locked && <LockedDialog {...locked} onClose={() => setLocked(null)} />}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <div className="flex flex-col items-start gap-2">
          <div className="w-full">
            <PasswordField
              label={t('password')}
              autoComplete="current-password"
              error={formState.errors.password?.message}
              {...register('password')}
            />
          </div>
          <button
            type="button"
            className={`${linkClass} rounded-xs py-0.5 text-table max-md:min-h-11`}
            onClick={() => setIsForgotten(true)}
          >
            {t('forgotten')}
          </button>
        </div>
        <Button type="submit" look="primary" size="lg" isBusy={enter.isPending} className="mt-1">
          {t('sign_in')}
        </Button>
        <Button
          look="ghost"
          icon={<KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            onEmail(getValues('email'));
            onSso();
          }}
        >
          {t('sso')}
        </Button>
      </form>
      {isForgotten && <ResetPasswordDialog email={getValues('email')} onClose={() => setIsForgotten(false)} />}
    </>
  );
}
