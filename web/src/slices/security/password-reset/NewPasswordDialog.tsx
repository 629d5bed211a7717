import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { confirmPasswordReset } from '#contract/security/api.ts';
import { prepareInternalVerification } from '#contract/sign-in/api.ts';
import type { RevocableKey } from '#contract/security/types.ts';
import { passwordProblem } from '#contract/security/passwords.ts';
import { call } from '../../../lib/api.ts';
import { keep } from '../../../lib/address/arrival.ts';
import { useCall } from '../../../lib/queries.ts';
import { recheckSession } from '../../../lib/session.ts';
import { dismissToasts, toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { PasswordField } from '../../../ui/form/Field.tsx';
import type { ActionState } from '../../action-links/public.ts';
import { attemptMessage, isRefusal, isThrottled } from '../../../lib/failures/refusal.ts';
import { t } from '../messages.ts';
import { NewPasswordField } from '../../../ui/form/NewPasswordField.tsx';
import { RevokeKeys } from './RevokeKeys.tsx';

interface Props {
  code: string;
  email: string | undefined;
  keys: RevocableKey[];
  onMove(state: ActionState): void;
  onClose(): void;
}

interface Passwords {
  password: string;
  repeated: string;
}

function check({ password, repeated }: Passwords) {
  const problem = passwordProblem(password);
  const errors = {
    ...(problem ? { password: { type: 'rule', message: problem } } : {}),
    ...(repeated === password ? {} : { repeated: { type: 'match', message: t('passwords_differ') } }),
  };
  return { values: { password, repeated }, errors };
}

/** Keeps the code for the sign-in, so that failed attempts of strangers do not throttle the owner of the mailbox. */
async function keepInternalCode(email: string, verification_code: string): Promise<void> {
  try {
    const { internal_code } = await call(prepareInternalVerification, { body: { email, verification_code } });
    keep('internal_code', internal_code);
  } catch {
    // The sign-in works without the code.
  }
}

export function NewPasswordDialog({ code, email, keys, onMove, onClose }: Props) {
  const set = useCall(confirmPasswordReset);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { register, handleSubmit, formState, control, setError } = useForm<Passwords>({
    defaultValues: { password: '', repeated: '' },
    resolver: (values) => {
      const { values: good, errors } = check(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: good, errors: {} };
    },
  });
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ password: new_password }) => {
    dismissToasts();
    try {
      // This comes first, because the next call consumes the code of the mail.
      if (email) await keepInternalCode(email, code);
      // `all` also revokes a key that was made since the page was opened.
      const revoked = keys.map(({ key_id }) => key_id).filter((id) => !kept.has(id));
      const revoke_keys = kept.size === 0 ? 'all' : revoked;
      await set.mutateAsync({ body: { action_code: code, new_password, revoke_keys } });
      onMove('changePasswordSucceeded');
      // Every session of the account has ended, including this browser's if it belongs to that account.
      await recheckSession();
    } catch (error) {
      if (isRefusal(error) && error.type === 'invalidActionCode') onMove('changePasswordFailed');
      else if (isRefusal(error))
        setError('password', { type: 'server', message: error.field?.message ?? error.message });
      else if (isThrottled(error)) toastError(attemptMessage(error));
      else toastError(error, { onRetry: () => void submit() });
    }
  });

  return (
    <Dialog
      title={t('new_password_title')}
      description={email ? t('new_password_for', { email }) : undefined}
      isOpen
      onOpenChange={onClose}
      hasUnsaved={formState.isDirty}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="new-password" isBusy={set.isPending}>
            {t('new_password_save')}
          </Button>
        </>
      }
    >
      <form id="new-password" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <NewPasswordField
          password={password}
          label={t('new_password')}
          error={formState.errors.password?.message}
          data-autofocus
          {...register('password')}
        />
        <PasswordField
          label={t('repeat_password')}
          autoComplete="new-password"
          error={formState.errors.repeated?.message}
          {...register('repeated')}
        />
        {keys.length > 0 && <RevokeKeys keys={keys} kept={kept} onChange={setKept} />}
      </form>
    </Dialog>
  );
}
