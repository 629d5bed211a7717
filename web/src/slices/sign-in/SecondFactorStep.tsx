import { useState, type FormEvent } from 'react';
import { signIn } from '#contract/sign-in/api.ts';
import { ApiError, errorMessage } from '../../lib/failures/errors.ts';
import { useCall } from '../../lib/queries.ts';
import { signedIn } from '../../lib/session.ts';
import { dismissToasts, toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';
import type { Credentials } from './PasswordSignIn.tsx';

/** Focuses the field of a new step once, so that the code can be typed at once. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

/** Asks for the code of an authenticator app, or for the backup code. */
export function SecondFactorStep({ credentials, onBack }: { credentials: Credentials; onBack(): void }) {
  const enter = useCall(signIn);
  const [isBackup, setIsBackup] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (enter.isPending) return;
    const given = isBackup ? code.trim() : code.replace(/\s/g, '');
    if (isBackup ? given === '' : !/^\d{6}$/.test(given)) {
      setProblem(isBackup ? t('backup_code_empty') : t('mfa_code_six'));
      return;
    }
    setProblem(undefined);
    dismissToasts();
    try {
      const second = isBackup ? { backup_code: given } : { mfa_code: given };
      signedIn(await enter.mutateAsync({ body: { ...credentials, ...second } }), credentials.email.trim());
    } catch (error) {
      if (error instanceof ApiError && error.type === 'invalid_mfa_code') {
        setProblem(errorMessage(error));
        return;
      }
      toastError(error);
      // The password was changed meanwhile, so the sign-in starts again.
      if (error instanceof ApiError && error.type === 'invalid_credentials') onBack();
    }
  }

  function swap() {
    setIsBackup(!isBackup);
    setCode('');
    setProblem(undefined);
  }

  return (
    <AuthLayout title={t('mfa_title')} intro={isBackup ? t('backup_code_intro') : t('mfa_intro')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          key={isBackup ? 'backup' : 'app'}
          label={isBackup ? t('backup_code') : t('mfa_code')}
          value={code}
          error={problem}
          autoComplete={isBackup ? 'off' : 'one-time-code'}
          inputMode={isBackup ? 'text' : 'numeric'}
          spellCheck={false}
          autoCapitalize="none"
          ref={focusOnce}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="primary" size="lg" isBusy={enter.isPending}>
          {t('sign_in')}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="ghost" onClick={swap}>
            {isBackup ? t('use_app_code') : t('use_backup_code')}
          </Button>
          <Button look="ghost" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
