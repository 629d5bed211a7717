import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { pages } from '#contract/pages.ts';
import { passwordProblem } from '#contract/security/passwords.ts';
import { joinWorkspace } from '#contract/sign-up/api.ts';
import { attemptMessage, isRefusal, isThrottled } from '../../../lib/failures/refusal.ts';
import { showFieldError } from '../../../lib/form.ts';
import { asksForAcceptance, useLegalAddresses } from '../../../lib/legal.ts';
import { useCall } from '../../../lib/queries.ts';
import { signedIn } from '../../../lib/session.ts';
import { dismissToasts, toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { NewPasswordField } from '../../../ui/form/NewPasswordField.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';
import { FullWorkspace } from './FullWorkspace.tsx';
import { useLeaveToHome } from './leave-to-home.ts';
import type { WayProps } from './way.ts';

/** For somebody without an account: the address is known, and a password is all that is asked for. */
export function JoinForm({ code, workspace, invitation, onOver, onStale }: WayProps) {
  const join = useCall(joinWorkspace);
  const leave = useLeaveToHome();
  const legal = useLegalAddresses();
  const { register, handleSubmit, formState, setError, control } = useForm({ defaultValues: { password: '' } });
  const password = useWatch({ control, name: 'password' });
  const { email, account, can_create_account, is_full } = invitation;

  async function submit({ password }: { password: string }) {
    dismissToasts();
    try {
      // The note beside the form says what joining accepts.
      const account_metadata = asksForAcceptance(legal) ? { accepts_terms: true } : {};
      const body = { link_code: code, password, account_metadata };
      const answer = await join.mutateAsync({ body });
      onOver();
      signedIn(answer, email);
      toastSuccess(t('joined', { workspace }));
      leave();
    } catch (error) {
      if (isThrottled(error)) toastError(attemptMessage(error));
      else if (!showFieldError(error, ['password'], setError)) toastError(error);
      if (isRefusal(error)) onStale();
    }
  }

  if (!can_create_account) return <Banner tone="warning">{t('join_closed')}</Banner>;
  if (is_full) return <FullWorkspace inviter={invitation.invited_by} onRetry={onStale} />;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {account === 'unverified' && <Banner tone="info">{t('join_unverified')}</Banner>}
      <TextField
        label={t('join_email')}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        className="border-transparent bg-sunken"
        help={t('join_email_help')}
        trailing={<Lock size={16} strokeWidth={1.75} aria-hidden="true" className="me-3 flex-none text-muted" />}
      />
      <NewPasswordField
        label={t('join_password')}
        password={password}
        error={formState.errors.password?.message}
        {...register('password', { validate: (value) => passwordProblem(value) ?? true })}
      />
      <Button type="submit" look="primary" size="lg" isBusy={join.isPending} className="mt-1">
        <span className="truncate">{t('join_title', { workspace })}</span>
      </Button>
      <p className="text-table text-muted">
        {t.rich('join_known', {
          link: (
            <Link to={pages.signIn} className={linkClass}>
              {t('join_sign_in_accept')}
            </Link>
          ),
        })}
      </p>
    </form>
  );
}
