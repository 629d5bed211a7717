import { useState } from 'react';
import { changePassword, listSessions } from '#contract/security/api.ts';
import { passwordProblem, passwordRulePrefix } from '#contract/security/passwords.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordField } from '../../ui/form/Field.tsx';
import { PasswordRules } from '../../ui/form/PasswordRules.tsx';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { t } from './messages.ts';

const empty = { current: '', next: '', repeat: '' };

/** Changes the password, which ends every other session. */
export function PasswordForm({ email, onDone }: { email: string; onDone(): void }) {
  const [fields, setFields] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const change = useCall(changePassword);
  const { current, next, repeat } = fields;
  const isWeak = passwordProblem(next) !== undefined;
  const isDifferent = next !== repeat;
  const refusal = change.error instanceof ApiError ? change.error : undefined;
  const isWrong = refusal?.type === 'wrong_password';

  async function submit() {
    setIsTried(true);
    if (change.isPending || current === '' || isWeak || isDifferent) return;
    try {
      await change.mutateAsync({ body: { current_password: current, new_password: next } });
      toastSuccess(t('password_changed'));
      invalidate(listSessions);
      onDone();
    } catch (error) {
      onSensitiveRefusal(error);
      // Other errors appear in the form.
    }
  }
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });

  return (
    <form
      noValidate
      className="flex max-w-[440px] flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!isWrong && !refusal?.field && <CallFailure error={change.error} />}
      {/* Password managers look for the address in the same form. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('current_password')}
        autoComplete="current-password"
        value={current}
        error={isTried && current === '' ? t('current_missing') : isWrong ? t('current_wrong') : undefined}
        onChange={set('current')}
      />
      <PasswordField
        label={t('new_password')}
        autoComplete="new-password"
        value={next}
        error={isTried && isWeak ? passwordRulePrefix : refusal?.field?.message}
        help={<PasswordRules password={next} isRefused={isTried && isWeak} />}
        onChange={set('next')}
      />
      <PasswordField
        label={t('repeat_password')}
        autoComplete="new-password"
        value={repeat}
        error={isTried && isDifferent ? t('passwords_differ') : undefined}
        onChange={set('repeat')}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {t('change_password')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
